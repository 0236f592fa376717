import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees, with a window manager: without one no window has the focus. */
export async function startDisplay(): Promise<{ display: string; stop: () => void }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  const display = `:${number.toString().trim()}`;
  const manager = spawn('openbox', [], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  return {
    display,
    stop() {
      manager.kill();
      screen.kill();
    },
  };
}
