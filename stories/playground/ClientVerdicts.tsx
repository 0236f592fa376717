import { ElicitRequestFormParamsSchema } from '@modelcontextprotocol/sdk/types.js';
import { specTypeSchemas } from '@modelcontextprotocol/client';
import { droppedKeywords } from './droppedKeywords.ts';
import { strictRefusal } from '../../src/protocol/strictRefusal.ts';

interface Verdict {
  readonly client: string;
  /** Where and why the client refuses the form; undefined if it takes it. */
  readonly refusal: string | undefined;
  /** What a client that takes the form never sees of it. */
  readonly dropped?: string;
}

/**
 * What other clients do with a schema. This library reads more than they do, so its form does not tell a server's author
 * whether others refuse it.
 */
export function ClientVerdicts({ params }: { params: object }) {
  const dropped = droppedFrom(params);
  const verdicts: readonly Verdict[] = [
    { client: 'A client that holds to the specification', refusal: strictRefusal(params) },
    {
      client: 'The TypeScript SDK, v1, with a handler',
      refusal: refusalOf(ElicitRequestFormParamsSchema.safeParse(params).error?.issues),
      dropped,
    },
    {
      client: 'The TypeScript SDK, v2, with a handler',
      refusal: refusalOf(issuesOf(specTypeSchemas.ElicitRequestFormParams, params)),
      dropped,
    },
  ];
  return (
    <ul aria-label="Clients" className="playground-findings">
      {verdicts.map(({ client, refusal, dropped: unseen }) => (
        <li key={client} data-verdict={refusal === undefined ? 'takes' : 'refuses'}>
          <strong>
            {client} {refusal === undefined ? 'takes it.' : 'refuses it:'}
          </strong>
          {refusal !== undefined && <span>{refusal}</span>}
          {refusal === undefined && unseen && <span>It does not see {unseen}.</span>}
        </li>
      ))}
    </ul>
  );
}

function droppedFrom(params: { requestedSchema?: { properties?: object } }): string {
  const sent = Object.entries(params.requestedSchema?.properties ?? {});
  const parts = sent.flatMap(([name, schema]) =>
    droppedKeywords(Object(schema)).map((keyword) => `“${keyword}” of “${name}”`),
  );
  return parts.join(', ');
}

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

function issuesOf(
  schema: (typeof specTypeSchemas)['ElicitRequestFormParams'],
  params: object,
): readonly Issue[] | undefined {
  const result = schema['~standard'].validate(params);
  // These schemas are checked synchronously.
  return result instanceof Promise ? undefined : result.issues;
}

function refusalOf(issues: readonly Issue[] | undefined): string | undefined {
  const [first] = issues ?? [];
  if (!first) return undefined;
  const path = first.path?.map((segment) =>
    String(typeof segment === 'object' ? segment.key : segment),
  );
  return [path?.join('.'), first.message].filter(Boolean).join(': ');
}
