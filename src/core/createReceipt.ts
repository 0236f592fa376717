import { findSensitivities } from './sensitive/findSensitivities.ts';
import { writeReceipt, type Receipt, type ReceiptOf } from './writeReceipt.ts';

/**
 * Makes the receipt of an answered request.
 * @example
 * const { request, result, withheld } = event; // of a queue, of type 'answered'
 * save(createReceipt({ ...request, result, withheld }));
 */
export const createReceipt = (of: ReceiptOf): Receipt => writeReceipt(of, findSensitivities);
