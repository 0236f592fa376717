import { describe, expect, inject, test } from 'vitest';
import { openDemo, type Demo } from './demoPage.ts';

const tool = 'trigger-elicitation-request';

const defaults = {
  firstLine: 'It was a dark and stormy night.',
  integer: 42,
  number: 3.14,
  untitledSingleSelectEnum: 'Monica',
  untitledMultipleSelectEnum: ['Guitar'],
  titledSingleSelectEnum: 'hero-1',
  titledMultipleSelectEnum: ['fish-1'],
  legacyTitledEnum: 'pet-1',
};

const entered = {
  name: 'Ada Lovelace',
  check: true,
  firstLine: 'Call me Ishmael.',
  email: 'ada@example.com',
  homepage: 'https://example.com/~ada?x=1#me',
  birthdate: '1815-12-10',
  integer: 7,
  number: 2.5,
  untitledSingleSelectEnum: 'Ross',
  untitledMultipleSelectEnum: ['Piano', 'Drums'],
  titledSingleSelectEnum: 'hero-3',
  titledMultipleSelectEnum: ['fish-1', 'fish-3'],
  legacyTitledEnum: 'pet-4',
};

const group = ({ dialog }: Demo, role: 'radiogroup' | 'group', name: string) =>
  dialog.getByRole(role, { name, exact: true });

describe('HOST-10 FORM-1 FORM-3 the 13 fields of server-everything', () => {
  test('13 right controls with their 8 defaults', async () => {
    await using demo = await openDemo();
    await demo.ask(tool);
    const { dialog } = demo;
    const textbox = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    expect(await dialog.locator('[data-slot="elicitation-field"]').count()).toBe(13);
    expect(await textbox('String').inputValue()).toBe('');
    expect(await textbox('String').getAttribute('aria-required')).toBe('true');
    expect(await group(demo, 'radiogroup', 'Boolean').getByRole('radio').count()).toBe(3);
    expect(await textbox('String with default').inputValue()).toBe(defaults.firstLine);
    expect(await textbox('String with email format').getAttribute('inputmode')).toBe('email');
    expect(await textbox('String with uri format').getAttribute('inputmode')).toBe('url');
    const date = dialog.getByLabel('String with date format');
    expect(await date.getAttribute('type')).toBe('date');
    expect(await textbox('Integer').inputValue()).toBe('42');
    expect(await textbox('Integer').getAttribute('inputmode')).toBe('numeric');
    expect(await textbox('Number in range 1-1000').inputValue()).toBe('3.14');
    const select = dialog.getByRole('combobox', { name: 'Untitled Single Select Enum' });
    expect(await select.locator('option:checked').innerText()).toBe('Monica');
    for (const [role, name, shown] of [
      ['group', 'Untitled Multiple Select Enum', 'Guitar'],
      ['radiogroup', 'Titled Single Select Enum', 'Superman'],
      ['group', 'Titled Multiple Select Enum', 'Tuna'],
      ['radiogroup', 'Legacy Titled Single Select Enum', 'Cats'],
    ] as const) {
      const checked = group(demo, role, name).locator('label:has(input:checked)');
      expect((await checked.allInnerTexts()).map((text) => text.trim())).toEqual([shown]);
    }
  });

  test('FORM-4 optional fields left alone are absent, defaults are sent', async () => {
    await using demo = await openDemo();
    await demo.ask(tool);
    await demo.dialog.getByRole('textbox', { name: 'String', exact: true }).fill('Ada');
    await demo.accept();
    expect(await demo.rawResult()).toEqual({
      action: 'accept',
      content: { name: 'Ada', ...defaults },
    });
  });

  test.each([
    ['wide', {}],
    ['320 px wide', { viewport: { width: 320, height: 568 } }],
  ])('what was entered is what the server gets: %s', async (_, options) => {
    await using demo = await openDemo(options);
    await demo.ask(tool);
    const { dialog } = demo;
    await dialog.getByLabel('String', { exact: true }).fill(entered.name);
    await group(demo, 'radiogroup', 'Boolean').getByLabel('Yes').check();
    await dialog.getByLabel('String with default').fill(entered.firstLine);
    await dialog.getByLabel('String with email format').fill(entered.email);
    await dialog.getByLabel('String with uri format').fill(entered.homepage);
    await dialog.getByLabel('String with date format').fill(entered.birthdate);
    await dialog.getByLabel('Integer').fill('7');
    await dialog.getByLabel('Number in range 1-1000').fill('2.5');
    await dialog.getByLabel('Untitled Single Select Enum').selectOption('Ross');
    const instruments = group(demo, 'group', 'Untitled Multiple Select Enum');
    await instruments.getByLabel('Drums').check();
    await instruments.getByLabel('Guitar').uncheck();
    await instruments.getByLabel('Piano').check();
    await group(demo, 'radiogroup', 'Titled Single Select Enum').getByLabel('Wonder Woman').check();
    await group(demo, 'group', 'Titled Multiple Select Enum').getByLabel('Trout').check();
    await group(demo, 'radiogroup', 'Legacy Titled Single Select Enum').getByLabel('Fish').check();
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
      true,
    );
    await demo.accept();
    expect(await demo.rawResult()).toEqual({ action: 'accept', content: entered });
  });

  test('the same by keyboard alone', async () => {
    await using demo = await openDemo();
    const { page, dialog } = demo;
    await demo.tool(tool).focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    const { keyboard } = page;
    const retype = async (text: string) => {
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
    };
    await keyboard.press('Tab'); // the close button
    await keyboard.press('Tab');
    await keyboard.type(entered.name);
    await keyboard.press('Tab'); // "No answer" is the one chosen
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await keyboard.press('Tab');
    await retype(entered.firstLine);
    await keyboard.press('Tab');
    await keyboard.type(entered.email);
    await keyboard.press('Tab');
    await keyboard.type(entered.homepage);
    await keyboard.press('Tab');
    if (inject('engine') === 'webkit') {
      // It does not go on by itself, and has no picker.
      for (const part of ['12', '10', '1815']) {
        await keyboard.type(part);
        await keyboard.press('Tab');
      }
    } else {
      await keyboard.type('12101815');
      await keyboard.press('Tab'); // the date's own picker button
      await keyboard.press('Tab');
    }
    await retype('7');
    await keyboard.press('Tab');
    await retype('2.5');
    await keyboard.press('Tab');
    await keyboard.type('Ros');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    expect(await demo.rawResult()).toEqual({ action: 'accept', content: entered });
    // Focus is back where it was.
    expect(await page.locator(':focus').innerText()).toBe(tool);
  });
});

