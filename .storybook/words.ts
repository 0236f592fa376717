import { formatMessage, type MessageParams } from '../src/react/settings/formatMessage.ts';
import type { ElicitationMessages } from 'react-mcp-elicitation/locales/messages';
import { ar } from 'react-mcp-elicitation/locales/ar';
import { de } from 'react-mcp-elicitation/locales/de';
import { en } from 'react-mcp-elicitation/locales/en';
import { es } from 'react-mcp-elicitation/locales/es';
import { fr } from 'react-mcp-elicitation/locales/fr';
import { hi } from 'react-mcp-elicitation/locales/hi';
import { it } from 'react-mcp-elicitation/locales/it';
import { ja } from 'react-mcp-elicitation/locales/ja';
import { ko } from 'react-mcp-elicitation/locales/ko';
import { ptBR } from 'react-mcp-elicitation/locales/pt-BR';
import { ru } from 'react-mcp-elicitation/locales/ru';
import { zhCN } from 'react-mcp-elicitation/locales/zh-CN';
import { zhTW } from 'react-mcp-elicitation/locales/zh-TW';

/** The words of each language that the toolbar offers, by its tag. */
export const words: Readonly<Record<string, ElicitationMessages>> = {
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  ja,
  ko,
  de,
  fr,
  es,
  'pt-BR': ptBR,
  it,
  ru,
  ar,
  hi,
};

interface Globals {
  locale?: string;
}

/** The words that a story is shown in. */
export const wordsOf = ({ locale = 'en' }: Globals): ElicitationMessages => words[locale] ?? en;

/** Says a message in the story's language, so that a play function finds the text in every language. */
export const sayIn =
  (globals: Globals) =>
  (key: keyof ElicitationMessages, params: MessageParams = {}): string =>
    formatMessage(wordsOf(globals)[key], params, globals.locale ?? 'en');

/** The longest part of a message that has no parameter in it. */
export const partIn =
  (globals: Globals) =>
  (key: keyof ElicitationMessages): RegExp => {
    const message = wordsOf(globals)[key];
    const text = typeof message === 'string' ? message : message.other;
    const [longest = ''] = text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length);
    return new RegExp(longest.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  };
