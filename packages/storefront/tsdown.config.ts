import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    // The tags are bundled by build-tag.ts.
    '!src/tag/!(tag-types).{ts,tsx}',
    '!src/**/*.test.ts',
    '!src/**/*.stories.tsx',
    '!src/**/*.fixture.ts',
    '!src/**/*.guide.ts',
    '!src/**/fakes.ts',
  ],
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  dts: true,
  unbundle: true,
  clean: true,
});
