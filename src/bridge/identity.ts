/** 128 random bits, which cannot be guessed and do not repeat. */
export function randomId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Stands for a text that pages must not see. It is the same after a restart: FNV-1a, twice 32 bits. */
export function fingerprint(text: string): string {
  return [0x811c9dc5, 0x9747b28c]
    .map((seed) => {
      let hash = seed;
      for (let at = 0; at < text.length; at++) {
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
