import { expect, test } from 'vitest';
import { exceededBudgets, scriptsAndStylesOf } from './weights.mjs';

const PAGE_AT_LIMIT = {
  kind: 'content' as const,
  files: 0,
  script: 0,
  inline: 3 * 1024,
  document: 30 * 1024,
  shift: 0.02,
};

test('the check of page weights accepts a content page that is exactly at every limit', () => {
  expect(exceededBudgets(PAGE_AT_LIMIT)).toEqual([]);
});

test.each([
  ['a script file', { ...PAGE_AT_LIMIT, files: 1 }, '1 script files, allowed 0'],
  ['script on a content page', { ...PAGE_AT_LIMIT, script: 103 }, 'script 0.1 KB, allowed 0 KB'],
  ['inline script', { ...PAGE_AT_LIMIT, inline: 3 * 1024 + 103 }, 'inline 3.1 KB, allowed 3 KB'],
  ['markup and styles', { ...PAGE_AT_LIMIT, document: 31 * 1024 }, 'document 31.0 KB, allowed 30 KB'],
  ['layout shift', { ...PAGE_AT_LIMIT, shift: 0.021 }, 'layout shift 0.021, allowed 0.02'],
  [
    'a landing page before the first touch',
    { ...PAGE_AT_LIMIT, kind: 'untouched' as const, script: 103 },
    'script 0.1 KB, allowed 0 KB',
  ],
  [
    'a landing page after the first touch',
    { ...PAGE_AT_LIMIT, kind: 'touchedVehicleSearch' as const, files: 9, script: 59 * 1024 },
    'script 59.0 KB, allowed 58 KB',
  ],
  [
    'a wizard',
    { ...PAGE_AT_LIMIT, kind: 'order' as const, files: 9, script: 116 * 1024 },
    'script 116.0 KB, allowed 115 KB',
  ],
  [
    "a member's page with too many script files",
    { ...PAGE_AT_LIMIT, kind: 'member' as const, files: 17, script: 80 * 1024 },
    '17 script files, allowed 16',
  ],
])('the check of page weights reports %s that exceeds its budget', (_name, page, problem) => {
  expect(exceededBudgets(page)).toEqual([problem]);
});

test('scriptsAndStylesOf finds script files, preloads, bytes of inline code and styles in HTML, and ignores data scripts', () => {
  const parts =
    scriptsAndStylesOf(`<link rel="stylesheet" href="/_astro/a.css"><link rel="modulepreload" href="/_astro/b.js">
    <script type="application/ld+json">{"a":1}</script><script>let a;</script>
    <script type="speculationrules">{}</script><script type="module" src="/_astro/c.js"></script>`);
  expect(parts).toEqual({
    files: ['/_astro/c.js'],
    preloads: ['/_astro/b.js'],
    inline: 6,
    styles: ['/_astro/a.css'],
  });
});
