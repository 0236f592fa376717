export type { ClusterStore } from './cluster/ClusterStore.ts';
export { joinCluster } from './cluster/joinCluster.ts';
export type { Cluster, Decision, News, Peers, PeersOptions } from './bridge/Peers.ts';
