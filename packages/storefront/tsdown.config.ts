import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.ts',
    '!src/**/*.stories.tsx',
    '!src/**/*.fixture.ts',
    '!src/**/fakes.ts',
  ],
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  dts: true,
  unbundle: true,
  clean: true,
});
