import { dirname } from 'node:path';

/** The root of the project contains the installed packages, in the folder above this one. */
export default { turbopack: { root: dirname(dirname(import.meta.dirname)) } };
