import { expect, inject, test } from 'vitest';
import { openDemo } from './demoPage.ts';

test('FORM-1 a date-time of the zone that stands beside it is sent in UTC', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-date-time');
  const { dialog } = demo;
  expect(await dialog.getByText('Time zone: Europe/Berlin').count()).toBe(2);
  await dialog.getByLabel('Start').fill('2026-07-01T09:30');
  await demo.accept();
  expect(await demo.rawResult()).toEqual({
    action: 'accept',
    content: { start: '2026-07-01T07:30:00Z', freeze: '2026-12-18T17:00:00+05:30' },
  });
});

test('FORM-1 an empty picker does not look answered', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-date-time');
  const { dialog } = demo;
  const isBlank = (label: string) =>
    dialog
      .getByLabel(label)
      .evaluate((picker: Element) => getComputedStyle(picker).color === 'rgba(0, 0, 0, 0)');
  // Only WebKit fills it with today's date. The others write "mm/dd/yyyy" there.
  const isWebKit = inject('engine') === 'webkit';
  expect([await isBlank('Start'), await isBlank('Freeze')]).toEqual([isWebKit, false]);
  await dialog.getByLabel('Start').focus();
  expect(await isBlank('Start')).toBe(false);
  await dialog.getByLabel('Freeze').focus();
  expect(await isBlank('Start')).toBe(isWebKit);
});

test('FORM-2 a time that the clocks show twice is a choice, one that they skip is refused', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-date-time');
  const { dialog } = demo;
  await dialog.getByLabel('Start').fill('2026-03-29T02:30');
  await demo.accept();
  await dialog
    .locator('[data-slot="elicitation-error"]', { hasText: 'does not exist on that day' })
    .waitFor();
  await dialog.getByLabel('Start').fill('2026-10-25T02:30');
  await demo.accept();
  const meanings = dialog.getByRole('group', {
    name: 'The clocks change, so this time occurs twice. Which one do you mean?',
  });
  await meanings.getByLabel('2026-10-25T01:30:00Z').check();
  await demo.accept();
  expect(await demo.rawResult()).toMatchObject({
    content: { start: '2026-10-25T01:30:00Z' },
  });
});

test('FORM-6 a half-typed date is not taken for none', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-date-time');
  const { dialog, page } = demo;
  await dialog.getByLabel('Start').fill('2026-07-01T09:30');
  await dialog.getByLabel('Freeze').focus();
  await page.keyboard.press('Backspace');
  await demo.accept();
  const error = dialog.locator('[data-slot="elicitation-error"]');
  await error.waitFor();
  expect((await error.innerText()).trim()).toBe('Complete this or clear it.');
});

test('TRUST-4 a hostile pattern does not freeze the page, and does not block', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-pattern');
  const { dialog } = demo;
  await dialog.getByLabel('Branch').fill('Main');
  await dialog.getByLabel('Trap').fill(`${'a'.repeat(50_000)}!`);
  await demo.accept();
  await dialog.locator('[data-slot="elicitation-error"]').waitFor();
  await dialog.getByText('The format could not be checked here; the server decides.').waitFor();
  await dialog.getByLabel('Branch').fill('main');
  await demo.accept();
  expect(await demo.rawResult()).toMatchObject({ action: 'accept', content: { branch: 'main' } });
});

test('FORM-11 1,000 options are searched, and what is chosen stays chosen', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-long-list');
  const { dialog, page } = demo;
  const region = dialog.getByRole('radiogroup', { name: 'Region' });
  const mirrors = dialog.getByRole('group', { name: 'Mirrors' });
  expect(await region.getByRole('radio').count()).toBe(100);
  await region.getByRole('button', { name: 'Show more' }).click();
  expect(await region.getByRole('radio').count()).toBe(200);
  // What scrolls is no stop of its own.
  await region.getByRole('searchbox').focus();
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-slot'));
  expect(focused).toBe('elicitation-radio');
  await region.getByRole('searchbox').fill('region 99');
  await region.getByText('11 options').waitFor();
  await region.getByLabel('Region 999').check();
  await mirrors.getByRole('searchbox').fill('mirror-12');
  await mirrors.getByLabel('mirror-12', { exact: true }).check();
  await mirrors.getByRole('searchbox').fill('mirror-7');
  await mirrors.getByText('1 chosen').first().waitFor();
  // The chosen one comes first, though it does not match.
  expect(await mirrors.getByRole('checkbox').first().isChecked()).toBe(true);
  await mirrors.getByLabel('mirror-7', { exact: true }).check();
  // In a search field the first Escape clears it, and Enter does not submit.
  await mirrors.getByRole('searchbox').press('Enter');
  await mirrors.getByRole('searchbox').press('Escape');
  expect(await mirrors.getByRole('searchbox').inputValue()).toBe('');
  await demo.accept();
  expect(await demo.rawResult()).toEqual({
    action: 'accept',
    content: { region: 'region-999', mirrors: ['mirror-7', 'mirror-12'] },
  });
});

test('FORM-8 an empty schema is a plain confirmation', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-to-confirm');
  await demo.accept();
  expect(await demo.rawResult()).toEqual({ action: 'accept', content: {} });
});

