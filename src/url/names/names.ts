import { famousNames, ordinaryNames, signInNames } from './famousNames.generated.ts';
import type { Names } from './loadNames.ts';
import { anyonesPage, devicePage, leased, published } from './openDomains.ts';
import { readFamousNames } from './readFamousNames.ts';
import { readSuffixes } from './readSuffixes.ts';
import { suffixes } from './suffixes.generated.ts';

/** A module of its own, loaded with the first URL. */
export const names: Names = {
  lookUp: readSuffixes(suffixes),
  famous: readFamousNames(famousNames, ordinaryNames, signInNames),
  published,
  leased,
  anyonesPage,
  devicePage,
};
