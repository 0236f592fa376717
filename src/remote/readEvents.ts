/**
 * The data of server-sent events (HTML, "Interpreting an event stream"), in the form that a bridge writes: one line of
 * data for each event.
 *
 * @param heard called when anything arrives, even a comment
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard();
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop()!;
      for (const line of lines) if (line.startsWith('data: ')) yield line.slice('data: '.length);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
