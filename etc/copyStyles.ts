import { readFileSync, writeFileSync } from 'node:fs';
import { unlayer } from './unlayer.ts';

const styles = readFileSync('src/styles.css', 'utf8');
writeFileSync('dist/styles.css', styles);
writeFileSync('dist/styles.unlayered.css', unlayer(styles));
// TypeScript 7 wants types for a stylesheet that is imported, where no bundler's types are loaded.
for (const name of ['styles', 'styles.unlayered'])
  writeFileSync(`dist/${name}.css.d.ts`, 'export {};\n');
