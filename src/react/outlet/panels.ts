/*
 * Everything that an outlet draws, and what it asks before. It is loaded with the first request, or while the page is idle.
 * Until then it costs a host nothing.
 */

export { codeFor } from './Elicitation.tsx';

export { ElicitationReceipt } from '../receipt/ElicitationReceipt.tsx';
export { Current } from './Current.tsx';
export { isEditing } from './isEditing.ts';
export { News } from './News.tsx';
export { Notice } from './Notice.tsx';
export { PanelBoundary } from './PanelBoundary.tsx';
export { SilencedServer } from './SilencedServer.tsx';
export { receiptOf } from '../../core/receiptOf.ts';
export { formOf } from '../../core/sensitive/formOf.ts';
