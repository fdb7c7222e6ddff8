/** Citations of documents that are not published, with the preceding space: `[2 §5]`, `[Q14]`. */
export const CITATION =
  /(?:[ \t]*(?:\n[ \t]*\*)?[ \t]*)\[(?:\d(?: |[ \t]*\n[ \t]*\*[ \t]*)\u00a7|Q\d)[^\]]*\]/g;
/** References to documents of the repository: `(see docs/…)`, `, docs/decisions/…`. */
const DOCUMENT_REFERENCE =
  /[ \t]*\((?:see )?docs\/[\w./-]+\)|[,;:]? ?(?:see )?docs\/(?:decisions|specification)\/[\w./-]*\w/g;
/** The bundler's comments with the name of a source file: `// src/…`. */
const SOURCE_NAME_COMMENT = /^\/\/ src\/.*\n/gm;
/**
 * An import of React: the module uses hooks or events, which server components do not have. Server components have `use`, so an
 * import of `use` alone is none.
 */
const REACT_IMPORT =
  /^import(?! \{ use \} from)[^;]*?from "(?:react|react\/jsx-runtime|@nanostores\/react)";$/m;
const USE_CLIENT = "'use client';\n";

/** Returns whether a file is a minified bundle. It has no comments, and `[Q1]` in it is code, not a citation. */
export const isBundled = (file) => /^tag\/(naungan\.js|parts\/)/.test(file);

/** Removes from a built file the citations, the references to documents, and the names of source files. */
export const removeCitations = (text) =>
  text.replace(SOURCE_NAME_COMMENT, '').replace(CITATION, '').replace(DOCUMENT_REFERENCE, '');

/**
 * Adds 'use client' to a built module that imports React, so that server-rendered pages can contain it. Modules without
 * React (addresses, tables, class names) can run on the server and stay unchanged.
 * @param {string} code
 */
export const addUseClient = (code) =>
  REACT_IMPORT.test(code) && !code.startsWith(USE_CLIENT) ? USE_CLIENT + code : code;

/** Returns whether a built module imports React but has no 'use client'. */
export const lacksUseClient = (code) => REACT_IMPORT.test(code) && !code.startsWith(USE_CLIENT);
