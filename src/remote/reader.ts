/* What reads a request, and what is known of one: see `loadReader`. */
export { parseElicitRequest } from '../protocol/parseElicitRequest.ts';
export { RemoteEntry } from './RemoteEntry.ts';
