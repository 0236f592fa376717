import { readFileSync, writeFileSync } from 'node:fs';
import { unlayer } from './unlayer.ts';

const styles = readFileSync('src/styles.css', 'utf8');
writeFileSync('dist/styles.css', styles);
writeFileSync('dist/styles.unlayered.css', unlayer(styles));