describe('PROTO-3 PROTO-4 the other two actions', () => {
  test('Decline', async () => {
    await using demo = await openDemo();
    await demo.ask(tool);
    await demo.dialog.getByRole('button', { name: 'Decline' }).click();
    expect(await demo.rawResult()).toEqual({ action: 'decline' });
  });

  test.each([
    [
      'the Cancel button',
      (demo: Demo) => demo.dialog.getByRole('button', { name: 'Cancel' }).click(),
    ],
    ['Escape', (demo: Demo) => demo.page.keyboard.press('Escape')],
    [
      'the close button',
      (demo: Demo) => demo.dialog.getByRole('button', { name: 'Close' }).click(),
    ],
    ['a click outside', (demo: Demo) => demo.page.mouse.click(5, 5)],
  ])('FORM-12 %s cancels an untouched form', async (_, dismiss) => {
    await using demo = await openDemo();
    await demo.ask(tool);
    // A dialog that has just come takes no Escape and no click outside.
    await demo.page.waitForTimeout(600);
    await dismiss(demo);
    expect(await demo.rawResult()).toEqual({ action: 'cancel' });
  });

  test.each([
    ['Escape', (demo: Demo) => demo.page.keyboard.press('Escape')],
    [
      'the close button',
      (demo: Demo) => demo.dialog.getByRole('button', { name: 'Close' }).click(),
    ],
  ])('FORM-12 %s asks before it discards an edited form', async (_, dismiss) => {
    await using demo = await openDemo();
    await demo.ask(tool);
    const name = demo.dialog.getByLabel('String', { exact: true });
    await name.fill('Ada');
    await demo.page.mouse.click(5, 5); // does nothing
    await dismiss(demo);
    const question = demo.dialog.getByRole('group', { name: 'Discard what you entered?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(await name.inputValue()).toBe('Ada');
    await dismiss(demo);
    await question.getByRole('button', { name: 'Discard' }).click();
    expect(await demo.rawResult()).toEqual({ action: 'cancel' });
  });

  test('FORM-12 the Cancel button does not ask', async () => {
    await using demo = await openDemo();
    await demo.ask(tool);
    await demo.dialog.getByLabel('String', { exact: true }).fill('Ada');
    await demo.dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await demo.rawResult()).toEqual({ action: 'cancel' });
  });
});

test('FORM-4 Accept moves focus to the required text that is empty, and asks', async () => {
  await using demo = await openDemo();
  await demo.ask(tool);
  const { dialog, page } = demo;
  await demo.accept();
  const question = dialog.getByText('This is empty. Is that what you mean?');
  await question.waitFor();
  await page.keyboard.type('Ada');
  expect(await dialog.getByLabel('String', { exact: true }).inputValue()).toBe('Ada');
  await question.waitFor({ state: 'detached' });
});

test('HOST-4 in the chat instead of a dialog, Escape does nothing', async () => {
  await using demo = await openDemo();
  const { page } = demo;
  await page.getByLabel('Ask in the chat instead of a dialog').check();
  await demo.tool(tool).click();
  const form = page.getByRole('region', { name: /^Everything is asking for information/ });
  await form.getByLabel('String', { exact: true }).fill('Ada');
  await page.keyboard.press('Escape');
  await demo.accept(form);
  expect(await demo.rawResult()).toMatchObject({ action: 'accept', content: { name: 'Ada' } });
});
