/*
 * Everything that an outlet draws, and what it asks before. It is loaded with the first request, or while the page is idle.
 * Until then it costs a host nothing.
 */

export { Arrival } from './Arrival.tsx';
export { codeFor } from './codeFor.ts';
export { Current } from './Current.tsx';
export { isEditing } from './isEditing.ts';
export { Notice } from './Notice.tsx';
export { Outcome } from './Outcome.tsx';
export { PanelBoundary } from './PanelBoundary.tsx';
export { SilencedServer } from './SilencedServer.tsx';
