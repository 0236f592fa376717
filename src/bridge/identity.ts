import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

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

/**
 * Stands for a text that pages must not see. It is the same in all processes, and after a restart. Nobody can choose a
 * server's address, or their own user id, so that it has the fingerprint of another: 128 bits of SHA-256.
 */
export const fingerprint = (text: string): string =>
  // As JSON, because all lone surrogates are the same in UTF-8.
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(text))).subarray(0, 16));

const hex = (words: readonly number[]): string =>
  words.map((word) => word.toString(16).padStart(8, '0')).join('');
