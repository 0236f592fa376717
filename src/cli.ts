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
import { strictRefusal } from './protocol/strictRefusal.ts';
import { spellHidden } from './url/hiddenCharacters.ts';

const usage = `Usage: react-mcp-elicitation check FILE...

Reads requested schemas, or messages in which a server asks, as JSON ("-": from standard input), and tells
what is not of the subset of JSON Schema that MCP allows.

  -h, --help     print this
  -v, --version  print the version

Exit code 0: clients that follow the specification accept them. 1: they refuse one, or no answer to one could be valid.
2: a file could not be read, or has no request.`;

const codes = { taken: 0, refused: 1, unreadable: 2 } as const;

/** A line for terminals and CI, in which a server's words are no escape sequence, no line and no command of their own. */
const lineOf = (text: string) => spellHidden(text).replace(/##(?=\[|vso)/g, '#⟨U+0023⟩');

/** Tells what is wrong with one file. Returns the exit code. */
function check(file: string): number {
  let requests: readonly FoundRequest[];
  try {
    requests = findRequests(readJson(file));
  } catch (error) {
    console.error(lineOf(`${file}: ${(error as Error).message}`));
    return codes.unreadable;
  }
  const nameOf = ({ path }: FoundRequest) =>
    requests.length > 1 ? `${file}: ${path!.join('.')}` : file;
  return Math.max(...requests.map((request) => checkRequest(nameOf(request), request)));
}

function checkRequest(name: string, { params, needsId, path }: FoundRequest): number {
  const say = (text: string) => console.log(lineOf(`${name}: ${text}`));
  const request = parsed(params);
  if (request instanceof ElicitRequestError) {
    say(`MCP does not allow this, and this library refuses it too. ${request.message}.`);
    return codes.refused;
  }
  const {
    remarks,
    isUnanswerable = false,
    isBeyond = false,
  } = request.mode === 'url'
    ? onUrl(request as ElicitUrlRequest, path?.includes('inputRequests'))
    : onForm(request as ElicitFormRequest);
  for (const remark of remarks) say(remark);
  const refusal = strictRefusal(params, needsId);
  if (refusal !== undefined) say(`Clients that follow the specification refuse this. ${refusal}`);
  else if (isUnanswerable) say('Clients accept this, but no answer to it would be valid.');
  else if (isBeyond) say(`${accepted}, but may ignore what MCP does not allow.`);
  else say(`${accepted}.`);
  return refusal !== undefined || isUnanswerable ? codes.refused : codes.taken;
}

const accepted = 'OK: clients that follow the specification accept this';

interface Verdict {
  readonly remarks: readonly string[];
  /** Whether it has something that MCP's subset has not. */
  readonly isBeyond?: boolean;
  readonly isUnanswerable?: boolean;
}

function parsed(params: unknown): ElicitFormRequest | ElicitUrlRequest | ElicitRequestError {
  try {
    return parseElicitRequest(params);
  } catch (error) {
    if (error instanceof ElicitRequestError) return error;
    throw error;
  }
}

function onForm({ requestedSchema, message }: ElicitFormRequest): Verdict {
  const { issues, fields } = compileSchema(requestedSchema, { message });
  const secrets = fields.filter(({ sensitive }) => sensitive);
  const mayBeLeftOut = (name: string) =>
    fields.some(({ property, required }) => property === name && !required);
  return {
    remarks: [
      ...issues.map((issue) => `${nameOf(issue.property)}${issue.message} (${issue.code})`),
      ...secrets.map(
        (field) => `${nameOf(field.property)}Asks for a secret: use URL mode. (${field.sensitive})`,
      ),
    ],
    isBeyond: issues.some(({ code }) => code === 'dialect'),
    isUnanswerable: issues.some(
      ({ code, property }) => code === 'unsatisfiable' && !mayBeLeftOut(property),
    ),
  };
}

const nameOf = (property: string) => (property === '' ? '' : `"${property}": `);

function onUrl({ url, elicitationId }: ElicitUrlRequest, isRound = false): Verdict {
  const remarks = ['A request to open a URL, which has no schema.'];
  if (URL.canParse(url) && !/^https?:$/.test(new URL(url).protocol)) {
    remarks.push(
      'Its URL is not that of a web page, and this library opens nothing else: use https.',
    );
  }
  if (elicitationId === undefined && !isRound) {
    remarks.push('"elicitationId" is missing: 2025-11-25 requires it, and 2026-07-28 has none.');
  }
  return { remarks };
}

function readJson(file: string): unknown {
  // Windows editors begin a file with a byte order mark.
  const text = readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, '');
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

/** @throws {Error} for a command or an option that there is not */
function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
    allowPositionals: true,
  });
  const [command = 'check', ...files] = positionals;
  if (command !== 'check') throw new Error(`Unknown command "${command}".`);
  if (!values.help && !values.version && files.length === 0)
    throw new Error('Name a file to check.');
  return { ...values, files };
}

try {
  const { help, version, files } = readArguments();
  if (help) console.log(usage);
  else if (version) console.log(readVersion());
  else process.exitCode = Math.max(...files.map(check));
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = codes.unreadable;
}
