import { en } from 'react-mcp-elicitation/locales/en';
import { formsOf } from '../locales/formsOf.ts';
import type { ElicitationMessages } from 'react-mcp-elicitation/locales/messages';
import type { StoryPage } from './storybook.ts';

/** What servers and hosts wrote, and what is no language: addresses, numbers with their zones. */
const notOurs = [
  'elicitation-host-note',
  'elicitation-message',
  'elicitation-send-failed-reason',
  'elicitation-label',
  'elicitation-description',
  'elicitation-server-name',
  'elicitation-server-origin',
  'elicitation-server-tile',
  'elicitation-host',
  'elicitation-url',
  'elicitation-refusal',
  'elicitation-summary-link',
  'elicitation-finding-value',
].map((slot) => `[data-slot="${slot}"]`);

/** Where servers' words stand beside ours. */
const mixed = [
  '[data-slot="elicitation-option"] > span',
  '[data-slot="elicitation-answer"] > *',
  '[data-slot="elicitation-whole"] > *',
  // The label of a field whose error is told.
  '[data-slot="elicitation-status"] > p:not(:last-child)',
].join();

/** What stands in a sentence and is no word of it: what is isolated, a domain, a zone, a host's name for a server. */
const parameters = /[\u2066\u2068][^\u2069]*\u2069|[\w-]+(?:\.[\w-]+)+|UTC|Calendar|localhost/g;

/** Words in Latin letters that the library itself says, and that are none of the language's own. */
export async function findEnglish(
  page: StoryPage,
  messages: ElicitationMessages,
): Promise<string[]> {
  const own = Object.values(messages)
    .flatMap((message) => formsOf(message).map(([, text]) => text))
    .join(' ');
  const english = new Set(
    Object.values(en).flatMap((message) => formsOf(message).map(([, text]) => text)),
  );
  const said = await page.evaluate(
    ({ foreign, shared, ours }) => {
      const texts: string[] = [];
      for (const root of document.querySelectorAll('[data-slot="elicitation"]')) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node instanceof Element ? node : node.parentElement!;
          if (element.closest(foreign) ?? element.closest('option:not([value=""])')) continue;
          if (element.closest(shared) && !ours.includes(element.textContent)) continue;
          if (node instanceof Text) texts.push(node.data);
          if (!(node instanceof Element)) continue;
          for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
            const value = node.getAttribute(name);
            if (value !== null) texts.push(value);
          }
        }
      }
      return texts;
    },
    { foreign: notOurs.join(), shared: mixed, ours: [...english] },
  );
  return said.filter((text) => {
    const words = text.replace(parameters, '').match(/[a-z]{3,}/gi) ?? [];
    return words.some((word) => !own.includes(word));
  });
}
