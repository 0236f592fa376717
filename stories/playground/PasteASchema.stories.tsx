import { useState } from 'react';
import { expect } from 'storybook/test';
import { Elicitation, type ElicitResult } from 'react-mcp-elicitation';
import { elicitations } from 'react-mcp-elicitation/testing';
import { sayIn } from '../../.storybook/words.ts';
import preview from '../../.storybook/preview.tsx';
import { server } from '../server.ts';
import { ClientVerdicts } from './ClientVerdicts.tsx';
import { readSource } from './readSource.ts';
import { SchemaEditor } from './SchemaEditor.tsx';
import { useAddressState } from './useAddressState.ts';
import './playground.css';
import { unusual } from '../../test/unusual.ts';

interface PasteASchemaProps {
  /** The schema that the editor shows first. */
  initial: string;
  /** Whether the page's address keeps what is pasted. */
  isShared?: boolean;
}

/** Draws the schema in the text area, with its compile issues and the answer as the server would get it. */
function PasteASchema({ initial, isShared = false }: PasteASchemaProps) {
  const [text, setText] = useAddressState(isShared ? 'schema' : undefined, initial);
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<ElicitResult>();
  const { params, problem, issues } = readSource(text);

  return (
    <div className="playground">
      <SchemaEditor
        {...{ text, problem, isShared }}
        onChange={(next) => {
          setText(next);
          setResult(undefined);
        }}
      />
      <section className="playground-answer" aria-label="Form">
        {params ? (
          <Elicitation
            key={`${round}:${text}`}
            request={params}
            server={server}
            onRespond={setResult}
          />
        ) : (
          <p>The form appears here as soon as the schema can be read.</p>
        )}
        <h2>Result</h2>
        <pre role="region" aria-label="Result" dir="ltr">
          {result ? JSON.stringify(result, null, 2) : '(none yet)'}
        </pre>
        {result && (
          <button
            type="button"
            onClick={() => {
              setRound(round + 1);
              setResult(undefined);
            }}
          >
            Ask again
          </button>
        )}
      </section>
      <section className="playground-readings" aria-label="Readings">
        <h2>What this library reads</h2>
        <ul aria-label="Issues" className="playground-findings">
          {params && issues.length === 0 && <li data-verdict="takes">Nothing to fix.</li>}
          {problem && <li data-verdict="refuses">It is refused: see the schema.</li>}
          {issues.map(({ property, code, message, line }) => (
            <li key={`${property} ${code} ${message}`} data-verdict="reads">
              <strong>
                <code>
                  {property === '' ? 'the schema' : property}: {code}
                </code>
                {line !== undefined && ` (line ${line})`}
              </strong>
              <span>{message}</span>
            </li>
          ))}
        </ul>
        {params && (
          <>
            <h2>What other clients do</h2>
            <ClientVerdicts params={params} />
          </>
        )}
      </section>
    </div>
  );
}

const meta = preview.meta({ title: 'Playground/PasteASchema', component: PasteASchema });

/** Paste a `requestedSchema` or a whole request of your own. The address of this page keeps it, to be shared. */
export const Playground = meta.story({
  args: {
    initial: JSON.stringify(elicitations.titledSelect.requestedSchema, null, 2),
    isShared: true,
  },
});

/** The answer, as the server would get it. */
export const Answered = meta.story({
  args: { initial: JSON.stringify(elicitations.titledSelect.requestedSchema, null, 2) },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn(globals);
    await userEvent.click(canvas.getByRole('radio', { name: 'Today' }));
    await userEvent.click(canvas.getByRole('button', { name: say('accept') }));
    await canvas.findByText(say('accepted'));
    await expect(canvas.getByLabelText('Result')).toHaveTextContent(
      '{ "action": "accept", "content": { "priority": "p1" } }',
    );
  },
});

