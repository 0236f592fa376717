import { receiptOf, type Receipt, type ReceiptOf } from '../../core/receiptOf.ts';
import { formOf } from '../../core/sensitive/formOf.ts';

/** The receipt of a request that is drawn here, whose secrets are known by then. */
export const receiptHere = (answered: ReceiptOf): Receipt =>
  receiptOf(answered, (form) => formOf(form).fields);
