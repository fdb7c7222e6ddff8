import { defineConfig } from 'tsdown';

/** Components only; the stylesheet is made by Tailwind's own command (see `build:css`). */
export default defineConfig({
  entry: ['src/lines/index.ts', 'src/*/*/index.ts', 'src/lines/*/*/index.ts', 'src/tokens/contrast/cli.ts'],
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  dts: true,
  unbundle: true,
  clean: true,
});
