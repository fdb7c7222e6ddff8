import { describe, expect, it } from 'vitest';
import { findsOfWords } from './plain-words.mjs';

const linesIn = (file: string, text: string) => findsOfWords(file, text).map(({ line }) => line);
/** Written in parts, because the check reads the names of these tests. */
const WORD = 'where' + 'upon';
const AVOIDED_WORD = ['an', 'ew'].join('');

describe('words to avoid', () => {
  it.each([
    ['a comment of one line', `const a = 1;\n// begins ${AVOIDED_WORD}\n`],
    ['a docstring', `/**\n * Begins ${AVOIDED_WORD}.\n */`],
    ['a comment at the end of a line', `const a = 1;\nconst b = 2; // ${AVOIDED_WORD}`],
    ['the name of a test', `\nit('begins ${AVOIDED_WORD}', () => {});`],
    ['the name of a test with cases', `\nit.each([1])('begins ${AVOIDED_WORD} %s', () => {});`],
    ['the name of a group of tests', `\ndescribe(\`begins ${AVOIDED_WORD}\`, () => {});`],
    ['a comment in JSX', `const a = (\n  <p>{/* ${AVOIDED_WORD} */}</p>\n);`],
  ])('are reported in %s', (_where, text) => {
    expect(linesIn('packages/ui/src/a.test.tsx', text)).toEqual([2]);
  });

  it.each([
    ['a string', `const a = '${AVOIDED_WORD}';`],
    ['an identifier', `const ${AVOIDED_WORD} = 1;`],
    ['text on the screen', `const a = <p>${AVOIDED_WORD} // ${AVOIDED_WORD}</p>;`],
    ['an address', `const a = 'https://x.test/${AVOIDED_WORD}';`],
    ['a longer word', `// ${AVOIDED_WORD}ly`],
    ['a word that is not listed', `// ${WORD}`],
  ])('are not reported in %s', (_where, text) => {
    expect(linesIn('packages/ui/src/a.tsx', text)).toEqual([]);
  });

  it('are reported in the prose of a document, not in its code', () => {
    const text = `It begins ${AVOIDED_WORD}.\n\n\`\`\`sh\n${AVOIDED_WORD}\n\`\`\`\n\nRun \`${AVOIDED_WORD}\`. See [that](${AVOIDED_WORD}.md).\n`;
    expect(linesIn('docs/README.md', text)).toEqual([1]);
  });

  it.each([
    ['src/a.css', `a {}\n/* ${AVOIDED_WORD} */`],
    ['src/a.astro', `---\n// ${AVOIDED_WORD}\n---\n<p>x</p>`],
    ['src/a.astro', `<p>x</p>\n<!-- ${AVOIDED_WORD} -->`],
    ['server/src/migrations/1.sql', `SELECT 1;\n-- ${AVOIDED_WORD}`],
    ['.github/workflows/check.yml', `on: push\n# ${AVOIDED_WORD}`],
  ])('are reported in comments of %s', (file, text) => {
    expect(linesIn(file, text)).toEqual([2]);
  });

  it('are reported when a line ends between them', () => {
    expect(linesIn('a.ts', '/**\n * What is\n * told to the member.\n */')).toEqual([2]);
  });

  it("include 'Answers' only at the start of a docstring", () => {
    expect(linesIn('a.ts', '/** Answers the amount. */')).toEqual([1]);
    expect(linesIn('a.ts', '/** The Answers of a form. */')).toEqual([]);
  });

  it('are reported with a better word', () => {
    expect(findsOfWords('a.ts', `// ${AVOIDED_WORD}`)[0]?.reason).toBe(`'${AVOIDED_WORD}': write again`);
  });
});
