/*
 * All that an outlet draws. Loaded with the first request, or while the page is idle: until then a host pays for none of it.
 */

export { Current } from './Current.tsx';
export { Notice } from './Notice.tsx';
export { SilencedServer } from './SilencedServer.tsx';
