#!/usr/bin/env node
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  compileSchema,
  ElicitRequestError,
  parseElicitRequest,
  type ElicitFormRequest,
  type ElicitUrlRequest,
} from './core/index.ts';
import { findRequests, type FoundRequest } from './protocol/findRequests.ts';

const usage = `Usage: react-mcp-elicitation check FILE...

Reads requested schemas, or messages in which a server asks, as JSON ("-": from standard input), and tells
what is not of the subset of JSON Schema that MCP allows.

  -h, --help     print this
  -v, --version  print the version

Exit code 0: clients that follow the specification accept them. 1: they refuse one. 2: a file could not be read, or
has no request.`;

const codes = { taken: 0, refused: 1, unreadable: 2 } as const;

/** Tells what is wrong with one file. Returns the exit code. */
function check(file: string): number {
  let requests: readonly FoundRequest[];
  try {
    requests = findRequests(readJson(file));
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    return codes.unreadable;
  }
  const nameOf = ({ path }: FoundRequest) =>
    requests.length > 1 ? `${file}: ${path!.join('.')}` : file;
  return Math.max(...requests.map((request) => checkRequest(nameOf(request), request)));
}

/** Tells what is wrong with one request, and what a strict client does with it. */
function checkRequest(name: string, { params, needsId }: FoundRequest): number {
  const say = (text: string) => console.log(`${name}: ${text}`);
  const refusal = refusalOf(params, 'read');
  if (refusal !== undefined) {
    say(`MCP does not allow this, and this library refuses it too. ${refusal}`);
    return codes.refused;
  }
  const request = parseElicitRequest(params);
  const isUrl = request.mode === 'url';
  const remarks = isUrl
    ? remarksOnUrl(request as ElicitUrlRequest)
    : remarksOnForm(request as ElicitFormRequest);
  for (const remark of remarks) say(remark);
  const strictRefusal =
    refusalOf(params, 'refuse') ??
    (isUrl ? refusalOfUrl(request as ElicitUrlRequest, needsId) : refusalOfTypes(params));
  say(
    strictRefusal === undefined
      ? 'OK: clients that follow the specification accept this.'
      : `Clients that follow the specification refuse this. ${strictRefusal}`,
  );
  return strictRefusal === undefined ? codes.taken : codes.refused;
}

function remarksOnForm({ requestedSchema, message }: ElicitFormRequest): string[] {
  const { issues, fields } = compileSchema(requestedSchema, { message });
  const nameOf = (property: string) => (property === '' ? '' : `"${property}": `);
  return [
    ...issues.map((issue) => `${nameOf(issue.property)}${issue.message} (${issue.code})`),
    ...fields
      .filter(({ sensitive }) => sensitive)
      .map(
        (field) => `${nameOf(field.property)}Asks for a secret: use URL mode. (${field.sensitive})`,
      ),
  ];
}

function remarksOnUrl({ url, elicitationId }: ElicitUrlRequest): string[] {
  const remarks = ['A request to open a URL, which has no schema.'];
  if (URL.canParse(url) && !/^https?:$/.test(new URL(url).protocol)) {
    remarks.push(
      'Its URL is not that of a web page, and this library opens nothing else: use https.',
    );
  }
  if (elicitationId === undefined) {
    remarks.push('"elicitationId" is missing: 2025-11-25 requires it, and 2026-07-28 has none.');
  }
  return remarks;
}

function refusalOf(params: unknown, dialects: 'read' | 'refuse'): string | undefined {
  try {
    parseElicitRequest(params, { dialects });
    return undefined;
  } catch (error) {
    if (error instanceof ElicitRequestError) return `${error.message}.`;
    throw error;
  }
}

function refusalOfUrl(
  { url, elicitationId }: ElicitUrlRequest,
  needsId: boolean,
): string | undefined {
  if (!URL.canParse(url)) return 'url must be a URL.';
  return needsId && elicitationId === undefined ? 'elicitationId is missing.' : undefined;
}

interface SentSchema {
  readonly [keyword: string]: unknown;
  readonly type: string;
  readonly items?: {
    readonly type?: unknown;
    readonly enum?: unknown;
    readonly anyOf?: readonly { readonly title?: string }[];
  };
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
  const { requestedSchema } = params as {
    requestedSchema: { properties: Readonly<Record<string, SentSchema>> };
  };
  for (const [name, schema] of Object.entries(requestedSchema.properties)) {
    const { type, format, default: suggestion, items } = schema;
    const path = `requestedSchema.properties.${name}`;
    const isChoice = schema['enum'] !== undefined || schema['oneOf'] !== undefined;
    if (type === 'string' && format !== undefined && !isChoice && !formats.includes(format)) {
      return `${path}.format must be one of ${JSON.stringify(formats)}.`;
    }
    if (suggestion !== undefined && !types[type]?.(suggestion)) {
      return `${path}.default must be of the type "${type}".`;
    }
    const refusal = type === 'array' && refusalOfItems(items!);
    if (refusal) return `${path}.items${refusal}`;
  }
  return undefined;
}

function refusalOfItems({ type, enum: values, anyOf }: NonNullable<SentSchema['items']>) {
  const isTitled = anyOf?.every(({ title }) => title !== undefined);
  if (isTitled || (type === 'string' && values)) return undefined;
  if (values) return '.type must be "string".';
  return anyOf ? '.anyOf must give each option a "title".' : ' must list its options in "anyOf".';
}

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: 'no such file.',
  EISDIR: 'is a directory.',
};

function readJson(file: string): unknown {
  let text: string;
  try {
    // Windows editors begin a file with a byte order mark.
    text = readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(unreadable[code] ?? message);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`not JSON (${message}). Comments and trailing commas are not allowed.`);
  }
}

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

const options = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;
const { values, positionals, tokens } = parseArgs({
  options,
  allowPositionals: true,
  tokens: true,
  strict: false,
});
const [command, ...files] = positionals;

/** What is wrong with how the command was called. */
function misuse(): string | undefined {
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      return `Unknown option ${token.rawName}.`;
    }
  }
  if (command !== undefined && command !== 'check') return `Unknown command "${command}".`;
  return files.length === 0 ? 'Name a file to check.' : undefined;
}

if (values.help) console.log(usage);
else if (values.version) console.log(readVersion());
else {
  const problem = misuse();
  if (problem !== undefined) console.error(`${problem}\n\n${usage}`);
  process.exitCode = problem === undefined ? Math.max(...files.map(check)) : 2;
}
