import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Elicitation, ElicitationProvider } from 'react-mcp-elicitation';
import type { ElicitationMessages } from 'react-mcp-elicitation/locales/messages';
import { ask } from '../../../ask.ts';
import { server } from '../../drawElicitation.tsx';

const modules = import.meta.glob<Record<string, Partial<ElicitationMessages>>>(
  '../../../../src/locales/[a-z][a-z]{,-[A-Z][A-Z]}.ts',
  { eager: true },
);
const locales = Object.entries(modules).map(([path, module]) => ({
  locale: /([^/]+)\.ts$/.exec(path)![1]!,
  messages: Object.values(module)[0]!,
}));
const few = { type: 'string', minLength: 7 };
const many = { type: 'string', maxLength: 7, default: 'x'.repeat(90) };
const options = { items: { type: 'string', enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] } };
const request = ask({
  few,
  many,
  fewChosen: { type: 'array', minItems: 7, ...options },
  manyChosen: { type: 'array', maxItems: 1, default: ['a', 'b', 'c'], ...options },
  fewRows: { type: 'array', minItems: 7, items: { type: 'string' } },
  manyRows: { type: 'array', maxItems: 1, default: ['a', 'b', 'c'], items: { type: 'string' } },
});

test('there are thirteen languages', () => expect(locales).toHaveLength(13));

test.each(locales)(
  'FORM-6 how much was entered is said, but describes no control, or it would be read at each key ($locale)',
  async ({ locale, messages }) => {
    const user = userEvent.setup();
    render(
      <ElicitationProvider {...{ locale, messages }}>
        <Elicitation {...{ request, server }} onRespond={() => {}} />
      </ElicitationProvider>,
    );
    await user.type((await screen.findAllByRole('textbox'))[0]!, 'abc');
    await user.click(screen.getAllByRole('checkbox')[0]!);
    await user.type(screen.getAllByRole('textbox')[2]!, 'a{Enter}b');
    await user.click(document.querySelector('[data-slot=elicitation-accept]')!);
    const errors = document.querySelectorAll('[data-slot=elicitation-error]');
    const lasting = [...errors].map((error) => error.querySelector('[id]')!.textContent);
    expect([...errors].map(({ textContent }) => textContent)).toEqual(
      ['3', '90', '1', '3', '2', '3'].map((count) => expect.stringContaining(count)),
    );
    expect(lasting).toEqual(
      [/7[^0-9]*$/, /7[^0-9]*$/, /7[^0-9]*$/, /^[^23]+$/, /7[^0-9]*$/, /^[^23]+$/].map((words) =>
        expect.stringMatching(words),
      ),
    );
  },
);
