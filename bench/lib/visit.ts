import type { Browser, CDPSession, Page } from 'playwright';

/** Milliseconds. */
export interface Costs {
  /** The main thread's work, by its own clock: whatever waits, or runs elsewhere, does not count. */
  cpu: number;
  /** The part of it in scripts, without microtasks, in which React does much of its work. */
  script: number;
  /** The part of it in style and layout. */
  layout: number;
}

/** One page of one entrant, in a context and a process of its own. */
export interface Visit {
  cdp: CDPSession;
  /** The URLs that the page has requested so far. */
  requests: readonly string[];
  /** The first line of each error that nobody caught. */
  pageErrors: readonly string[];
  /** Runs an expression in the page, without the debugger's right to eval under a policy. */
  evaluate: <T>(expression: string) => Promise<T>;
  timed: <T>(run: () => Promise<T>) => Promise<Costs & { value: T }>;
  collectGarbage: () => Promise<void>;
  /** Presses a key with a letter on it, and waits until what it types is painted. */
  press: (letter: string, limit: number) => Promise<void>;
  /** The directive of each violation of the page's policy. */
  violations: () => Promise<string[]>;
}

/** Opens a page, and closes it when the run is over. */
export async function visitPage<T>(
  browser: Browser,
  url: string,
  run: (visit: Visit) => T | Promise<T>,
): Promise<T> {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(collectViolations);
  const page = await context.newPage();
  // A real key press, since a script cannot accept a form.
  await page.exposeBinding('benchPressEnter', () => page.keyboard.press('Enter'));
  const visit = await attach(page);
  await page.goto(url, { waitUntil: 'load' });
  return await run(visit);
}

function collectViolations() {
  const directives: string[] = [];
  Object.assign(globalThis, { benchViolations: directives });
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
    directives.push(effectiveDirective),
  );
}

async function attach(page: Page): Promise<Visit> {
  const requests: string[] = [];
  const pageErrors: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', ({ message }) => pageErrors.push(firstLine(message)));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'benchKeyPainted' });
  const evaluate: Visit['evaluate'] = (expression) => evaluateIn(cdp, expression);
  return {
    cdp,
    requests,
    pageErrors,
    evaluate,
    timed: (run) => time(cdp, run),
    collectGarbage: async () => void (await cdp.send('HeapProfiler.collectGarbage')),
    press: (letter, limit) => press(cdp, letter, limit),
    violations: () => evaluate<string[]>('benchViolations'),
  };
}

async function evaluateIn<T>(cdp: CDPSession, expression: string): Promise<T> {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
    allowUnsafeEvalBlockedByCSP: false,
  });
  if (!exceptionDetails) return result.value as T;
  throw new Error(firstLine(exceptionDetails.exception?.description ?? exceptionDetails.text));
}

const firstLine = (text: string) => text.split('\n', 1).join();

async function time<T>(cdp: CDPSession, run: () => Promise<T>): Promise<Costs & { value: T }> {
  const before = await readCosts(cdp);
  const value = await run();
  const after = await readCosts(cdp);
  return {
    value,
    cpu: after.cpu - before.cpu,
    script: after.script - before.script,
    layout: after.layout - before.layout,
  };
}

async function readCosts(cdp: CDPSession): Promise<Costs> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const read = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  return {
    cpu: read('TaskDuration'),
    script: read('ScriptDuration'),
    layout: read('LayoutDuration') + read('RecalcStyleDuration'),
  };
}

async function press(cdp: CDPSession, letter: string, limit: number): Promise<void> {
  const capital = letter.toUpperCase();
  const windowsVirtualKeyCode = capital.charCodeAt(0);
  const key = { key: letter, code: `Key${capital}`, windowsVirtualKeyCode };
  const painted = keyPainted(cdp, limit);
  const down = { ...key, type: 'keyDown', text: letter, unmodifiedText: letter } as const;
  await Promise.all([cdp.send('Input.dispatchKeyEvent', down), painted]);
  await cdp.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
}

function keyPainted(cdp: CDPSession, limit: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const onPainted = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      cdp.off('Runtime.bindingCalled', onPainted);
      reject(new Error(`a key press was not painted within ${limit / 1000} s`));
    }, limit);
    cdp.once('Runtime.bindingCalled', onPainted);
  });
}
