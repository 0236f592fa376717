import { findNodeAtLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import {
  compileSchema,
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
  type SchemaIssue,
} from 'react-mcp-elicitation/core';

/** What a text in the editor comes to, and where in it the faults are. */
export interface Source {
  /** The params of the request: undefined where it cannot be drawn. */
  readonly params: object | undefined;
  readonly problem: Fault | undefined;
  readonly issues: readonly (SchemaIssue & Fault)[];
}

/** From 1: where it is known. */
export interface Fault {
  readonly message: string;
  readonly line: number | undefined;
}

/** Reads a `requestedSchema`, the params of a request, or a whole `elicitation/create`. */
export function readSource(written: string): Source {
  try {
    // Windows editors begin a file with a byte order mark.
    return read(written.replace(/^\ufeff/, ''));
  } catch (error) {
    // Nested too deep to be read.
    return { params: undefined, problem: { message: String(error), line: 1 }, issues: [] };
  }
}

function read(text: string): Source {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (!tree || errors.length > 0) {
    const [{ error, offset } = { error: 0, offset: 0 }] = errors;
    const code = printParseErrorCode(error)
      .replaceAll(/\B[A-Z]/g, ' $&')
      .toLowerCase();
    const message = `This is not JSON: ${code}.`;
    return { params: undefined, problem: { message, line: lineAt(offset) }, issues: [] };
  }
  const json: unknown = JSON.parse(text);
  const other = nameOther(json);
  if (other !== undefined) {
    return { params: undefined, problem: { message: other, line: 1 }, issues: [] };
  }
  const { params, path: base } = paramsOf(json);
  /** The line of the innermost part that is there: what is missing has none. */
  const lineOf = (path: readonly (string | number)[]): number | undefined => {
    for (let length = path.length; length >= 0; length--) {
      const node = findNodeAtLocation(tree, [...base, ...path.slice(0, length)]);
      if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return undefined;
  };
  try {
    const { requestedSchema } = parseElicitRequest(params) as ElicitFormRequest;
    const { issues } = compileSchema(requestedSchema);
    const located = issues.map((issue) => ({
      ...issue,
      line: lineOf(issue.property === '' ? [] : ['properties', issue.property]),
    }));
    return { params, problem: undefined, issues: located };
  } catch (error) {
    if (!(error instanceof ElicitRequestError)) throw error;
    const path = error.path[0] === 'requestedSchema' ? error.path.slice(1) : error.path;
    const problem = { message: error.message, line: lineOf(path) };
    return { params: undefined, problem, issues: [] };
  }
}

/** What a text is that is no form, and where to go with it. */
function nameOther(json: unknown): string | undefined {
  const { params, method, mode, result, error, inputSchema } = Object(json) as Other;
  if (mode === 'url' || Object(params).mode === 'url') {
    return 'This request opens a URL and has no schema. Paste its URL in PasteAUrl.';
  }
  if (typeof method === 'string' && method !== 'elicitation/create') {
    return `This is a message "${method}". Paste one of "elicitation/create".`;
  }
  if (result !== undefined || error !== undefined) {
    return 'This is an answer. Paste the request.';
  }
  return inputSchema === undefined
    ? undefined
    : 'This is a tool. What it asks a person is sent by "elicitation/create".';
}

interface Other {
  readonly params?: { readonly mode?: unknown };
  readonly method?: unknown;
  readonly mode?: unknown;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly inputSchema?: unknown;
}

/** The params as they were pasted. A schema alone gets a message. */
function paramsOf(json: unknown): { params: object; path: string[] } {
  const has = (value: unknown) => Object.hasOwn(Object(value) as object, 'requestedSchema');
  const { params } = Object(json) as { params?: object };
  if (has(params)) return { params: params!, path: ['params', 'requestedSchema'] };
  if (has(json)) return { params: json as object, path: ['requestedSchema'] };
  const message = 'The server’s message appears here.';
  return { params: { message, requestedSchema: json }, path: [] };
}
