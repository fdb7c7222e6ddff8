import { readFileSync } from 'node:fs';
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

const packagesOfConcept = (concept: string) => packagesOf(join(import.meta.dirname, concept, 'index.ts'));

// Landing pages load these; with zod they would break their budget of script.
test.each([
  'money',
  'dates',
  'text',
  'phone',
  'identity',
  'password',
  'product-line',
  'wizard',
  'premium',
  'fee',
  'benefit',
  'beneficiary',
  'order-status',
  'payment-method',
  'how-to-pay',
  'card',
  'attachment',
  'declaration',
  'guest',
  'messages',
  'lists',
])('%s pulls in no package at all', (concept) => {
  expect(packagesOfConcept(concept)).toEqual([]);
});

test('a form pulls in zod and nothing else', () => {
  expect(new Set(packagesOfConcept('order-form'))).toEqual(new Set(['zod']));
});
