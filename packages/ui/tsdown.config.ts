import { defineConfig } from 'tsdown';

/** Builds the components and the command `naungan-contrast`. Tailwind's command builds the stylesheet (see package.json). */
export default defineConfig({
  entry: ['src/lines/index.ts', 'src/*/*/index.ts', 'src/lines/*/*/index.ts', 'src/tokens/contrast/cli.ts'],
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  dts: true,
  unbundle: true,
  clean: true,
});
