import { describe, expect, it } from 'vitest';
import { findsOfWords } from './plain-words.mjs';

const linesIn = (file: string, text: string) => findsOfWords(file, text).map(({ line }) => line);
/** Written in parts, because the check reads the names of these tests. */
const WORD = 'where' + 'upon';
const AVOIDED = ['an', 'ew'].join('');

describe('words to avoid', () => {
  it.each([
    ['a comment of one line', `const a = 1;\n// begins ${AVOIDED}\n`],
    ['a docstring', `/**\n * Begins ${AVOIDED}.\n */`],
    ['a comment at the end of a line', `const a = 1;\nconst b = 2; // ${AVOIDED}`],
    ['the name of a test', `\nit('begins ${AVOIDED}', () => {});`],
    ['the name of a test with cases', `\nit.each([1])('begins ${AVOIDED} %s', () => {});`],
    ['the name of a group of tests', `\ndescribe(\`begins ${AVOIDED}\`, () => {});`],
    ['a comment in JSX', `const a = (\n  <p>{/* ${AVOIDED} */}</p>\n);`],
  ])('are reported in %s', (_where, text) => {
    expect(linesIn('packages/ui/src/a.test.tsx', text)).toEqual([2]);
  });

  it.each([
    ['a string', `const a = '${AVOIDED}';`],
    ['an identifier', `const ${AVOIDED} = 1;`],
    ['text on the screen', `const a = <p>${AVOIDED} // ${AVOIDED}</p>;`],
    ['an address', `const a = 'https://x.test/${AVOIDED}';`],
    ['a longer word', `// ${AVOIDED}ly`],
    ['a word that is not listed', `// ${WORD}`],
  ])('are not reported in %s', (_where, text) => {
    expect(linesIn('packages/ui/src/a.tsx', text)).toEqual([]);
  });

  it('are reported in the prose of a document, not in its code', () => {
    const text = `It begins ${AVOIDED}.\n\n\`\`\`sh\n${AVOIDED}\n\`\`\`\n\nRun \`${AVOIDED}\`. See [that](${AVOIDED}.md).\n`;
    expect(linesIn('docs/README.md', text)).toEqual([1]);
  });

  it.each([
    ['src/a.css', `a {}\n/* ${AVOIDED} */`],
    ['src/a.astro', `---\n// ${AVOIDED}\n---\n<p>x</p>`],
    ['src/a.astro', `<p>x</p>\n<!-- ${AVOIDED} -->`],
    ['server/src/migrations/1.sql', `SELECT 1;\n-- ${AVOIDED}`],
    ['.github/workflows/check.yml', `on: push\n# ${AVOIDED}`],
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
    expect(findsOfWords('a.ts', `// ${AVOIDED}`)[0]?.reason).toBe(`'${AVOIDED}': write again`);
  });
});
