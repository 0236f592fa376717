const wordsOfId = 4;
/** Random words for the next ids. A call for each id would take longer than all else that an id needs. */
const pool = new Uint32Array(256 * wordsOfId);
let used = pool.length;

/** 128 random bits, which cannot be guessed and do not repeat. */
export function randomId(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const from = used;
  used += wordsOfId;
  return hex([...pool.subarray(from, used)]);
}

/** Stands for a text that pages must not see. It is the same after a restart: FNV-1a, twice 32 bits. */
export function fingerprint(text: string): string {
  return hex(
    [0x811c9dc5, 0x9747b28c].map((seed) => {
      let hash = seed;
      for (let at = 0; at < text.length; at++) {
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      }
      return hash >>> 0;
    }),
  );
}

const hex = (words: readonly number[]): string =>
  words.map((word) => word.toString(16).padStart(8, '0')).join('');
