/** What the page needs to know about a tool. The tools of both SDKs fit. */
export interface Tool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly execution?: { readonly taskSupport?: string | undefined } | undefined;
  readonly inputSchema: {
    readonly properties?: Readonly<Record<string, unknown>> | undefined;
    readonly required?: readonly string[] | undefined;
  };
}

/** A connected MCP server, as the page uses it. */
export interface ConnectedServer {
  readonly tools: readonly Tool[];
  callTool(name: string, extraArguments?: Record<string, unknown>): Promise<string>;
  /** Continues rounds that a reload interrupted. Undefined if there are none. */
  resume?(): Promise<string> | undefined;
}

/** A person may take their time over a form. */
export const callOptions = { timeout: 10 * 60 * 1000, resetTimeoutOnProgress: true };

/** The arguments of a call that a person makes instead of a model: a sample for each required argument. */
export function argumentsFor(
  tools: readonly Tool[],
  name: string,
  extraArguments: Record<string, unknown> = {},
): Record<string, unknown> {
  const { properties = {}, required = [] } =
    tools.find((tool) => tool.name === name)?.inputSchema ?? {};
  const samples: Readonly<Record<string, unknown>> = { number: 2, integer: 2, boolean: true };
  const sampled = required.map((property) => {
    const {
      type,
      format,
      enum: options,
    } = properties[property] as { type?: string; format?: string; enum?: unknown[] };
    const text = format === 'uri' ? 'https://modelcontextprotocol.io/docs' : 'Hello';
    return [property, options?.[0] ?? samples[type ?? ''] ?? text];
  });
  return { ...Object.fromEntries(sampled), ...extraArguments };
}

/** The text of a tool's result. */
export const textOf = ({ content }: { content: readonly { type: string; text?: string }[] }) =>
  content.map(({ type, text }) => text ?? `[${type}]`).join('\n');
