import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/g;

/** Returns every package that a file imports at run time, directly or through other files. */
function packagesOf(file: string, visitedFiles = new Set<string>()): string[] {
  if (visitedFiles.has(file)) return [];
  visitedFiles.add(file);
  const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  return specifiers.flatMap((specifier) =>
    specifier.startsWith('.') ? packagesOf(join(dirname(file), specifier), visitedFiles) : [specifier],
  );
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
/** Building blocks of forms and records. */
const PARTS_OF_SCHEMAS = ['form-field/index.ts', 'shape/index.ts'];
const light = files.filter((file) => file.endsWith('/index.ts') && !PARTS_OF_SCHEMAS.includes(file));
const schemas = files.filter((file) => /\/(form|record|steps)\.ts$/.test(file));

// Landing pages load these; with zod they would exceed their script budget.
test.each(light)('%s imports no package', (file) => {
  expect(packagesOf(join(import.meta.dirname, file))).toEqual([]);
});

test.each(schemas)('%s imports only zod', (file) => {
  expect(new Set(packagesOf(join(import.meta.dirname, file)))).toEqual(new Set(['zod']));
});
