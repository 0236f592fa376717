export type { ClusterStore } from './cluster/ClusterStore.ts';
export { joinCluster } from './cluster/joinCluster.ts';
