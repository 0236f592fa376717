import type { ElicitFormRequest } from '../protocol/index.ts';

/**
 * What Codex offers in `_meta` as it asks to call a tool: one, or a list. The answer's `_meta.persist` is what was chosen
 * (openai/codex, codex-rs/core/src/mcp_tool_call.rs). Where it suggests a tool, `persist` means a Decline, and is not read.
 */
export function offeredPersistence({ _meta }: ElicitFormRequest): ('session' | 'always')[] {
  const meta = Object(_meta) as Readonly<Record<string, unknown>>;
  const offered = meta['codex_approval_kind'] === 'mcp_tool_call' ? [meta['persist']].flat() : [];
  return (['session', 'always'] as const).filter((one) => offered.includes(one));
}
