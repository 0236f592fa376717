/** A host with each joint as a dot, and one at either end, so that a run of whole parts can be found in it. */
export const dotted = (text: string): string => `.${text.replace(/[-_]/g, '.')}.`;

/** A name without repeated letters: nobody counts the o in gooogle. */
export const unrepeated = (name: string): string => name.replace(/(.)\1+/g, '$1');
