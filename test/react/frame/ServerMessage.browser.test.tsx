import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import { ask } from '../../ask.ts';

/** With line feeds between blocks, as `react-markdown` draws them. */
const Message = ({ text }: { text: string }) =>
  text.split('\n').flatMap((line, index) => [
    <p key={index} style={{ margin: 0 }}>
      {line}
    </p>,
    '\n',
  ]);

const box = () => document.querySelector<HTMLElement>('[data-slot=elicitation-message]')!;

function draw(message: string) {
  render(
    <ElicitationProvider components={{ Message }}>
      <Elicitation
        request={{ ...ask({}), message }}
        server={{ name: 'Example' }}
        onRespond={() => {}}
      />
    </ElicitationProvider>,
  );
}

test('HOST-7 no blank lines are drawn between the blocks of a host’s message', () => {
  draw('One\nTwo\nThree');
  const [first, second] = box().querySelectorAll('p');
  expect(second!.getBoundingClientRect().top).toBeCloseTo(first!.getBoundingClientRect().bottom, 0);
});

test('FORM-7 HOST-7 a host’s long message is cut, and a button shows all of it and gives it the focus', async () => {
  draw(Array.from({ length: 60 }, (_, index) => `Line ${index}`).join('\n'));
  const { height } = box().getBoundingClientRect();
  expect(box().scrollHeight).toBeGreaterThan(height + 100);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(box()).toHaveFocus();
  expect(box().scrollHeight).toBeLessThan(box().getBoundingClientRect().height + 2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
