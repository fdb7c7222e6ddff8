/** Writes the published token files next to the stylesheet; runs in `npm run build`, after tsdown. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tailwindTheme, tokenFile } from './src/tokens/token-sheet/index.ts';

const css = readFileSync(new URL('src/tokens.css', import.meta.url), 'utf8');
writeFileSync(new URL('dist/tokens.json', import.meta.url), tokenFile(css));
writeFileSync(new URL('dist/tailwind.css', import.meta.url), tailwindTheme(css));
