import { urlLevels, type UrlFinding, type UrlFindingCode } from '../../url/index.ts';

/** Of two that weigh the same, the one that tells most about whom the address belongs to comes first. */
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

/** The worst first. */
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
