/** Sets the root of the project, because the test copies this folder to another place. */
export default { turbopack: { root: import.meta.dirname } };
