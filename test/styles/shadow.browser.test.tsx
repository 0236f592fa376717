import { createPortal } from 'react-dom';
import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { Elicitation } from 'react-mcp-elicitation';
import { unlayer } from '../../etc/unlayer.ts';
import styles from '../../src/styles.css?raw';
import { ask } from '../ask.ts';

/** A panel in a shadow tree, as in a browser extension, which has the styles for itself alone. */
function showInShadow(sheet: string) {
  const host = document.body.appendChild(document.createElement('aside'));
  onTestFinished(() => host.remove());
  const tree = host.attachShadow({ mode: 'open' });
  const adopted = new CSSStyleSheet();
  adopted.replaceSync(sheet);
  tree.adoptedStyleSheets = [adopted];
  const request = ask({ name: { type: 'string' } });
  const panel = <Elicitation request={request} server={{ name: 'A' }} onRespond={() => {}} />;
  render(createPortal(panel, tree));
  return (slot: string) => getComputedStyle(tree.querySelector(`[data-slot='${slot}']`)!);
}

test.each([
  ['styles.css', styles],
  ['styles.unlayered.css', unlayer(styles)],
])('HOST-7 %s styles a panel in a shadow tree', (_, sheet) => {
  const styleOf = showInShadow(sheet);
  expect(styleOf('elicitation').backgroundColor).toBe('rgb(255, 255, 255)');
  expect(styleOf('elicitation-accept').backgroundColor).toBe('rgb(11, 87, 208)');
  expect(parseFloat(styleOf('elicitation-head').paddingInlineStart)).toBeGreaterThan(8);
  expect(styleOf('elicitation-input').borderTopStyle).toBe('solid');
});
