import { findNodeAtLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { compileSchema, ElicitRequestError, type SchemaIssue } from 'react-mcp-elicitation/core';

/** What a text in the editor comes to, and where in it the faults are. */
export interface Source {
  /** The params of the request: undefined where it cannot be drawn. */
  readonly params: { readonly message: string; readonly requestedSchema: unknown } | undefined;
  readonly problem: Fault | undefined;
  readonly issues: readonly (SchemaIssue & Fault)[];
}

/** From 1: where it is known. */
export interface Fault {
  readonly message: string;
  readonly line: number | undefined;
}

/** Reads a `requestedSchema`, the params of a request, or a whole `elicitation/create`. */
export function readSource(text: string): Source {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (!tree || errors.length > 0) {
    const [{ error, offset } = { error: 0, offset: 0 }] = errors;
    const code = printParseErrorCode(error)
      .replaceAll(/\B[A-Z]/g, ' $&')
      .toLowerCase();
    const message = `This is not JSON: ${code}.`;
    return { params: undefined, problem: { message, line: lineAt(offset) }, issues: [] };
  }
  const { params, path: base } = paramsOf(JSON.parse(text));
  /** The line of the innermost part that is there: what is missing has none. */
  const lineOf = (path: readonly (string | number)[]): number | undefined => {
    for (let length = path.length; length >= 0; length--) {
      const node = findNodeAtLocation(tree, [...base, ...path.slice(0, length)]);
      if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return undefined;
  };
  try {
    const { issues } = compileSchema(params.requestedSchema);
    const located = issues.map((issue) => ({
      ...issue,
      line: lineOf(['properties', issue.property]),
    }));
    return { params, problem: undefined, issues: located };
  } catch (error) {
    if (!(error instanceof ElicitRequestError)) throw error;
    const path = error.path[0] === 'requestedSchema' ? error.path.slice(1) : error.path;
    const problem = { message: error.message, line: lineOf(path) };
    return { params: undefined, problem, issues: [] };
  }
}

function paramsOf(json: unknown): {
  params: { message: string; requestedSchema: unknown };
  path: string[];
} {
  const outer = json as { params?: Params } & Params;
  const inner = outer?.params?.requestedSchema === undefined ? outer : outer.params;
  const message =
    typeof inner?.message === 'string' ? inner.message : 'The server’s message appears here.';
  if (inner?.requestedSchema === undefined) {
    return { params: { message, requestedSchema: json }, path: [] };
  }
  const path = inner === outer ? ['requestedSchema'] : ['params', 'requestedSchema'];
  return { params: { message, requestedSchema: inner.requestedSchema }, path };
}

interface Params {
  readonly message?: unknown;
  readonly requestedSchema?: unknown;
}
