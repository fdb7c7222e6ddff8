import { defineConfig } from 'tsdown';

/** One output file per input file, so that a partner's bundle contains only the imported concepts. */
export default defineConfig({
  entry: ['src/**/{index,form,pricing,record,rules,steps}.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  unbundle: true,
  clean: true,
});
