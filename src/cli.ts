#!/usr/bin/env node
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { compileSchema, ElicitRequestError, parseElicitRequest } from './core/index.ts';

const usage = `Usage: react-mcp-elicitation check FILE...

Reads requested schemas, or whole elicitation/create requests, as JSON ("-": from standard input), and tells
what is not of the subset of JSON Schema that MCP allows.

Exit code 0: a client that holds to the specification takes them. 1: it refuses one. 2: nothing could be read.`;

/** Tells what is wrong with one file; returns whether a strict client takes it. */
function check(file: string): boolean {
  const params = paramsOf(readJson(file));
  const say = (text: string) => console.log(`${file}: ${text}`);
  const refusal = refusalOf(params, 'read');
  if (refusal !== undefined) {
    say(`No client can ask this. ${refusal}`);
    return false;
  }
  const { requestedSchema, message } = parseElicitRequest(params, { modes: ['form'] }) as {
    requestedSchema: unknown;
    message: string;
  };
  const form = compileSchema(requestedSchema, { message });
  for (const issue of form.issues) say(`${nameOf(issue.property)}${issue.message} (${issue.code})`);
  for (const { property, sensitive } of form.fields) {
    if (sensitive) say(`${nameOf(property)}Asks for a secret: use URL mode. (${sensitive})`);
  }
  const strictRefusal = refusalOf(params, 'refuse');
  say(
    strictRefusal === undefined
      ? 'A client that holds to the specification takes this.'
      : `A client that holds to the specification refuses this. ${strictRefusal}`,
  );
  return strictRefusal === undefined;
}

const nameOf = (property: string): string => (property === '' ? '' : `"${property}": `);

function refusalOf(params: unknown, dialects: 'read' | 'refuse'): string | undefined {
  try {
    parseElicitRequest(params, { modes: ['form'], dialects });
    return undefined;
  } catch (error) {
    if (error instanceof ElicitRequestError) return `${error.message}.`;
    throw error;
  }
}

/** A JSON-RPC message, its params, or the schema alone. */
function paramsOf(value: unknown): unknown {
  const { params = value } = Object(value) as { params?: unknown };
  const has = (name: string) => name in (Object(params) as object);
  const isRequest = ['requestedSchema', 'message', 'mode'].some(has) && !has('properties');
  return isRequest ? params : { message: '', requestedSchema: value };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  }
}

const [command, ...files] = process.argv.slice(2);
if (command === 'check' && files.length > 0 && !files.includes('--help')) {
  const isStrict = files.map(check);
  process.exitCode = isStrict.every(Boolean) ? 0 : 1;
} else {
  const isAsked = [command, ...files].includes('--help');
  (isAsked ? console.log : console.error)(usage);
  process.exitCode = isAsked ? 0 : 2;
}
