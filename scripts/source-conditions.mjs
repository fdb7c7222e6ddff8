/** Resolution that reads the workspace packages from source (see each package's `exports`). */
export const SOURCE_CONDITIONS = ['naungan-source', 'import', 'module', 'browser', 'default'];
