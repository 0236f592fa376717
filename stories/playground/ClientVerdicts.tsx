import { ElicitRequestFormParamsSchema } from '@modelcontextprotocol/sdk/types.js';
import { specTypeSchemas } from '@modelcontextprotocol/client';
import { strictRefusal } from '../../src/protocol/strictRefusal.ts';

interface Verdict {
  readonly client: string;
  /** Where and why the client refuses the form; undefined if it takes it. */
  readonly refusal: string | undefined;
}

/**
 * What other clients do with a schema. This library reads more than they do, so its form does not tell a server's author
 * whether others refuse it.
 */
export function ClientVerdicts({ params }: { params: object }) {
  const verdicts: readonly Verdict[] = [
    { client: 'A client that holds to the specification', refusal: strictRefusal(params) },
    {
      client: 'The TypeScript SDK, v1, with a handler',
      refusal: refusalOf(ElicitRequestFormParamsSchema.safeParse(params).error?.issues),
    },
    {
      client: 'The TypeScript SDK, v2, with a handler',
      refusal: refusalOf(issuesOf(specTypeSchemas.ElicitRequestFormParams, params)),
    },
  ];
  return (
    <ul aria-label="Clients" className="playground-findings">
      {verdicts.map(({ client, refusal }) => (
        <li key={client} data-verdict={refusal === undefined ? 'takes' : 'refuses'}>
          <strong>
            {client} {refusal === undefined ? 'takes it.' : 'refuses it:'}
          </strong>
          {refusal !== undefined && <span>{refusal}</span>}
        </li>
      ))}
    </ul>
  );
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
