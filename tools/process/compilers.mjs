import { join } from 'node:path';
import { ROOT } from './run.mjs';

// Both versions install a command `tsc`, so each is called by its path.

/** TypeScript 6: `astro check`, Storybook and most host sites need it. */
export const TSC_6 = join(ROOT, 'node_modules/typescript/bin/tsc');
/** TypeScript 7, the native compiler: runs the checks of version 6 in a third of the time. */
export const TSC_7 = join(ROOT, 'node_modules/typescript-7/bin/tsc');
