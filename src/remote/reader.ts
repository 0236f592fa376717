/** See `loadReader`. */
export { parseElicitRequest } from '../protocol/parseElicitRequest.ts';
export { RemoteEntry } from './RemoteEntry.ts';
