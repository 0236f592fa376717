import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  Elicitation,
  ElicitationOutlet,
  ElicitationProvider,
  type ElicitationProps,
} from 'react-mcp-elicitation';
import { createElicitationQueue } from 'react-mcp-elicitation/host';
import { lazyExtras } from '../../../src/react/frame/Head.tsx';
import { ask } from '../../ask.ts';
import { drawElicitation } from '../drawElicitation.tsx';

await lazyExtras.load();

const url = 'https://mcp.example.com/mcp';
const src = 'https://mcp.example.com/icon.png';
const dark = 'https://mcp.example.com/dark.png';
const icon = () => document.querySelector('[data-slot=elicitation-server-icon]');
const tile = () => document.querySelector('[data-slot=elicitation-server-tile]');

const draw = (server: Partial<ElicitationProps['server']>) =>
  drawElicitation(ask({}), { server: { name: 'Example', ...server } });

test('TRUST-1 a server’s icon is fetched without credentials, and without telling where it is drawn', () => {
  draw({ url, icons: [{ src, mimeType: 'image/png', sizes: ['48x48'] }] });
  expect(icon()).toHaveAttribute('src', src);
  expect(icon()).toHaveAttribute('alt', '');
  expect(icon()).toHaveAttribute('crossorigin', 'anonymous');
  expect(icon()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(tile()).toHaveTextContent('');
});

test('TRUST-1 an icon of another origin is not fetched', () => {
  draw({ url, icons: [{ src: 'https://cdn.example/icon.png' }] });
  expect(icon()).toBeNull();
  expect(tile()).toHaveTextContent('E');
});

test('TRUST-1 the host’s own word goes before the server’s', () => {
  draw({ url, icon: '/host.svg', icons: [{ src }] });
  expect(icon()).toHaveAttribute('src', '/host.svg');
  expect(icon()).not.toHaveAttribute('crossorigin');
});

test.each([{ icon: '/gone.svg' }, { url, icons: [{ src }] }])(
  'TRUST-1 an icon that cannot be loaded gives way to the letter: %j',
  (server) => {
    draw(server);
    fireEvent.error(icon()!);
    expect(icon()).toBeNull();
    expect(tile()).toHaveTextContent('E');
  },
);

test.each([
  ['light', src],
  ['dark', dark],
] as const)('HOST-7 in a %s panel there is the icon that was made for it', (scheme, expected) => {
  const icons = [
    { src: dark, theme: 'dark' },
    { src, theme: 'light' },
  ] as const;
  render(
    <ElicitationProvider colorScheme={scheme}>
      <Elicitation
        request={ask({})}
        server={{ name: 'Example', url, icons }}
        onRespond={() => {}}
      />
    </ElicitationProvider>,
  );
  expect(icon()).toHaveAttribute('src', expected);
});

test('TRUST-1 HOST-5 before what checks icons is loaded, the letter is there', () => {
  const loaded = lazyExtras.getLoaded;
  lazyExtras.getLoaded = () => undefined;
  const server = { name: 'Example', url, icons: [{ src }] };
  render(<Elicitation request={ask({})} server={server} onRespond={() => {}} />);
  expect(tile()).toHaveTextContent('E');
  lazyExtras.getLoaded = loaded;
});

test('TRUST-1 a connection shows an icon of its server once its host knows it', async () => {
  const queue = createElicitationQueue();
  let icons: { src: string }[] | undefined;
  const connection = queue.connection({ name: 'Example', url, icons: () => icons });
  render(<ElicitationOutlet queue={queue} presentation="inline" />);
  void connection.onRequest(ask({}));
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeVisible();
  expect(icon()).toBeNull();
  icons = [{ src }];
  queue.tell({
    type: 'respond',
    id: queue.getSnapshot().pending[0]!.id,
    result: { action: 'cancel' },
  });
  void connection.onRequest(ask({}, { message: 'And now?' }));
  expect(await screen.findByText('And now?')).toBeVisible();
  expect(icon()).toHaveAttribute('src', src);
});
