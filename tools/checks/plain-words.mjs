/**
 * Finds words that this project avoids (plain-words.json) in comments, test titles and documents. Ignores identifiers and
 * other strings, because many are Indonesian or names of the API.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** @typedef {{ line: number, text: string }} Passage a comment, test title or document, and its first line in the file */

/** @type {Record<string, { pattern: string, instead: string, where?: 'start' }>} */
const AVOIDED_WORDS = JSON.parse(readFileSync(new URL('./plain-words.json', import.meta.url), 'utf8'));
const WORDS = Object.entries(AVOIDED_WORDS).map(([word, { pattern, instead, where }]) => ({
  word,
  instead,
  // A line can end between the words of an expression.
  pattern: new RegExp(pattern.replaceAll(' ', '\\s+'), where === 'start' ? '' : 'gi'),
  atStart: where === 'start',
  // For the text of a whole file, in which comment marks can be between the words.
  inFile: new RegExp(pattern.replace(/^\^/, '').replaceAll(' ', '[\\s*#/-]+'), 'i'),
}));

const SCRIPT = /\.(?:ts|tsx|mts|mjs|js|cjs)$/;
const TEST_CALL = /^(?:test|it|describe|suite|bench|step)(?:\.\w+)*$/;

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Removes comment marks and keeps line breaks, so that the line of a word can be found. */
const removeCommentMarks = (comment) =>
  comment
    .replace(/^(?:\/\*\*?|\/\/|<!--|--|#)|(?:\*\/|-->)$/g, '')
    .replace(/\n[ \t]*(?:\*(?!\/)|\/\/|--|#)/g, '\n');

/** Returns the node of the title when `node` is the call of a test, a group of tests or a step. */
function testTitle(node) {
  if (!ts.isCallExpression(node)) return undefined;
  const callee = ts.isCallExpression(node.expression) ? node.expression.expression : node.expression;
  const [title] = node.arguments;
  if (!title || !TEST_CALL.test(callee.getText())) return undefined;
  return ts.isStringLiteralLike(title) || ts.isTemplateExpression(title) ? title : undefined;
}

/** @returns {Passage[]} */
function passagesOfScript(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const passages = new Map();
  const visit = (node) => {
    const title = testTitle(node);
    if (title) passages.set(title.getStart(), title.getText().slice(1, -1));
    const children = node.getChildren();
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.pos) ?? []),
      ];
      for (const { pos, end } of ranges) passages.set(pos, removeCommentMarks(text.slice(pos, end)));
    }
    for (const child of children) visit(child);
  };
  visit(source);
  return [...passages].map(([start, passage]) => ({ line: lineAt(text, start), text: passage }));
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
 * @param {string} file path from the root, with `/`
 * @param {string} text
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function avoidedWordsIn(file, text) {
  // Most files have none of the words and are not parsed.
  const candidates = WORDS.filter(({ inFile }) => inFile.test(text));
  if (candidates.length === 0) return [];
  return passagesOf(file, text)
    .flatMap(({ line, text: passage }) =>
      candidates.flatMap(({ word, instead, pattern, atStart }) => {
        const begin = passage.search(/\S/);
        if (begin < 0) return [];
        const matches = atStart
          ? [...(pattern.test(passage.slice(begin)) ? [{ index: begin }] : [])]
          : [...passage.matchAll(pattern)];
        return matches.map(({ index }) => ({
          file,
          line: line + lineAt(passage, index) - 1,
          reason: `'${word}': write ${instead}`,
        }));
      }),
    )
    .sort((a, b) => a.line - b.line);
}
