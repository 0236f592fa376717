import type { ContentIssue } from '../../core/index.ts';
import { readable } from '../request/readable.ts';

/** The issues of an `ElicitContentError`, a `RemoteError`, or any other error that has `issues`, which may be anything. */
export const issuesOf = (error: unknown): readonly ContentIssue[] =>
  readable(() => {
    const { issues } = error as { issues: readonly (Partial<ContentIssue> | null)[] };
    return issues.flatMap((issue) => {
      const { property, code, params } = issue ?? {};
      const isIssue = typeof property === 'string' && typeof code === 'string';
      return isIssue ? [{ property, code, params: sayable(params) }] : [];
    });
  }) ?? [];

/** The params that can stand in a message. To write an object may throw. */
const sayable = (params: unknown): ContentIssue['params'] =>
  Object.fromEntries(
    Object.entries(params ?? {}).filter(([, value]) => /string|number/.test(typeof value)),
  ) as ContentIssue['params'];
