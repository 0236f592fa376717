import { useState } from 'react';
import { expect } from 'storybook/test';
import { Elicitation, type ElicitResult } from 'react-mcp-elicitation';
import { compileSchema, ElicitRequestError, type SchemaIssue } from 'react-mcp-elicitation/core';
import { elicitations } from 'react-mcp-elicitation/testing';
import { sayIn } from '../../.storybook/words.ts';
import preview from '../../.storybook/preview.tsx';
import { server } from '../server.ts';
import { ClientVerdicts } from './ClientVerdicts.tsx';
import { useAddressState } from './useAddressState.ts';
import './playground.css';

interface PasteASchemaProps {
  /** The schema to begin with. */
  initial: string;
  /** Whether the page's address keeps what is pasted. */
  isShared?: boolean;
}

/** Draws the schema in the text area, with its compile issues and the answer as the server would get it. */
function PasteASchema({ initial, isShared = false }: PasteASchemaProps) {
  const [text, setText] = useAddressState(isShared ? 'schema' : undefined, initial);
  const [round, setRound] = useState(0);
  const [result, setResult] = useState<ElicitResult>();
  const reading = read(text);

  return (
    <div className="playground">
      <label className="playground-source">
        <span>requestedSchema</span>
        <textarea
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setResult(undefined);
          }}
        />
      </label>
      <div className="playground-form">
        {'schema' in reading ? (
          <Elicitation
            key={`${round}:${text}`}
            request={{ message: 'What the server would say.', requestedSchema: reading.schema }}
            server={server}
            onRespond={setResult}
          />
        ) : (
          <p role="alert">{reading.problem}</p>
        )}
        <section>
          {'schema' in reading && (
            <>
              <h2>Other clients</h2>
              <ClientVerdicts schema={reading.schema} />
            </>
          )}
          <h2>Issues</h2>
          <ul aria-label="Issues">
            {'schema' in reading && reading.issues.length === 0 && <li>(none)</li>}
            {'schema' in reading &&
              reading.issues.map(({ property, code, message }) => (
                <li key={`${property} ${code} ${message}`}>
                  <code>
                    {property}: {code}
                  </code>{' '}
                  {message}
                </li>
              ))}
          </ul>
          <h2>ElicitResult</h2>
          <pre role="region" aria-label="Result">
            {result ? JSON.stringify(result, null, 2) : '(none yet)'}
          </pre>
          <button
            type="button"
            onClick={() => {
              setRound(round + 1);
              setResult(undefined);
            }}
          >
            Ask again
          </button>
        </section>
      </div>
    </div>
  );
}

function read(
  text: string,
): { schema: unknown; issues: readonly SchemaIssue[] } | { problem: string } {
  try {
    const schema: unknown = JSON.parse(text);
    return { schema, issues: compileSchema(schema).issues };
  } catch (error) {
    if (error instanceof ElicitRequestError || error instanceof SyntaxError) {
      return { problem: error.message };
    }
    throw error;
  }
}

const meta = preview.meta({ title: 'Playground/PasteASchema', component: PasteASchema });

/** Paste a `requestedSchema` of your own. The address of this page keeps it, to be shared. */
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
  args: { initial: JSON.stringify(elicitations.invalidDefaults.requestedSchema, null, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Issues')).toHaveTextContent('colour: default-ignored');
  },
});

/** What another dialect of JSON Schema asks is read. What MCP wants of it is said, and which other clients refuse it. */
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
    await expect(issues).toHaveTextContent('nick: dialect "type" allows null: write the one type.');
    await expect(issues).toHaveTextContent('size: dialect "$ref" is not of MCP\'s subset');
    const clients = canvas.getByLabelText('Clients');
    await expect(clients).toHaveTextContent('holds to the specification refuses it:');
    await expect(clients).toHaveTextContent(/v1, by its handler refuses it:/);
    await expect(clients).toHaveTextContent(/v2, by its handler refuses it:/);
  },
});

/** What is outside the subset that MCP allows is refused, naming the part. */
export const OutsideTheSubset = meta.story({
  args: { initial: '{ "type": "object", "properties": { "address": { "type": "object" } } }' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'requestedSchema.properties.address.type must be one of',
    );
  },
});
