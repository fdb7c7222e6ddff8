import { defineConfig } from 'tsdown';

/** Builds one output file per input file, so that the bundle of a partner contains only the imported files. */
export default defineConfig({
  entry: ['src/**/{index,form,pricing,record,rules,steps}.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: true,
  unbundle: true,
  clean: true,
});
