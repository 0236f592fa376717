import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFreePort } from '../../demo/freePort.ts';
import { commands, waitFor, WebDriverError, type WebDriver } from './WebDriver.ts';

/** WebKitGTK's MiniBrowser, by its driver. @param display of X that it is drawn on */
export async function launchWebKit(display: string): Promise<WebDriver> {
  const port = await findFreePort();
  const env = {
    ...process.env,
    TZ: 'Europe/Berlin',
    LANG: 'en_US.UTF-8',
    DISPLAY: display,
    // Neither is in a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',

    GIO_USE_PORTALS: '0',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env,
    stdio: 'ignore',
    detached: true,
  });
  const exited = new Promise<void>((resolve) => driver.once('exit', () => resolve()));
  const base = `http://127.0.0.1:${port}`;

  async function call(method: string, path: string, parameters?: object): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(parameters ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(`${error}: ${message}`);
  }

  await waitFor(() => call('GET', '/status').catch(() => null), 'WebKitWebDriver to start');
  const browserOptions = { binary: findMiniBrowser(), args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions };
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string;
  };
  return {
    send(command, parameters) {
      const [method, path] = commands[command];
      return call(method, `/session/${sessionId}${path}`, parameters);
    },
    async quit() {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      // With the browser, where that has not ended.
      process.kill(-driver.pid!, 'SIGKILL');
      await exited;
    },
  };
}

function findMiniBrowser(): string {
  const places = ['x86_64', 'aarch64'].flatMap((machine) =>
    ['4.1', '4.0', '6.0'].map(
      (api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`,
    ),
  );
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error('WebKitGTK has no MiniBrowser here.');
  return found;
}
