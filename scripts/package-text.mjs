/** Citations of documents that stay in the repository, with the blank before them: `[2 §5]`, `[Q14]`. */
export const CITATION = /(?:[ \t]*(?:\n[ \t]*\*)?[ \t]*)\[(?:\d §|Q\d)[^\]]*\]/g;
const DECISION =
  /[ \t]*\((?:see )?docs\/[\w./-]+\)|[,;:]? ?(?:see )?docs\/(?:decisions|specification)\/[\w./-]*\w/g;
const SOURCE_NAME = /^\/\/ src\/.*\n/gm;
/** What React does not let a server component run; who imports it has hooks, events or both. */
const REACT = /^import[^;]*?from "(?:react|react\/jsx-runtime|@nanostores\/react)";$/m;
const DIRECTIVE = "'use client';\n";

/** Minified and whole, as pages load it: it has no comments, and `[Q1]` there is code. */
export const isBundled = (file) => /^tag\/(naungan\.js|parts\/)/.test(file);

/** Comments of a built file without what leads to files that are not in the package. */
export const withoutCitations = (text) =>
  text.replace(SOURCE_NAME, '').replace(CITATION, '').replace(DECISION, '');

/**
 * A built module that imports React, marked for frameworks with server components: a page that a server renders may
 * then hold it as it is. What imports no React (addresses, tables, class names) may run there and stays unmarked.
 * @param {string} code
 */
export const withClientMark = (code) =>
  REACT.test(code) && !code.startsWith(DIRECTIVE) ? DIRECTIVE + code : code;

/** Whether a built module needs the mark and lacks it. */
export const lacksClientMark = (code) => REACT.test(code) && !code.startsWith(DIRECTIVE);
