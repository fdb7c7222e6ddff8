/** Export conditions with which imports of workspace packages lead to their sources (`exports` of each package.json). */
export const SOURCE_CONDITIONS = ['naungan-source', 'import', 'module', 'browser', 'default'];
