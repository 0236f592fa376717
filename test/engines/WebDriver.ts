/** Commands of WebDriver (https://www.w3.org/TR/webdriver2/), by their paths over HTTP and their names in Firefox. */
export const commands = {
  getUrl: ['GET', '/url', 'WebDriver:GetCurrentURL'],
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  refresh: ['POST', '/refresh', 'WebDriver:Refresh'],
  execute: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  performActions: ['POST', '/actions', 'WebDriver:PerformActions'],
  releaseActions: ['DELETE', '/actions', 'WebDriver:ReleaseActions'],
  getWindows: ['GET', '/window/handles', 'WebDriver:GetWindowHandles'],
  switchToWindow: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  newWindow: ['POST', '/window/new', 'WebDriver:NewWindow'],
  closeWindow: ['DELETE', '/window', 'WebDriver:CloseWindow'],
  setWindowRect: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
} as const satisfies Record<string, readonly [method: string, path: string, inFirefox: string]>;

/** A browser that is driven by WebDriver. */
export interface WebDriver {
  send: (command: keyof typeof commands, parameters?: object) => Promise<unknown>;
  quit: () => Promise<void>;
}

/** What WebDriver answered in place of a result. */
export class WebDriverError extends Error {
  override name = 'WebDriverError';
}

/** Resolves with the first result that is something. */
export async function waitFor<Result>(
  attempt: () => Promise<Result | null> | Result | null,
  what: string,
  timeout = 30_000,
): Promise<Result> {
  const end = Date.now() + timeout;
  for (;;) {
    const result = await attempt();
    if (result !== null) return result;
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