test('FORM-10 awkward names come back as they were', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-awkward-names');
  const names = [
    'a.b',
    'items[0]',
    'constructor',
    'toString',
    'root',
    '',
    '"quoted"',
    'two\nlines',
  ];
  const inputs = demo.dialog.getByRole('textbox');
  for (const index of names.keys()) await inputs.nth(index).fill(`answer ${index}`);
  await demo.accept();
  const content = Object.fromEntries(names.map((name, index) => [name, `answer ${index}`]));
  expect(await demo.rawResult()).toEqual({ action: 'accept', content });
});

test('FORM-3 an invalid default is shown, marked, and mended', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-with-invalid-defaults');
  const { dialog } = demo;
  await dialog.getByText('Allowed: 8 or less').waitFor();
  expect(await dialog.getByLabel('Day').inputValue()).toBe('2026-02-30');
  expect(await dialog.getByLabel('Workers').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByLabel('Workers').fill('8');
  await dialog.getByLabel('Day').fill('');
  await demo.accept();
  expect(await demo.rawResult()).toEqual({ action: 'accept', content: { workers: 8 } });
});

test('FORM-5 arrow keys keep the chosen option of a long list in sight', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-long-list');
  const { dialog, page } = demo;
  await dialog.getByRole('radio', { name: 'Region 0', exact: true }).focus();
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 15; presses++) await page.keyboard.press('ArrowDown');
  const found = await page.evaluate(() => {
    const chosen = document.querySelector<HTMLInputElement>('[type=radio]:checked')!;
    const list = chosen.closest('[data-slot=elicitation-options]')!;
    const [inner, outer] = [chosen, list].map((element) => element.getBoundingClientRect());
    return {
      chosen: chosen.labels![0]!.textContent,
      isFocused: document.activeElement === chosen,
      isInSight: inner!.top >= outer!.top && inner!.bottom <= outer!.bottom,
      sideways: list.scrollWidth - list.clientWidth,
    };
  });
  expect(found).toEqual({ chosen: 'Region 15', isFocused: true, isInSight: true, sideways: 0 });
});

test('TRUST-8 an Accept that comes elsewhere as the window is resized, as by a keyboard that goes, is taken half a second later', async () => {
  await using demo = await openDemo({ viewport: { width: 700, height: 540 } });
  await demo.ask('ask-pattern');
  const { dialog, page } = demo;
  await dialog.getByRole('textbox', { name: 'Branch' }).focus();
  await page.keyboard.type('release-2');
  await page.waitForTimeout(1000);
  await page.setViewportSize({ width: 700, height: 840 });
  await expect.poll(() => page.evaluate(() => innerHeight)).toBe(840);
  // A press that comes too soon starts the time again.
  await page.waitForTimeout(700);
  const [x, y] = await dialog
    .getByRole('button', { name: 'Accept' })
    .evaluate((button: Element) => {
      const { left, top } = button.getBoundingClientRect();
      return [left + 20, top + 10] as const;
    });
  await page.mouse.click(x, y);
  expect(await demo.rawResult()).toMatchObject({ action: 'accept' });
});

test('FORM-6 FORM-12 by keyboard, the focus on "Keep editing" is seen', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-pattern');
  const { dialog, page } = demo;
  await dialog.getByRole('textbox', { name: 'Branch' }).focus();
  await page.keyboard.type('half');
  await page.keyboard.press('Escape');
  const keep = dialog.getByRole('button', { name: 'Keep editing' });
  await keep.waitFor();
  const ring = await keep.evaluate((button: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(button);
    return document.activeElement === button && `${outlineStyle} ${outlineWidth}`;
  });
  expect(ring).toBe('solid 2px');
});

test('FORM-6 by keyboard, the focus on a picker is seen', async () => {
  await using demo = await openDemo();
  await demo.ask('ask-date-time');
  const { dialog, page } = demo;
  const start = dialog.getByLabel('Start');
  const isFocused = () => start.evaluate((picker: Element) => document.activeElement === picker);
  for (let presses = 0; presses < 8 && !(await isFocused()); presses++) {
    await page.keyboard.press('Tab');
  }
  const ring = await start.evaluate((picker: Element) => getComputedStyle(picker).outlineStyle);
  expect({ isFocused: await isFocused(), ring }).toEqual({ isFocused: true, ring: 'solid' });
});

test('FORM-7 in place, nothing is blank below a group of options', async () => {
  await using demo = await openDemo();
  const { page } = demo;
  await page.getByLabel('Ask in the chat instead of a dialog').check();
  await demo.tool('trigger-elicitation-request').click();
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  const blanks = await page.evaluate(() =>
    [...document.querySelectorAll('[data-slot=elicitation] fieldset')].map((group) => {
      const bottoms = [...group.querySelectorAll('*')]
        .map((element) => element.getBoundingClientRect())
        .filter(({ height, width }) => height > 1 && width > 1)
        .map(({ bottom }) => bottom);
      const { paddingBottom, borderBottomWidth } = getComputedStyle(group);
      const end = Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
      return Math.round(group.getBoundingClientRect().bottom - end - Math.max(...bottoms));
    }),
  );
  expect(blanks.length).toBeGreaterThan(0);
  expect(blanks.filter((blank) => blank > 2)).toEqual([]);
});
