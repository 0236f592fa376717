import { plainText } from './plainText.ts';

/** A text that a server wrote: plain, and kept from reordering what stands around it. */
export function ServerText({ text }: { text: string }) {
  return (
    <bdi data-slot="elicitation-server-text" dir="auto">
      {plainText(text)}
    </bdi>
  );
}
