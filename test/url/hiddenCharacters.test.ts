import { expect, test, vi } from 'vitest';

test('HOST-5 the package can be imported where there is no TextDecoder, as in the jsdom of Jest', async () => {
  vi.stubGlobal('TextDecoder', undefined);
  vi.resetModules();
  try {
    const { analyzeUrl } = await import('react-mcp-elicitation/core');
    const { findings } = await analyzeUrl('https://example.com/sign-in');
    expect(findings).toEqual([]);
  } finally {
    vi.unstubAllGlobals();
  }
});
