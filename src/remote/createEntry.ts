import { noLimits, parseElicitRequest } from '../protocol/index.ts';
import type { Entry } from './Entry.ts';
import type { OpenRequest } from './wire.ts';

/** @param deadline by this page's clock */
export function createEntry(request: OpenRequest, deadline: number | undefined): Entry {
  const controller = new AbortController();
  const read = parseElicitRequest(request.request, { limits: noLimits });
  const pending = { ...request, request: read, deadline, signal: controller.signal };
  return { pending, controller, underway: [], idle: [], draft: request.draft };
}
