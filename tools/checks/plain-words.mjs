/**
 * Finds words that this project avoids (plain-words.json) in comments, test titles and documents. Ignores identifiers and
 * other strings, because many are Indonesian or names of the API.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * @typedef {'start' | 'function' | 'title'} Where the word is avoided only at the start: of any passage ('start'), of a
 *   function's docstring ('function'), or of a test's title ('title')
 * @typedef {{ line: number, text: string, kind?: Where }} Passage a comment, test title or document, and its first line in
 *   the file; `kind`: 'function' for a function's docstring, 'title' for the title of a test
 */

/** @type {Record<string, { pattern: string, instead: string, where?: Where }>} */
const AVOIDED_WORDS = JSON.parse(readFileSync(new URL('./plain-words.json', import.meta.url), 'utf8'));
const WORDS = Object.entries(AVOIDED_WORDS).map(([word, { pattern, instead, where }]) => ({
  word,
  instead,
  // A line break can be between the words of a phrase.
  pattern: new RegExp(pattern.replaceAll(' ', '\\s+'), where ? '' : 'gi'),
  where,
  // Searches the text of a whole file, in which comment marks can be between the words.
  inFile: new RegExp(pattern.replace(/^\^/, '').replaceAll(' ', '[\\s*#/-]+'), 'i'),
}));

const SCRIPT = /\.(?:ts|tsx|mts|mjs|js|cjs)$/;
const TEST_CALL = /^(?:test|it|bench|step)(?:\.(?!describe)\w+)*$/;
const GROUP_CALL = /^(?:(?:test\.)?describe|suite)(?:\.\w+)*$/;

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Removes comment marks and keeps line breaks, so that the line of a word can be found. */
const removeCommentMarks = (comment) =>
  comment
    .replace(/^(?:\/\*\*?|\/\/|<!--|--|#)|(?:\*\/|-->)$/g, '')
    .replace(/\n[ \t]*(?:\*(?!\/)|\/\/|--|#)/g, '\n');

/** Returns the title, and whether it is the title of a group, when `node` is the call of a test, a step or a group. */
function testTitle(node) {
  if (!ts.isCallExpression(node)) return undefined;
  const callee = ts.isCallExpression(node.expression) ? node.expression.expression : node.expression;
  const [title] = node.arguments;
  if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return undefined;
  const isGroup = GROUP_CALL.test(callee.getText());
  return isGroup || TEST_CALL.test(callee.getText()) ? { title, isGroup } : undefined;
}

/** Returns whether a declaration with a docstring is a function, a method or a variable with a function. */
function isFunction(node) {
  if (ts.isFunctionLike(node)) return true;
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.some(isFunction);
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    return node.initializer !== undefined && isFunction(node.initializer);
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isFunctionTypeNode(node.type);
}

/** @returns {Passage[]} */
function passagesOfScript(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const passages = new Map();
  const functionDocs = new Set();
  const visit = (node) => {
    const { title, isGroup } = testTitle(node) ?? {};
    if (title)
      passages.set(title.getStart(), {
        text: title.getText().slice(1, -1),
        kind: isGroup ? undefined : 'title',
      });
    if (isFunction(node)) for (const doc of node.jsDoc ?? []) functionDocs.add(doc.pos);
    const children = node.getChildren();
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.pos) ?? []),
      ];
      for (const { pos, end } of ranges)
        passages.set(pos, { text: removeCommentMarks(text.slice(pos, end)) });
    }
    for (const child of children) visit(child);
  };
  visit(source);
  return [...passages].map(([start, passage]) => ({
    kind: functionDocs.has(start) ? 'function' : undefined,
    ...passage,
    line: lineAt(text, start),
  }));
}

const COMMENT_PATTERNS = [
  { files: /\.(?:css|astro)$/, pattern: /\/\*[\s\S]*?\*\//g },
  { files: /\.(?:astro|html|svg)$/, pattern: /<!--[\s\S]*?-->/g },
  { files: /\.astro$/, pattern: /(?<=^|[\s;{])\/\/ .*$/gm },
  { files: /\.sql$/, pattern: /--.*$/gm },
  { files: /\.ya?ml$|(?:^|\/)run$/, pattern: /(?<=^|\s)#.*$/gm },
];

/** Replaces code, comments and link targets by spaces; line breaks stay, so that the line of a word can be found. */
const proseOf = (markdown) =>
  markdown.replace(/^(`{3,})[\s\S]*?^\1|`[^`\n]*`|<!--[\s\S]*?-->|\]\([^)]*\)/gm, (code) =>
    code.replace(/[^\n]/g, ' '),
  );

/** @returns {Passage[]} */
function passagesOf(file, text) {
  if (SCRIPT.test(file)) return passagesOfScript(file, text);
  if (/\.mdx?$/.test(file)) return [{ line: 1, text: proseOf(text) }];
  return COMMENT_PATTERNS.filter(({ files }) => files.test(file)).flatMap(({ pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: lineAt(text, match.index),
      text: removeCommentMarks(match[0]),
    })),
  );
}

/**
 * Returns the words to avoid in one file.
 * @param {string} file path relative to the root, with `/` between folders
 * @param {string} text
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function avoidedWordsIn(file, text) {
  // Most files have none of the words and are not parsed.
  const candidates = WORDS.filter(({ inFile }) => inFile.test(text));
  if (candidates.length === 0) return [];
  return passagesOf(file, text)
    .flatMap(({ line, text: passage, kind }) =>
      candidates.flatMap(({ word, instead, pattern, where }) => {
        const begin = passage.search(/\S/);
        if (begin < 0 || (where && where !== 'start' && where !== kind)) return [];
        const beginsWithWord = where && pattern.test(passage.slice(begin)) ? [begin] : [];
        const indexes = where ? beginsWithWord : Array.from(passage.matchAll(pattern), ({ index }) => index);
        return indexes.map((index) => ({
          file,
          line: line + lineAt(passage, index) - 1,
          reason: `'${word}': write ${instead}`,
        }));
      }),
    )
    .sort((a, b) => a.line - b.line);
}
