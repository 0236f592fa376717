export * from './core/index.ts';
export {
  analyzeUrl,
  type AnalyzeUrlContext,
  type UrlAnalysis,
  type UrlFinding,
  type UrlFindingCode,
  type UrlFindingLevel,
} from './url/index.ts';
