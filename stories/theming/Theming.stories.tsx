import { expect, fn, waitFor } from 'storybook/test';
import { Elicitation, UrlConsent } from 'react-mcp-elicitation';
import preview from '../../.storybook/preview.tsx';
import { everyKind } from '../schemas.ts';
import { server } from '../server.ts';
import './brand.css';
import './dense.css';
import './shadcn.css';
import './terminal.css';

const url = {
  mode: 'url' as const,
  message: 'Connect your account.',
  url: 'http://login.example.com/authorize',
};

const meta = preview.meta({
  title: 'Theming',
  component: Elicitation,
  args: { server, onRespond: fn(), request: everyKind },
});

/** The background color that the browser computes. */
const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

/** A brand made with tokens alone: colors, corners and a typeface. See `stories/theming/brand.css`. */
export const Brand = meta.story({
  decorators: [
    (Story) => (
      <div className="brand">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const accept = canvasElement.querySelector('[data-slot=elicitation-accept]')!;
    await expect(backgroundOf(accept)).toBe('rgb(109, 40, 217)');
    await expect(getComputedStyle(accept).borderRadius).toBe('20px');
  },
});

/** The same brand in the dark. */
export const BrandInTheDark = meta.story({
  ...Brand.input,
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const accept = canvasElement.querySelector('[data-slot=elicitation-accept]')!;
    // The theme comes with an effect.
    await waitFor(() => expect(backgroundOf(accept)).toBe('rgb(196, 181, 253)'));
  },
});

/** For a product in which much has to fit: two tokens, and a class. See `stories/theming/dense.css`. */
export const Dense = meta.story({
  args: { className: 'dense' },
  play: async ({ canvasElement }) => {
    const accept = canvasElement.querySelector('[data-slot=elicitation-accept]')!;
    await expect(accept.getBoundingClientRect().height).toBeCloseTo(28, 0);
    const root = canvasElement.querySelector('[data-slot=elicitation]')!;
    await expect(getComputedStyle(root).fontSize).toBe('13px');
  },
});

/** The tokens of shadcn/ui, as Tailwind CSS 4 has them. See `stories/theming/shadcn.css`. */
export const Shadcn = meta.story({
  decorators: [
    (Story) => (
      <div className="shadcn">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const accept = canvasElement.querySelector('[data-slot=elicitation-accept]')!;
    await expect(backgroundOf(accept)).toBe('oklch(0.205 0 0)');
  },
});

/** A host that switches schemes by the class `dark`. One line of CSS makes the library follow. */
export const DarkClass = meta.story({
  decorators: [
    (Story) => (
      <div className="shadcn dark">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-slot=elicitation]')!;
    await expect(getComputedStyle(root).colorScheme).toBe('dark');
    await expect(backgroundOf(root)).toBe('oklch(0.145 0 0)');
  },
});

/** A URL consent in the brand's colors. Warnings keep their own colors. */
export const BrandConsent = meta.story({
  render: (args) => <UrlConsent {...args} request={url} />,
  decorators: Brand.input.decorators!,
});

/** A look far from the default, made with tokens alone. It sets every token. See `stories/theming/terminal.css`. */
export const Terminal = meta.story({
  decorators: [
    (Story) => (
      <div className="terminal">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const accept = canvasElement.querySelector('[data-slot=elicitation-accept]')!;
    await expect(backgroundOf(accept)).toBe('rgb(57, 255, 136)');
    const root = canvasElement.querySelector('[data-slot=elicitation]')!;
    await expect(getComputedStyle(root).borderRadius).toBe('0px');
  },
});

/** A URL consent in the terminal's look. */
export const TerminalConsent = meta.story({
  render: (args) => <UrlConsent {...args} request={url} />,
  decorators: Terminal.input.decorators!,
});

/** Text at twice its size, in 320 CSS pixels. */
export const LargeText = meta.story({
  tags: ['!autodocs'],
  beforeEach() {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.removeAttribute('style');
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-slot=elicitation]')!;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
});
