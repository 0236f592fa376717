export { analyzeUrl, judgeUrl, type AnalyzeUrlContext } from './analyzeUrl.ts';
export { spellHidden } from './spellHidden.ts';
export {
  worstLevel,
  type UrlAnalysis,
  type UrlFinding,
  type UrlFindingCode,
  type UrlFindingLevel,
} from './UrlAnalysis.ts';
