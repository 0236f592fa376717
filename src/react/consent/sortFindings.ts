import { urlLevels, type UrlFinding, type UrlFindingCode } from '../../url/index.ts';

/** The order of findings at the same level. Those that tell most about who owns the address come first. */
const telling: readonly UrlFindingCode[] = [
  'embedded-domain',
  'lookalike-server',
  'obfuscated-host',
  'hidden-characters',
  'mixed-script',
  'confusable',
  'restricted-character',
  'punycode',
  'local-network',
];

/** Sorts findings, the worst first. */
export function sortFindings(findings: readonly UrlFinding[]): UrlFinding[] {
  return findings.toSorted(
    (one, other) =>
      urlLevels.indexOf(other.level) - urlLevels.indexOf(one.level) || rank(one) - rank(other),
  );
}

function rank({ code, params }: UrlFinding): number {
  if (params['lookalike'] !== undefined) return -1;
  const at = telling.indexOf(code);
  return at < 0 ? telling.length : at;
}
