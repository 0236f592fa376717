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
  /** Waits until it has said something. */
  hears: (words: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** In milliseconds: who has said nothing for so long has finished. */
const silence = 1000;

/** Runs as Python starts. Orca's log is written line by line: the last words would wait in a buffer for the next ones. */
const unbuffered = `
import builtins, functools
opened = builtins.open
@functools.wraps(opened)
def open(file, mode='r', buffering=-1, *rest, **named):
    return opened(file, mode, 1 if str(file).endswith('/log') else buffering, *rest, **named)
builtins.open = open
`;

/** What is said, and how: `'Close push button.'{'established': False}`. */
const wordsIn = (log: string): string[] =>
  [...log.matchAll(/SPEECH OUTPUT: '([^]*?)'(?:\s*[{[].*)?$/gm)].map(([, words = '']) =>
    words.replaceAll(/\s+/g, ' '),
  );

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
  writeFileSync(join(folder, 'sitecustomize.py'), unbuffered);
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
  const heard = async () => {
    let said: string[] = [];
    await waitFor(async () => {
      const before = said.length;
      await new Promise((resolve) => setTimeout(resolve, silence));
      const log = read();
      said = wordsIn(log.slice(at));
      if (said.length > before) return null;
      at = log.length;
      return true;
    }, 'Orca to finish');
    return said;
  };
  return {
    environment,
    heard,
    async hears(words) {
      await waitFor(() => wordsIn(read().slice(at)).includes(words) || null, `Orca: ${words}`);
      await heard();
    },
    async stop() {
      for (const child of processes.toReversed()) child.kill('SIGKILL');
      screen.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
