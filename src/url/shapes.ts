/** A host with dots for hyphens and underscores, and a dot at either end, so that whole parts can be searched for. */
export const dotted = (text: string): string => `.${text.replace(/[-_]/g, '.')}.`;

/** A name without repeated letters: nobody counts the o in gooogle. */
export const unrepeated = (name: string): string => name.replace(/(.)\1+/g, '$1');
