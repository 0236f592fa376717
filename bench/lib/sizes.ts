import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** In bytes: minified, and then compressed as well as possible. */
export interface Sizes {
  min: number;
  gzip: number;
  brotli: number;
}

export const gzipSize = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

export function sizesOf(content: Buffer): Sizes {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const brotli = brotliCompressSync(content, { params }).length;
  return { min: content.length, gzip: gzipSize(content), brotli };
}

export const subtractSizes = (sizes: Sizes, others: Sizes): Sizes => ({
  min: sizes.min - others.min,
  gzip: sizes.gzip - others.gzip,
  brotli: sizes.brotli - others.brotli,
});
