import type { ElicitMode } from '../protocol/index.ts';
import type { ElicitationServer } from '../queue/index.ts';

/** A server that is to be connected. */
export interface ConnectedServer extends ElicitationServer {
  /**
   * The modes in which this server may ask, if they are fewer than the queue's: for a client that cannot do URL mode,
   * say. Its client must then declare only these modes.
   */
  readonly modes?: readonly ElicitMode[] | undefined;
}
