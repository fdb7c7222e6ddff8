/** Export conditions that resolve the workspace packages to their sources (see each package's `exports`). */
export const SOURCE_CONDITIONS = ['naungan-source', 'import', 'module', 'browser', 'default'];
