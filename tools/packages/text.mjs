/** Citations of documents that are not published, with the preceding space: `[2 §5]`, `[Q14]`. */
export const CITATION =
  /(?:[ \t]*(?:\n[ \t]*\*)?[ \t]*)\[(?:\d(?: |[ \t]*\n[ \t]*\*[ \t]*)\u00a7|Q\d)[^\]]*\]/g;
const DECISION =
  /[ \t]*\((?:see )?docs\/[\w./-]+\)|[,;:]? ?(?:see )?docs\/(?:decisions|specification)\/[\w./-]*\w/g;
const SOURCE_NAME = /^\/\/ src\/.*\n/gm;
/** An import of React: the module uses hooks or events, which server components do not have. */
const REACT_IMPORT = /^import[^;]*?from "(?:react|react\/jsx-runtime|@nanostores\/react)";$/m;
const USE_CLIENT = "'use client';\n";

/** Returns whether a file is a minified bundle. It has no comments, and `[Q1]` in it is code, not a citation. */
export const isBundled = (file) => /^tag\/(naungan\.js|parts\/)/.test(file);

/** Removes citations from the comments of a built file. */
export const removeCitations = (text) =>
  text.replace(SOURCE_NAME, '').replace(CITATION, '').replace(DECISION, '');

/**
 * Adds 'use client' to a built module that imports React, so that server-rendered pages can contain it. Modules without
 * React (addresses, tables, class names) can run on the server and stay unchanged.
 * @param {string} code
 */
export const addUseClient = (code) =>
  REACT_IMPORT.test(code) && !code.startsWith(USE_CLIENT) ? USE_CLIENT + code : code;

/** Returns whether a built module imports React but has no 'use client'. */
export const lacksUseClient = (code) => REACT_IMPORT.test(code) && !code.startsWith(USE_CLIENT);
