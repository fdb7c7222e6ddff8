import { defineConfig } from 'tsdown';

/** Id of the module that replaces what is imported on demand. */
const ON_DEMAND = '\0on-demand';

/**
 * Bundles `server.js`, which server components import. It contains nothing that loads on demand, such as the forms of the
 * lines: a host's bundler would otherwise add all of them to the scripts of the host's page.
 */
export default defineConfig({
  entry: ['src/server.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  dts: false,
  clean: false,
  deps: { alwaysBundle: [/^@naungan\/ui/] },
  inputOptions: { resolve: { conditionNames: ['naungan-source', 'import', 'default'] } },
  outputOptions: { codeSplitting: false },
  plugins: [
    {
      name: 'without-parts-on-demand',
      resolveDynamicImport: () => ON_DEMAND,
      load: (id) => (id === ON_DEMAND ? 'export {};' : null),
    },
  ],
});
