import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import { elicitations } from 'react-mcp-elicitation/testing';

test('HOST-5 a server renders the form with its defaults', () => {
  const html = renderToString(
    <Elicitation request={elicitations.number} server={{ name: 'Example' }} onRespond={() => {}} />,
  );
  expect(html).toContain('value="12.5"');
  expect(html).not.toContain('style=');
});
