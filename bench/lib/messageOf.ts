/** The beginning of an error's message, on one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n').slice(0, 6).join(' | ');
}
