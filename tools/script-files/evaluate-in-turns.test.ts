import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { evaluateInTurns, evaluationOrder } from './evaluate-in-turns.mjs';

const chunk = (fileName: string, imports: string[], isEntry = false) => ({
  type: 'chunk',
  fileName,
  imports,
  dynamicImports: [],
  isEntry,
});
const BUNDLE = Object.fromEntries(
  [
    chunk('page.js', ['forms.js', 'runtime.js'], true),
    chunk('forms.js', ['schemas.js', 'runtime.js']),
    chunk('schemas.js', ['runtime.js']),
    chunk('runtime.js', []),
  ].map((bundleChunk) => [bundleChunk.fileName, bundleChunk]),
);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turns-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the evaluation order has each file after the files that it imports', () => {
  expect(evaluationOrder(new Map(Object.entries(BUNDLE)), 'page.js')).toEqual([
    'runtime.js',
    'schemas.js',
    'forms.js',
  ]);
});

test('the module of an island evaluates each large file in its own task, and the island last', async () => {
  const sizes = { page: 10, forms: 9_000, schemas: 90_000, runtime: 600 };
  await Promise.all(
    Object.entries(sizes).map(([name, size]) => writeFile(join(folder, `${name}.js`), ' '.repeat(size))),
  );
  const islands = await evaluateInTurns(folder, BUNDLE, {
    isIsland: ({ isEntry }: { isEntry: boolean }) => isEntry,
  });

  expect(islands.map(({ files }) => files)).toEqual([
    ['page.js', 'runtime.js', 'schemas.js', 'forms.js', 'page.island.js'],
  ]);
  expect((await readdir(folder)).toSorted()).toEqual([
    'forms.js',
    'page.island.js',
    'page.js',
    'runtime.js',
    'schemas.js',
  ]);
  const module = await readFile(join(folder, 'page.js'), 'utf8');
  // The files to preload.
  expect(module).toContain('["./runtime.js","./schemas.js","./forms.js","./page.island.js"]');
  // The files to evaluate in one task each. The small runtime.js is evaluated with the file that imports it.
  expect(module).toContain('["./schemas.js","./forms.js","./page.island.js"]');
});
