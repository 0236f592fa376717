export type { ClusterStore } from './cluster/ClusterStore.ts';
export { joinCluster } from './cluster/joinCluster.ts';
export type { Cluster } from './bridge/Peers.ts';
