/** Entry modules of the product lines; each imports its rules, contracts or examples on demand. */
const ENTRY_MODULE = /\/packages\/(domain|api)\/src\/lines\/[^/]+\/(line|index)\.ts$/;
const SERVER_ONLY_IMPORT = /import\('\.\/(rules|contracts|examples)\.ts'\)/g;

/**
 * Removes the imports of server-only modules of product lines from the browser's scripts. Otherwise these imports would
 * add bytes to every page, and the bundler would split and group the server-only modules as if a page could load them.
 * @returns {import('vite').Plugin}
 */
export function serverOnlyRules() {
  return {
    name: 'server-only-rules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ENTRY_MODULE.test(id)) return null;
      return code.replace(SERVER_ONLY_IMPORT, 'Promise.reject(Error())');
    },
  };
}
