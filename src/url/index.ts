export { analyzeUrl, judgeUrl, type AnalyzeUrlContext } from './analyzeUrl.ts';
export { spellHidden } from './hiddenCharacters.ts';
export type { UrlAnalysis, UrlFinding, UrlFindingCode, UrlFindingLevel } from './UrlAnalysis.ts';
