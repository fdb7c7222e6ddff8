/** The folder is the whole project, wherever it is copied to. */
export default { turbopack: { root: import.meta.dirname } };
