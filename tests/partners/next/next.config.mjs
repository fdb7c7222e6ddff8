/** The folder is the root of the project, wherever it is copied to. */
export default { turbopack: { root: import.meta.dirname } };
