import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { quickResolution } from './quick-imports.ts';

const SOURCE = 'file:///project/server/src/app.ts';
const DRIZZLE = 'file:///project/node_modules/drizzle-orm/pg-core/index.js';

it.each([
  ['./core/files.ts', SOURCE, 'file:///project/server/src/core/files.ts', 'module-typescript'],
  ['../table.js', DRIZZLE, 'file:///project/node_modules/drizzle-orm/table.js', 'module'],
])('resolves %s from %s without a search', (specifier, parent, url, format) => {
  expect(quickResolution(specifier, parent)).toEqual({ url, format, shortCircuit: true });
});

it.each([
  ['zod', SOURCE],
  ['node:fs', SOURCE],
  ['@naungan/domain/money', SOURCE],
  ['../../tools/site-build/releases.mjs', SOURCE],
  ['./schemas.js', 'file:///project/node_modules/zod/v4/core/index.js'],
  ['../table.cjs', DRIZZLE],
  ['./app.ts', undefined],
  ['./app.ts', 'data:text/javascript,'],
])('leaves the search for %s from %s to Node', (specifier, parent) => {
  expect(quickResolution(specifier, parent)).toBeNull();
});

it('the .js files of drizzle-orm are ES modules in the folder that the rule names', () => {
  const entry = import.meta.resolve('drizzle-orm');
  expect(entry).toMatch(/\/node_modules\/drizzle-orm\/[^/]+\.js$/);
  const { type } = JSON.parse(readFileSync(new URL('./package.json', entry), 'utf8')) as { type: string };
  expect(type).toBe('module');
});
