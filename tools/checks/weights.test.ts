import { expect, test } from 'vitest';
import { partsOf, problemsOf } from './weights.mjs';

const light = {
  kind: 'content' as const,
  files: 0,
  script: 0,
  inline: 3 * 1024,
  document: 30 * 1024,
  shift: 0.02,
};

test('accepts a content page at every limit', () => {
  expect(problemsOf(light)).toEqual([]);
});

test.each([
  ['a script file', { ...light, files: 1 }, '1 script files, allowed 0'],
  ['script on a content page', { ...light, script: 103 }, 'script 0.1 KB, allowed 0 KB'],
  ['inline script', { ...light, inline: 3 * 1024 + 103 }, 'inline 3.1 KB, allowed 3 KB'],
  ['markup and styles', { ...light, document: 31 * 1024 }, 'document 31.0 KB, allowed 30 KB'],
  ['layout shift', { ...light, shift: 0.021 }, 'layout shift 0.021, allowed 0.02'],
  [
    'a landing page',
    { ...light, kind: 'landing' as const, files: 9, script: 96 * 1024 },
    'script 96.0 KB, allowed 95 KB',
  ],
  [
    'a wizard',
    { ...light, kind: 'order' as const, files: 9, script: 161 * 1024 },
    'script 161.0 KB, allowed 160 KB',
  ],
  [
    'a list page with too many script files',
    { ...light, kind: 'list' as const, files: 17, script: 130 * 1024 },
    '17 script files, allowed 16',
  ],
])('reports %s above its budget', (_name, page, problem) => {
  expect(problemsOf(page)).toEqual([problem]);
});

test('separates scripts from data, and script files from inline code', () => {
  const parts =
    partsOf(`<link rel="stylesheet" href="/_astro/a.css"><link rel="modulepreload" href="/_astro/b.js">
    <script type="application/ld+json">{"a":1}</script><script>let a;</script>
    <script type="speculationrules">{}</script><script type="module" src="/_astro/c.js"></script>`);
  expect(parts).toEqual({
    files: ['/_astro/c.js'],
    preloads: ['/_astro/b.js'],
    inline: 6,
    styles: ['/_astro/a.css'],
  });
});
