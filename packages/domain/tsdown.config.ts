import { defineConfig } from 'tsdown';

/** One file out for each file in, so that a partner's bundle holds only the concepts it imports. */
export default defineConfig({
  entry: ['src/**/{index,form,pricing,record,rules,steps}.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  unbundle: true,
  clean: true,
});
