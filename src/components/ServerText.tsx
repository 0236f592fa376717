/** A text that a server wrote: plain, and kept from reordering what stands around it. */
export function ServerText({ text }: { text: string }) {
  return (
    <bdi data-slot="elicitation-server-text" dir="auto">
      {text.replace(bidiControls, '\ufffd')}
    </bdi>
  );
}

// An isolate that is closed by the text itself would isolate nothing.
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;
