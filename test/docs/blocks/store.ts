import type { ClusterStore } from 'react-mcp-elicitation/cluster';

export declare const store: ClusterStore;
