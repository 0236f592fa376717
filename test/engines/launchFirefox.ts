import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commands, waitFor, WebDriverError, type WebDriver } from './WebDriver.ts';

/** Settings of Firefox by their name in `about:config`. */
export type Preferences = Readonly<Record<string, boolean | number | string>>;

const usual: Preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US',
  'marionette.port': 0,
  // A click that opens a tab shows it, as for a person.
  'browser.tabs.loadDivertedInBackground': false,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** Nothing beside the page takes the focus: a script or a press in the page would not get it back. */
const withoutBars = '#navigator-toolbox { display: none }';

/**
 * Firefox by its own WebDriver, which is called Marionette.
 *
 * @param environment of its process. With `DISPLAY` it draws there, else nowhere
 */
export async function launchFirefox(
  environment: Readonly<Record<string, string>> = {},
  preferences: Preferences = {},
): Promise<WebDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries({ ...usual, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const isSeen = 'DISPLAY' in environment;
  if (!isSeen) {
    mkdirSync(join(profile, 'chrome'));
    writeFileSync(join(profile, 'chrome', 'userChrome.css'), withoutBars);
  }
  const args = [...(isSeen ? [] : ['-headless']), '-marionette', '-no-remote', '-profile', profile];
  const env = {
    ...process.env,
    TZ: 'Europe/Berlin',
    MOZ_CRASHREPORTER_DISABLE: '1',
    ...environment,
  };
  const browser = spawn('firefox-esr', args, { env, stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const port = await waitFor(() => readPort(profile), 'Firefox to start');
  const marionette = await openMarionette(port);
  await marionette.call('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  return {
    async send(command, parameters = {}) {
      const result = await marionette.call(commands[command][2], parameters);
      // Only what is no object and no list is wrapped.
      return isWrapped(result) ? result.value : result;
    },
    async quit() {
      marionette.end();
      browser.kill('SIGKILL');
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox writes down which port it has taken. */
function readPort(profile: string): number | null {
  try {
    return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')) || null;
  } catch {
    return null;
  }
}

const isWrapped = (result: unknown): result is { value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result;

/** The protocol: `length:[type, id, name, parameters]`, and `length:[type, id, error, result]` in reply. */
async function openMarionette(port: number) {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect(port, '127.0.0.1', () => resolve(opening));
    opening.once('error', reject);
  });
  const waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (e: Error) => void }
  >();
  let received = Buffer.alloc(0);
  let nextId = 1;
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(58);
      if (colon < 0) return;
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      take(JSON.parse(received.subarray(colon + 1, end).toString()) as unknown);
      received = received.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone.'));
  });

  function take(message: unknown) {
    // It greets first.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [
      number,
      number,
      { error: string; message: string } | null,
      unknown,
    ];
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new WebDriverError(`${error.error}: ${error.message}`));
    else asked?.resolve(result);
  }

  return {
    call(name: string, parameters: object): Promise<unknown> {
      const id = nextId++;
      const text = JSON.stringify([0, id, name, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    end: () => socket.destroy(),
  };
}
