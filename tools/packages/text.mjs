/** Citations of documents that are not published, with the preceding space: `[2 §5]`, `[Q14]`. */
export const CITATION =
  /(?:[ \t]*(?:\n[ \t]*\*)?[ \t]*)\[(?:\d(?: |[ \t]*\n[ \t]*\*[ \t]*)\u00a7|Q\d)[^\]]*\]/g;
const DECISION =
  /[ \t]*\((?:see )?docs\/[\w./-]+\)|[,;:]? ?(?:see )?docs\/(?:decisions|specification)\/[\w./-]*\w/g;
const SOURCE_NAME = /^\/\/ src\/.*\n/gm;
/** Imports that server components must not run; their modules use hooks, events or both. */
const REACT = /^import[^;]*?from "(?:react|react\/jsx-runtime|@nanostores\/react)";$/m;
const DIRECTIVE = "'use client';\n";

/** Minified bundles have no comments, and `[Q1]` in them is code. */
export const isBundled = (file) => /^tag\/(naungan\.js|parts\/)/.test(file);

/** Removes citations from the comments of a built file. */
export const withoutCitations = (text) =>
  text.replace(SOURCE_NAME, '').replace(CITATION, '').replace(DECISION, '');

/**
 * Marks a built module that imports React with 'use client', so that server-rendered pages can contain it.
 * Modules without React (addresses, tables, class names) stay unmarked and can run on the server.
 * @param {string} code
 */
export const withClientMark = (code) =>
  REACT.test(code) && !code.startsWith(DIRECTIVE) ? DIRECTIVE + code : code;

/** Whether a built module needs the mark and lacks it. */
export const lacksClientMark = (code) => REACT.test(code) && !code.startsWith(DIRECTIVE);
