import { spellHidden } from '../../url/index.ts';
import { isolated } from '../dom/isolated.ts';

/**
 * Makes a part of a URL fit for the middle of a sentence: isolated, and with each hidden character spelled out, such as `U+202E`.
 */
export const isolate = (text: string): string => isolated(spellHidden(text));
