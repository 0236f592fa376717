import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { analyzeUrl } from 'react-mcp-elicitation/core';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ElicitationProvider } from 'react-mcp-elicitation';
import { disableConsentGuard } from 'react-mcp-elicitation/testing';
import { lazyControls } from '../src/react/form/rareControls.tsx';
import './preview.css';
import 'react-mcp-elicitation/styles.css';
import { controlsByType } from './controlsByType.ts';
import { describeComponent } from './describeComponent.ts';
import { wordsOf, words } from './words.ts';

// In milliseconds. A busy machine loads a panel's code late.
configure({ asyncUtilTimeout: 20_000 });

const languages = new Intl.DisplayNames('en', { type: 'language' });

// A variable, since Storybook's types do not list `extractComponentDescription`.
const docs = {
  toc: { headingSelector: 'h2, h3' },
  extractComponentDescription: describeComponent,
};

export default definePreview({
  // Loads what comes later. While the lists of names load, a consent says so, which would make its pictures depend on the machine.
  beforeAll: async () => {
    await Promise.all([analyzeUrl('https://example.com/'), lazyControls.load()]);
  },
  addons: [addonA11y(), addonDocs(), addonThemes()],
  argTypesEnhancers: [controlsByType],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    docs,
    layout: 'padded',
    options: { storySort: { order: ['Playground', 'Introduction', 'Docs'] } },
  },
  globalTypes: {
    locale: {
      description: 'The language of the library’s own words',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.keys(words).map((value) => ({ value, title: languages.of(value)! })),
      },
    },
    direction: {
      description: 'The direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  // Play functions press buttons by script, which the guards refuse. After a play function the guards are on again, for
  // whoever looks at the story.
  beforeEach: () => disableConsentGuard(),
  initialGlobals: { locale: 'en', direction: 'auto' },
  decorators: [
    (Story, { globals }) => {
      const { locale, direction } = globals as Record<string, string>;
      const ownDirection = locale === 'ar' ? 'rtl' : 'ltr';
      return (
        <div lang={locale} dir={direction === 'auto' ? ownDirection : direction}>
          <ElicitationProvider locale={locale} messages={wordsOf(globals)}>
            <Story />
          </ElicitationProvider>
        </div>
      );
    },
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
});
