const importReader = () => import('./reader.ts');

export type Reader = Awaited<ReturnType<typeof importReader>>;

let reader: Reader | undefined;

/** Loads what reads requests. It comes with the first of them: a page that is asked nothing does not load it. */
export async function loadReader(): Promise<Reader> {
  reader ??= await importReader();
  return reader;
}

/** The same, if it is loaded. */
export const readerAtHand = (): Reader | undefined => reader;
