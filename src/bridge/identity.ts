import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 122 random bits, which cannot be guessed and do not repeat. */
export const randomId = (): string => crypto.randomUUID();

/** Stands for a text that pages must not see, in all processes. With 128 bits of SHA-256, nobody can choose another's. */
export const fingerprint = (text: string): string =>
  // As JSON, because all lone surrogates are the same in UTF-8.
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(text))).subarray(0, 16));
