import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDisplay } from '../engines/startDisplay.ts';
import { waitFor } from '../engines/WebDriver.ts';

/** A screen reader, and what it has said. */
export interface Orca {
  /** For the browser that it reads. */
  readonly environment: Readonly<Record<string, string>>;
  /** What it has said since it was last asked, once it is silent. */
  heard: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** In milliseconds: who has said nothing for so long has finished. */
const silence = 1500;

/** Starts Orca on a screen and a bus of its own. Its words are read from its log, so nothing has to make a sound. */
export async function startOrca(): Promise<Orca> {
  const screen = await startDisplay();
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(folder, 'log');
  const processes: ChildProcess[] = [];
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: screen.display },
  });
  processes.push(bus);
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  const environment = {
    DISPLAY: screen.display,
    DBUS_SESSION_BUS_ADDRESS: address.toString().trim(),
    GNOME_ACCESSIBILITY: '1',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: 'C.UTF-8',
  };
  // No speech server is to be started: it would look for a sound card for half a minute.
  writeFileSync(join(folder, 'speechd.py'), 'raise ImportError');
  const orca = spawn('orca', ['--replace', `--debug-file=${log}`], {
    env: { ...process.env, ...environment, PYTHONPATH: folder },
    stdio: 'ignore',
  });
  processes.push(orca);
  const read = () => {
    try {
      return readFileSync(log, 'utf8');
    } catch {
      return '';
    }
  };
  await waitFor(() => (/SPEECH OUTPUT/.test(read()) ? true : null), 'Orca to start');
  let at = read().length;
  return {
    environment,
    async heard() {
      let length = -1;
      await waitFor(async () => {
        const before = length;
        length = read().length;
        const isSilent = length === before;
        if (!isSilent) await new Promise((resolve) => setTimeout(resolve, silence));
        return isSilent || null;
      }, 'Orca to finish');
      const said = read().slice(at);
      at = length;
      // The words, and how they are to be said: `'Close push button.'{'established': False}`.
      return [...said.matchAll(/SPEECH OUTPUT: '(.*?)'(?:\s*\{.*)?$/gm)].map(
        ([, words = '']) => words,
      );
    },
    async stop() {
      for (const child of processes.toReversed()) child.kill('SIGKILL');
      screen.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
