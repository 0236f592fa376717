import { findNodeAtLocation, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import {
  compileSchema,
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
  type SchemaIssue,
} from 'react-mcp-elicitation/core';
import { findRequests, type FoundRequest } from '../../src/protocol/findRequests.ts';

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

/** Reads a `requestedSchema`, the params of a request, or a message in which a server asks. */
export function readSource(written: string): Source {
  try {
    // Windows editors begin a file with a byte order mark.
    return read(written.replace(/^\ufeff/, ''));
  } catch (error) {
    // No form, or nested too deep to be read.
    const { message } = error as Error;
    return { params: undefined, problem: { message, line: 1 }, issues: [] };
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
  const { params, path: base } = findForm(JSON.parse(text));
  /** The line of the innermost part that is there: what is missing has none. */
  const lineOf = (part: readonly (string | number)[]): number | undefined => {
    // A schema alone is the whole text.
    const path = base ? [...base, ...part] : part.slice(1);
    for (let length = path.length; length >= 0; length--) {
      const node = findNodeAtLocation(tree, path.slice(0, length));
      if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return undefined;
  };
  try {
    const request = parseElicitRequest(params) as ElicitFormRequest;
    const { issues } = compileSchema(request.requestedSchema);
    const located = issues.map((issue) => {
      const part = issue.property === '' ? [] : ['properties', issue.property];
      return { ...issue, line: lineOf(['requestedSchema', ...part]) };
    });
    return { params: params as object, problem: undefined, issues: located };
  } catch (error) {
    if (!(error instanceof ElicitRequestError)) throw error;
    const problem = { message: error.message, line: lineOf(error.path) };
    return { params: undefined, problem, issues: [] };
  }
}

/**
 * The form in a text.
 *
 * @throws {TypeError} says what it is instead, and where to go with it
 */
function findForm(json: unknown): FoundRequest {
  const requests = findRequests(json);
  if (requests.length > 1) {
    throw new TypeError(`This asks ${requests.length} things at once. Paste one of them.`);
  }
  const found = requests[0]!;
  const params = Object(found.params) as { mode?: unknown };
  if (params.mode === 'url') {
    throw new TypeError('This request opens a URL and has no schema. Paste its URL in PasteAUrl.');
  }
  const message = 'The server’s message appears here.';
  return found.path ? found : { ...found, params: { ...params, message } };
}
