import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  unbundle: true,
  clean: true,
});
