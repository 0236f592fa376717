import type { ElicitationBridge } from 'react-mcp-elicitation/bridge';

export declare const personOf: (
  request: Request,
) => Promise<{ bridge: ElicitationBridge } | undefined>;
