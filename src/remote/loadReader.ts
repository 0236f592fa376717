const importReader = () => import('./reader.ts');

export type Reader = Awaited<ReturnType<typeof importReader>>;

let reader: Reader | undefined;

/** It comes with the first request: a page that is asked nothing does not load it. */
export async function loadReader(): Promise<Reader> {
  reader ??= await importReader();
  return reader;
}

export const readerAtHand = (): Reader | undefined => reader;
