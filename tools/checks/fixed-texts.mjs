/**
 * Finds Indonesian texts in components of published packages that a host cannot replace, because they are not in a module of
 * messages. guard.mjs prints them.
 */
import ts from 'typescript';

/** Source of the packages whose components hosts use. Modules of messages, stories, tests and fixtures are not checked. */
const CHECKED = /^packages\/(?:ui|storefront)\/src\/.*\.tsx?$/;
const NOT_CHECKED =
  /(?:^|[/-])messages\.ts$|\.(?:stories|test|fixture|guide)\.tsx?$|\/(?:conformance|fixtures|story-data|tokens)\/|\/(?:fixtures|catalogue)\.ts$/;

const PRODUCT = 'describes the product, the insured person or the insured object; part of the product line';
const ERROR = 'a message of a rule or of a failed request, such as the error catalogues of the specification';
const NO_SCRIPT = 'only a browser without JavaScript shows it';
const NO_REACT = 'shown when React or the storefront cannot run';
const SITE = 'content of the broker’s own pages';

/** The only files with texts that messages cannot replace, and the reason. The README of `ui` describes them. */
export const EXCEPTIONS = [
  [
    /^packages\/ui\/src\/lines\/(?!.*(?:\/search\/|additions\/[A-Z]|-fields\/|Notice\.tsx|TermsFields|order-pages\/InsuredBody|\/shipping-page|\/terms-page|(?:Vehicle|Building)Summary\.tsx))/,
    PRODUCT,
  ],
  [/^packages\/ui\/src\/plans\/plan-card\/PlanCard\.tsx$/, PRODUCT],
  [/^packages\/storefront\/src\/calls\//, PRODUCT],
  [/^packages\/ui\/src\/fields\/(?:attachment|declaration)\/[\w-]+-(?:check|rules|manager)\.ts$/, ERROR],
  [/^packages\/ui\/src\/flow\/use-load\.ts$/, ERROR],
  [/^packages\/storefront\/src\/(?:session|uploads)\//, ERROR],
  [/^packages\/storefront\/src\/connection\.ts$/, ERROR],
  [/^packages\/ui\/src\/plans\/plan-list\/Plan(?:Filters|Results)\.tsx$/, NO_SCRIPT],
  [/^packages\/storefront\/src\/(?:tag|react)\/(?:tag-element\.ts|UnsupportedReact\.tsx)$/, NO_REACT],
  [/^packages\/ui\/src\/site\//, SITE],
];

/** Attributes and properties that visitors read. */
const READ_NAME =
  /^(?:alt|aria-(?:label|description|roledescription)|caption|description|heading|hint|label|message|note|placeholder|subject|suffix|text|title)$|(?:Hint|Label|Message|Note|Placeholder|Subject|Text|Title)$/;
/** Frequent Indonesian words. A text with one of them and a space is a sentence or a phrase. */
const INDONESIAN =
  /\b(?:akan|alamat|anda|atau|belum|berkas|bila|buka|coba|dan|dapat|dari|dengan|gagal|halaman|hapus|ini|itu|jika|kami|kirim|klaim|lagi|lihat|memuat|mohon|nama|nomor|pada|pembayaran|pesanan|pilih|polis|premi|produk|silakan|sudah|tanggal|tidak|ubah|untuk|yang)\b/i;

const hasWord = (text) => /\p{L}{2}/u.test(text);
/** Returns whether a string anywhere in the code is a text, not a list of classes. */
const isPhrase = (text) => /\s/.test(text.trim()) && INDONESIAN.test(text) && !text.includes('nu:');
/** Returns whether the value of a property that visitors read is a text, not an identifier such as 'grid'. */
const isReadText = (text) =>
  hasWord(text) && (/^\p{Lu}[\p{Ll}-]/u.test(text.trim()) || INDONESIAN.test(text));

/** Returns the name of the attribute or property with this value. */
function nameOf({ parent }) {
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  return ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent) ? parent.parent.name.getText() : '';
}

/** Returns the fixed text of a node; '' if it has none. */
function fixedTextOf(node) {
  if (ts.isJsxText(node)) return hasWord(node.text) ? node.text.trim() : '';
  const isTemplate = ts.isTemplateExpression(node);
  if (!isTemplate && !ts.isStringLiteralLike(node)) return '';
  const text = isTemplate
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text;
  return (READ_NAME.test(nameOf(node)) ? isReadText(text) : isPhrase(text)) ? text : '';
}

/** Returns whether no visitor reads the strings of a node. A text that is compared comes from the API. */
const isIgnored = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node) ||
  ts.isTypeNode(node) ||
  (ts.isStringLiteral(node) && ts.isBinaryExpression(node.parent));

/**
 * Returns the fixed texts of a file, with their lines.
 * @param {string} file path relative to the root
 * @param {string} code
 */
export function fixedTextsIn(file, code) {
  if (!CHECKED.test(file) || NOT_CHECKED.test(file)) return [];
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const texts = [];
  const visit = (node) => {
    if (isIgnored(node)) return;
    const text = fixedTextOf(node);
    if (text !== '') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      texts.push({ line: line + 1, text: text.replace(/\s+/g, ' ').slice(0, 60) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** Returns a violation for each fixed text that is no exception. */
export const fixedTextViolations = (file, code) =>
  EXCEPTIONS.some(([pattern]) => pattern.test(file))
    ? []
    : fixedTextsIn(file, code).map(({ line, text }) => ({
        file,
        line,
        reason: `hosts cannot replace '${text}'; move it to messages.ts of the component (useMessages)`,
      }));
