import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const page = (body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <title>Edge cases: connect</title>
    <style>
      body { font: 1rem/1.5 system-ui; max-width: 32rem; margin: 4rem auto; padding: 0 1rem; }
    </style>
  </head>
  <body>${body}</body>
</html>`;

/** Pages of the server itself, in place of a third party's sign-in. Each has a button that says that it is done. */
export class ConnectPages {
  /** Where the pages are served. */
  origin = '';
  readonly #open = new Map<string, () => unknown>();

  /**
   * @param onDone called once, when the button is pressed
   * @returns the page's URL
   */
  open(onDone: () => unknown): string {
    const id = randomUUID();
    this.#open.set(id, onDone);
    return `${this.origin}/connect/${id}`;
  }

  /** Answers a request for one of the pages. Returns whether it was for one. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const id = /^\/connect\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (id === undefined) return false;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.method === 'POST') {
      this.#open.get(id)?.();
      this.#open.delete(id);
      response.end(page('<h1>Connected</h1><p>You can close this tab.</p>'));
    } else {
      const form = '<form method="post"><button>Finish</button></form>';
      response.end(page(`<h1>Connect your account</h1>${form}`));
    }
    return true;
  }
}
