import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/g;

/** Every package that a file pulls in when it runs, through all the files that it imports. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  return specifiers.flatMap((specifier) =>
    specifier.startsWith('.') ? packagesOf(join(dirname(file), specifier), seen) : [specifier],
  );
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
/** What forms and records are built from. */
const PARTS_OF_SCHEMAS = ['form-field/index.ts', 'shape/index.ts'];
const light = files.filter((file) => file.endsWith('/index.ts') && !PARTS_OF_SCHEMAS.includes(file));
const schemas = files.filter((file) => /\/(form|record|steps)\.ts$/.test(file));

// Landing pages load these; with zod they would break their budget of script.
test.each(light)('%s pulls in no package at all', (file) => {
  expect(packagesOf(join(import.meta.dirname, file))).toEqual([]);
});

test.each(schemas)('%s pulls in zod and nothing else', (file) => {
  expect(new Set(packagesOf(join(import.meta.dirname, file)))).toEqual(new Set(['zod']));
});
