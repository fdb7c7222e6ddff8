import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentPath, exportedNames, exportsDocument, PACKAGES } from './package-exports.mjs';

describe('the exports of a file', () => {
  it('the exports of a file include lists, declarations, renamed names and forwarded files', () => {
    const code = `export { type Crumb, Link as PageLink } from './a.ts';
export type { Row } from './b.ts';
export const rows = [];
export async function load() {}
export * from './c.ts';
const internal = 1;`;
    expect(exportedNames(code, (path: string) => [`all of ${path}`])).toEqual([
      'Crumb',
      'PageLink',
      'Row',
      'all of ./c.ts',
      'load',
      'rows',
    ]);
  });
});

describe('EXPORTS.md', () => {
  it.each(PACKAGES)('lists exactly the exports of %s', (name) => {
    expect(readFileSync(documentPath(name), 'utf8')).toBe(exportsDocument(name));
  });
});
