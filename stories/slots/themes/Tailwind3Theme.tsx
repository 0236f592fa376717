import type { ReactNode } from 'react';
import { unlayer } from '../../../etc/unlayer.ts';
import styles from '../../../src/styles.css?raw';
import utilities from '../recipes/tailwind3.generated.css?raw';

/** As the recipe's own stylesheet has it: ours after the reset, before the utilities. */
const stylesheet = utilities.replace('/*! react-mcp-elicitation */', () => unlayer(styles));

/** The reset is in no layer, so it is there only while such a story is. */
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
