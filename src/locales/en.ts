import { enApproval } from './enApproval.ts';
import { enForm } from './enForm.ts';
import { enUrl } from './enUrl.ts';
import type { ElicitationMessages } from './messages.ts';

/** English. */
export const en = { ...enForm, ...enApproval, ...enUrl } as const satisfies ElicitationMessages;
