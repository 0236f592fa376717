import type { ElicitationQueue } from 'react-mcp-elicitation/host';

export declare const queue: ElicitationQueue;
export declare const callTool: (params: { name: string }) => Promise<unknown>;
