import type { ReactNode } from 'react';
import { unlayer } from '../../../etc/unlayer.ts';
import styles from '../../../src/styles.css?raw';
import utilities from '../recipes/tailwind3.generated.css?raw';

/** Our stylesheet stands after the reset and before the utilities, as in the recipe. */
const stylesheet = utilities.replace('/*! react-mcp-elicitation */', () => unlayer(styles));

/** The reset is in no layer, so it is on the page only while such a story is. */
export function Tailwind3Theme({
  mode,
  children,
}: {
  mode: 'light' | 'dark';
  children: ReactNode;
}) {
  return (
    <div className={`tailwind3 ${mode}`}>
      <style>{stylesheet}</style>
      {children}
    </div>
  );
}
