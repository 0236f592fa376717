/** How far an answer has come: see `OutletQueue.getDelivery`. */
export function deliveryOf(
  entry:
    | { readonly underway: readonly unknown[]; readonly isLost?: boolean | undefined }
    | undefined,
): 'sending' | 'failed' | undefined {
  if (!entry) return undefined;
  if (entry.underway.length > 0) return 'sending';
  return entry.isLost ? 'failed' : undefined;
}
