// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import { elicitations } from 'react-mcp-elicitation/testing';
import { rendered } from './rendered.tsx';

const complain = vi.spyOn(console, 'error');
afterEach(() => complain.mockClear());

test.each(rendered)('HOST-5 a server without a document renders %s', (_, draw, text) => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(draw());
  expect(html).toContain(text);
  expect(html).not.toContain('style=');
  expect(complain).not.toHaveBeenCalled();
});

test('HOST-5 defaults are in the markup', () => {
  const html = renderToString(
    <Elicitation request={elicitations.number} server={{ name: 'Example' }} onRespond={() => {}} />,
  );
  expect(html).toContain('value="12.5"');
});
