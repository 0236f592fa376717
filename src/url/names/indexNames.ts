import { dotted, unrepeated } from '../shapes.ts';
import { skeleton } from '../skeleton.ts';
import type { FamousName, NameIndex } from './loadNames.ts';

export function indexNames(names: readonly FamousName[], domains: readonly string[]): NameIndex {
  const by = (key: (name: string) => string) =>
    new Map(names.map((known) => [key(known.name), known]));
  return {
    domains: new Map(domains.map((domain) => [domain, dotted(skeleton(domain))])),
    byName: by(String),
    bySkeleton: by(skeleton),
    byLetters: by(unrepeated),
  };
}
