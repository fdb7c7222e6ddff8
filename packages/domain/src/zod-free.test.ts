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
/** Entry points that export schemas and therefore import zod. */
const SCHEMA_ENTRY_POINTS = ['form-field/index.ts', 'shape/index.ts'];
const entryPoints = files.filter((file) => file.endsWith('/index.ts') && !SCHEMA_ENTRY_POINTS.includes(file));
const schemaFiles = files.filter((file) => /\/(form|record|steps)\.ts$/.test(file));

// Landing pages load these entry points. With zod, the pages would exceed their script budgets.
test.each(entryPoints)('the entry point %s imports no package', (file) => {
  expect(packagesOf(join(import.meta.dirname, file))).toEqual([]);
});

test.each(schemaFiles)('the schema file %s imports only the package zod', (file) => {
  expect(new Set(packagesOf(join(import.meta.dirname, file)))).toEqual(new Set(['zod']));
});
