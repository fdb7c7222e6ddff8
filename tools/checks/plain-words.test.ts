import { describe, expect, it } from 'vitest';
import { avoidedWordsIn } from './plain-words.mjs';

const linesIn = (file: string, text: string) => avoidedWordsIn(file, text).map(({ line }) => line);
/** Joined from two parts, because the check also reads the titles of these tests. */
const AVOIDED_WORD = ['an', 'ew'].join('');

describe('the check of words to avoid', () => {
  it.each([
    ['a comment of one line', `const a = 1;\n// begins ${AVOIDED_WORD}\n`],
    ['a docstring', `/**\n * Begins ${AVOIDED_WORD}.\n */`],
    ['a comment at the end of a line', `const a = 1;\nconst b = 2; // ${AVOIDED_WORD}`],
    ['the title of a test', `\nit('begins ${AVOIDED_WORD}', () => {});`],
    ['the title of a test with cases', `\nit.each([1])('begins ${AVOIDED_WORD} %s', () => {});`],
    ['the title of a group of tests', `\ndescribe(\`begins ${AVOIDED_WORD}\`, () => {});`],
    ['a comment in JSX', `const a = (\n  <p>{/* ${AVOIDED_WORD} */}</p>\n);`],
  ])('reports a word in %s', (_passage, text) => {
    expect(linesIn('packages/ui/src/a.test.tsx', text)).toEqual([2]);
  });

  it.each([
    ['a string', `const a = '${AVOIDED_WORD}';`],
    ['an identifier', `const ${AVOIDED_WORD} = 1;`],
    ['text on the screen', `const a = <p>${AVOIDED_WORD} // ${AVOIDED_WORD}</p>;`],
    ['an address', `const a = 'https://x.test/${AVOIDED_WORD}';`],
    ['a longer word', `// ${AVOIDED_WORD}ly`],
    ['a word that is not listed', '// whereupon'],
  ])('does not report %s', (_passage, text) => {
    expect(linesIn('packages/ui/src/a.tsx', text)).toEqual([]);
  });

  it('reports a word in the prose of a document but not in its code', () => {
    const text = `It begins ${AVOIDED_WORD}.\n\n\`\`\`sh\n${AVOIDED_WORD}\n\`\`\`\n\nRun \`${AVOIDED_WORD}\`. See [that](${AVOIDED_WORD}.md).\n`;
    expect(linesIn('docs/README.md', text)).toEqual([1]);
  });

  it.each([
    ['src/a.css', `a {}\n/* ${AVOIDED_WORD} */`],
    ['src/a.astro', `---\n// ${AVOIDED_WORD}\n---\n<p>x</p>`],
    ['src/a.astro', `<p>x</p>\n<!-- ${AVOIDED_WORD} -->`],
    ['server/src/migrations/1.sql', `SELECT 1;\n-- ${AVOIDED_WORD}`],
    ['.github/workflows/check.yml', `on: push\n# ${AVOIDED_WORD}`],
  ])('reports a word in a comment of %s', (file, text) => {
    expect(linesIn(file, text)).toEqual([2]);
  });

  it('reports an expression whose words are on two lines', () => {
    expect(linesIn('a.ts', '/**\n * What is\n * told to the member.\n */')).toEqual([2]);
  });

  it("reports 'Answers' only at the start of a docstring", () => {
    expect(linesIn('a.ts', '/** Answers the amount. */')).toEqual([1]);
    expect(linesIn('a.ts', '/** The Answers of a form. */')).toEqual([]);
  });

  it.each([
    ['a function', 'export function isEnded() {}'],
    ['a variable with a function', 'export const isEnded = () => true;'],
    ['a method', 'const claim = {\n  isEnded() {},\n};'],
    ['a property with a function', 'type Claim = { isEnded: () => boolean };'],
  ])("reports a docstring of %s that starts with 'Whether'", (_declaration, code) => {
    // Puts the docstring before the declaration, which begins with `export` or with the name.
    const text = code.replace(/isEnded|export/, (start) => `\n/** Whether the claim has ended. */\n${start}`);
    expect(linesIn('a.ts', text)).toHaveLength(1);
  });

  it.each([
    [
      'the docstring of a boolean property',
      'type Claim = {\n/** Whether the claim has ended. */\nisEnded: boolean };',
    ],
    [
      'the docstring of a function, after the first word',
      '/** Returns whether the claim has ended. */ const isEnded = () => true;',
    ],
    ['a comment that is no docstring', 'const isEnded = () => {\n  // Whether the claim has ended.\n};'],
  ])("accepts 'whether' in %s", (_declaration, text) => {
    expect(linesIn('a.ts', text)).toEqual([]);
  });

  it.each([
    "it('is saved', () => {});",
    "test.each(cases)('for %s', () => {});",
    "test('that fails', () => {});",
    "await test.step('of a member', () => {});",
    "it.each(cases)('%s is saved', () => {});",
  ])('reports the title of a test without a subject: %s', (text) => {
    expect(linesIn('a.test.ts', text)).toEqual([1]);
  });

  it.each([
    "it('saves a draft', () => {});",
    "it.each(cases)('%s', () => {});",
    "describe('for a member', () => {});",
    "test.describe('of a member', () => {});",
    "it('isUuid accepts a UUID', () => {});",
    "it('cannot be saved', () => {});",
  ])('accepts the title of %s', (text) => {
    expect(linesIn('a.test.ts', text)).toEqual([]);
  });

  it("reports the pronoun 'that' before 'of', but accepts 'so that of'", () => {
    expect(linesIn('a.ts', '// Locks the row, so that of two requests one waits.')).toEqual([]);
    expect(linesIn('a.ts', '// The id is that of the order.')).toEqual([1]);
  });

  it('suggests a better word', () => {
    expect(avoidedWordsIn('a.ts', `// ${AVOIDED_WORD}`)[0]?.reason).toBe(`'${AVOIDED_WORD}': write again`);
  });
});