/** A schema with a fault: its issues are listed, and the form is drawn as well as it can be. */
export const WithIssues = meta.story({
  args: { initial: JSON.stringify(unusual.invalidDefaults.requestedSchema, null, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Issues')).toHaveTextContent('color: default-ignored');
  },
});

/** A schema in another dialect of JSON Schema. The form is drawn. The lists say what MCP asks for, and which clients refuse. */
export const AnotherDialect = meta.story({
  args: {
    initial: JSON.stringify(
      {
        type: 'object',
        properties: {
          nick: { type: ['string', 'null'], title: 'Nickname' },
          size: { $ref: '#/$defs/Size' },
        },
        $defs: { Size: { enum: ['S', 'M'], title: 'Size' } },
      },
      null,
      2,
    ),
  },
  play: async ({ canvas }) => {
    const issues = canvas.getByLabelText('Issues');
    await expect(issues).toHaveTextContent(
      /nick: dialect \(line 4\)"type" allows null: write the other type alone/,
    );
    await expect(issues).toHaveTextContent(
      /size: dialect \(line 11\)"\$ref" is not in MCP's subset/,
    );
    const clients = canvas.getByLabelText('Clients');
    await expect(clients).toHaveTextContent('holds to the specification refuses it:');
    await expect(clients).toHaveTextContent(/v1, with a handler refuses it:/);
    await expect(clients).toHaveTextContent(/v2, with a handler refuses it:/);
  },
});

/** A format that MCP does not list. The form is drawn, and every client with the protocol's own types refuses it. */
export const AnotherFormat = meta.story({
  args: {
    initial: '{ "type": "object", "properties": { "id": { "type": "string", "format": "uuid" } } }',
  },
  play: async ({ canvas }) => {
    const clients = canvas.getByLabelText('Clients');
    await expect(clients).toHaveTextContent(
      'holds to the specification refuses it:requestedSchema.properties.id.format must be one of',
    );
    await expect(clients).toHaveTextContent(/v1, with a handler refuses it:/);
    await expect(clients).toHaveTextContent(/v2, with a handler refuses it:/);
  },
});

/** Rules and options that clients on the TypeScript SDK take and drop: the person there may type what the server refuses. */
export const UnseenRules = meta.story({
  args: {
    initial:
      '{ "type": "object", "properties": { "plan": { "type": "string", "oneOf": [{ "const": "free" }, { "const": "pro" }] } } }',
  },
  play: async ({ canvas }) => {
    const clients = canvas.getByLabelText('Clients');
    await expect(clients).toHaveTextContent('holds to the specification takes it.');
    const unseen = 'with a handler takes it.It does not see “oneOf” of “plan”.';
    await expect(clients).toHaveTextContent(`v1, ${unseen}`);
    await expect(clients).toHaveTextContent(`v2, ${unseen}`);
  },
});

/** A schema outside the subset that MCP allows is refused. The error names the part. */
export const OutsideTheSubset = meta.story({
  args: { initial: '{ "type": "object", "properties": { "address": { "type": "object" } } }' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Line 1requestedSchema.properties.address.type must be one of/,
    );
  },
});

/** The text is not JSON. The error names the line, and a button selects it. */
export const NoJson = meta.story({
  args: { initial: '{\n  "type": "object",\n  "properties": {\n    "name": oops\n  }\n}' },
  play: async ({ canvas, userEvent }) => {
    const problem = canvas.getByRole('alert');
    await expect(problem).toHaveTextContent('Line 4This is not JSON: invalid symbol.');
    await userEvent.click(canvas.getByRole('button', { name: 'Line 4' }));
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('    "name": oops');
  },
});

/** A whole `elicitation/create` request, as a log has it. */
export const WholeRequest = meta.story({
  args: {
    initial: JSON.stringify(
      {
        jsonrpc: '2.0',
        id: 7,
        method: 'elicitation/create',
        params: elicitations.email,
      },
      null,
      2,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(elicitations.email.message)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Example'), 'a list of free strings');
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: /requestedSchema/ });
    await expect(area.value).toContain('"tags"');
  },
});

/** A request without the message that MCP asks for. The form is drawn, and other clients refuse it. */
export const WithoutAMessage = meta.story({
  args: { initial: '{ "requestedSchema": { "type": "object", "properties": {} } }' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Issues')).toHaveTextContent('"message" is missing');
    await expect(canvas.getByLabelText('Clients')).toHaveTextContent(
      'holds to the specification refuses it:',
    );
  },
});

/** What is no form is named, with where to go. So are comments, which JSON has none of. */
export const NoForm = meta.story({
  args: { initial: '{ "mode": "url", "message": "Sign in.", "url": "https://example.com/" }' },
  play: async ({ canvas, userEvent }) => {
    const problem = canvas.getByRole('alert');
    await expect(problem).toHaveTextContent('This request opens a URL and has no schema.');
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.clear(area);
    await userEvent.paste('{ // a note\n  "type": "object" }');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is not JSON: invalid comment');
  },
});
