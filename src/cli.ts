#!/usr/bin/env node
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import {
  compileSchema,
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
} from './core/index.ts';

const usage = `Usage: react-mcp-elicitation check FILE...

Reads requested schemas, or whole elicitation/create requests, as JSON ("-": from standard input), and tells
what is not of the subset of JSON Schema that MCP allows.

Exit code 0: a client that holds to the specification takes them. 1: it refuses one. 2: a file could not be read.`;

/** What became of one file, as an exit code. */
const codes = { taken: 0, refused: 1, unreadable: 2 } as const;

/** Tells what is wrong with one file. Returns what a strict client does with it. */
function check(file: string): keyof typeof codes {
  let params: unknown;
  try {
    params = paramsOf(readJson(file));
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    return 'unreadable';
  }
  const say = (text: string) => console.log(`${file}: ${text}`);
  const refusal = refusalOf(params, 'read');
  if (refusal !== undefined) {
    say(`MCP does not allow this, and it cannot be read as what MCP allows. ${refusal}`);
    return 'refused';
  }
  const request = parseElicitRequest(params);
  if (request.mode === 'url') {
    say(
      'A request to open a URL, which has no schema. A client that holds to the specification takes this.',
    );
    return 'taken';
  }
  const { requestedSchema, message } = request as ElicitFormRequest;
  const form = compileSchema(requestedSchema, { message });
  for (const issue of form.issues) say(`${nameOf(issue.property)}${issue.message} (${issue.code})`);
  for (const { property, sensitive } of form.fields) {
    if (sensitive) say(`${nameOf(property)}Asks for a secret: use URL mode. (${sensitive})`);
  }
  const strictRefusal = refusalOf(params, 'refuse') ?? refusalOfTypes(params);
  say(
    strictRefusal === undefined
      ? 'A client that holds to the specification takes this.'
      : `A client that holds to the specification refuses this. ${strictRefusal}`,
  );
  return strictRefusal === undefined ? 'taken' : 'refused';
}

const nameOf = (property: string): string => (property === '' ? '' : `"${property}": `);

function refusalOf(params: unknown, dialects: 'read' | 'refuse'): string | undefined {
  try {
    parseElicitRequest(params, { dialects });
    return undefined;
  } catch (error) {
    if (error instanceof ElicitRequestError) return `${error.message}.`;
    throw error;
  }
}

const formats: readonly unknown[] = ['email', 'uri', 'date', 'date-time'];
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
};

/** What is drawn here in either case, and refused by clients that hold to the protocol's own types, as those of the SDKs do. */
function refusalOfTypes(params: unknown): string | undefined {
  const { requestedSchema } = params as { requestedSchema: { properties: object } };
  for (const [name, schema] of Object.entries(requestedSchema.properties)) {
    const { type, format, default: suggestion } = schema as Record<string, unknown>;
    const path = `requestedSchema.properties.${name}`;
    if (type === 'string' && format !== undefined && !formats.includes(format)) {
      return `${path}.format must be one of ${JSON.stringify(formats)}.`;
    }
    if (suggestion !== undefined && !types[String(type)]?.(suggestion)) {
      return `${path}.default must be of the type "${String(type)}".`;
    }
  }
  return undefined;
}

/** A JSON-RPC message, its params, or the schema alone. */
function paramsOf(value: unknown): unknown {
  const { params = value } = Object(value) as { params?: unknown };
  const has = (name: string) => name in (Object(params) as object);
  const isRequest = ['requestedSchema', 'message', 'mode'].some(has) && !has('properties');
  return isRequest ? params : { message: '', requestedSchema: value };
}

const readJson = (file: string): unknown =>
  // Windows editors begin a file with a byte order mark.
  JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, ''));

const [command, ...files] = process.argv.slice(2);
if (command === 'check' && files.length > 0 && !files.includes('--help')) {
  process.exitCode = Math.max(...files.map((file) => codes[check(file)]));
} else {
  const isAsked = [command, ...files].includes('--help');
  (isAsked ? console.log : console.error)(usage);
  process.exitCode = isAsked ? 0 : 2;
}
