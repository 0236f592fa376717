/**
 * A text that a server wrote, with what could reorder the text around it made visible: an isolate that
 * is closed by the text itself would isolate nothing.
 */
export const plainText = (text: string): string =>
  text.replace(bidiControls, '\ufffd').replace(paragraphSeparators, '\n');

const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;
const paragraphSeparators = /[\u2028\u2029]/g;
