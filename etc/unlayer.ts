const keyframes = /^ *@keyframes [\w-]+ \{\n(?:.*\n)*?^  \}\n/gm;

/** What hosts' sheets squeeze or hide in a date. */
const dateParts = [
  'calendar-picker-indicator',
  ...[
    'fields-wrapper',
    'text',
    'year-field',
    'month-field',
    'day-field',
    'hour-field',
    'minute-field',
  ].map((part) => `datetime-edit-${part}`),
].map((part) => `  :where([data-slot='elicitation-input']:not([class]))::-webkit-${part}`);

/**
 * What we draw begins as a browser draws it. A component of the host's has a class of its own, or is a button without our
 * mark, and keeps its looks.
 */
const asInBrowsers = `
  :where([data-slot^='elicitation-']:not([class]:not([class^='elicitation-']), button:not([data-native]))),
  :where([class^='elicitation-'] > [dir]:not([class])),
  :where(.elicitation-acknowledgement > [for]),
  :where(.elicitation-findings-more > [tabindex]),
  :where(.elicitation-findings-more > [tabindex])::after,
  :where(.elicitation-lead),
  :where(.elicitation-line),
  :where(.elicitation-muted),
${dateParts.join(',\n')} {
    all: revert;
  }`;

/**
 * The stylesheet for a page whose own rules are in no cascade layer. Any of them would win over ours. It has the same rules
 * in the same order, each with the specificity of an id, wherever it is imported. Those of the card have that of one class,
 * since its class is the host's. In a shadow tree there is no root, but its host.
 */
export function unlayer(styles: string): string {
  const frames = styles.match(keyframes) ?? [];
  const rules = styles
    .replace(keyframes, '')
    .replace('@layer elicitation {', `:is(:root, :host, #elicitation) {${asInBrowsers}`)
    .replace(':where(:root:has(', '&:root:where(:has(')
    .replaceAll(
      /:where\((dialog)?\[data-slot='elicitation'\]\) \{/g,
      (_, tag = '*') => `:where(&) :where(${tag})[data-slot='elicitation'] {`,
    )
    // How wide a number or a date is, is laid out for a host's component, too.
    .replaceAll(
      /(?<!number'\] (?:> )?)\b(?:input|select|textarea)\[data-slot(?:='[\w-]+')?\](?!:is\(|\[type)/g,
      '$&:not([class])',
    );
  return `${rules}\n${frames.join('\n')}`;
}
