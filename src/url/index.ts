export { analyzeUrl, judgeUrl } from './analyzeUrl.ts';
export { spellHidden } from './hiddenCharacters.ts';
export { loadNames } from './names/loadNames.ts';
export { maxUrlLength } from './parseUrl.ts';
export {
  urlLevels,
  worstLevel,
  type AnalyzeUrlContext,
  type UrlAnalysis,
  type UrlFinding,
  type UrlFindingCode,
  type UrlFindingLevel,
} from './UrlAnalysis.ts';
