import { findSensitivities } from './sensitive/findSensitivities.ts';
import { formOf } from './sensitive/formOf.ts';
import { receiptOf, type Receipt, type ReceiptOf } from './receiptOf.ts';

/**
 * Makes the receipt of an answered request. A queue makes it itself: `receipt` of its `answered` event.
 * @example
 * const onRespond = (result) => save(createReceipt({ request, server, result }));
 */
export const createReceipt = (of: ReceiptOf): Receipt =>
  receiptOf(of, (form) => formOf(form, findSensitivities).fields);
