import { isRecord } from '../protocol/index.ts';
import type { BridgeState } from './wire.ts';

/** Checks only what is needed, since the back end is the host's own. */
export const isState = (state: unknown): state is BridgeState =>
  isRecord(state) &&
  state['v'] === 1 &&
  typeof state['epoch'] === 'string' &&
  typeof state['now'] === 'number' &&
  Array.isArray(state['silenced']) &&
  Array.isArray(state['pending']);
