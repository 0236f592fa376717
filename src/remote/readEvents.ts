/** Server-sent events (HTML, "Interpreting an event stream") of one line each. `heard`: anything arrives, even comments. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  /** The line so far, joined only once it is whole: it may be long, and come in many parts. */
  let parts: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      const [rest, ...lines] = decoder.decode(value, { stream: true }).split('\n');
      parts.push(rest!);
      for (const next of lines) {
        const line = parts.join('');
        parts = [next];
        if (line.startsWith('data: ')) yield line.slice('data: '.length);
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
