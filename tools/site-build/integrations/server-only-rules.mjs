/** The entries of product lines; each imports its rules, contracts or examples on demand. */
const ENTRY = /\/packages\/(domain|api)\/src\/lines\/[^/]+\/(line|index)\.ts$/;
const SERVER_PART = /import\('\.\/(rules|contracts|examples)\.ts'\)/g;

/**
 * Leaves the parts of product lines that only servers load out of the browser's scripts: their imports cost every page
 * bytes, and their modules would be split and grouped as if a page could load them.
 * @returns {import('vite').Plugin}
 */
export function serverOnlyRules() {
  return {
    name: 'server-only-rules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ENTRY.test(id)) return null;
      return code.replace(SERVER_PART, 'Promise.reject(Error())');
    },
  };
}
