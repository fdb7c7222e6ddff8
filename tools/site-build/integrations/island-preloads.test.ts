import { expect, test } from 'vitest';
import { withIslandScripts } from './island-preloads.mjs';

const FILES = new Map([['Orders', ['_astro/client.js', '_astro/Orders.js']]]);

test('a page preloads every file of the island that it names', () => {
  const head = (links: string) => `<title>Pesanan</title>${links}<link rel="icon">`;
  expect(withIslandScripts(head('<meta name="island-scripts" content="Orders">'), FILES)).toBe(
    head(
      '<link rel="modulepreload" href="/_astro/client.js"><link rel="modulepreload" href="/_astro/Orders.js">',
    ),
  );
});

test('a page without the name of an island stays the same', () => {
  expect(withIslandScripts('<link rel="modulepreload" href="/a.js">', FILES)).toBe(
    '<link rel="modulepreload" href="/a.js">',
  );
});

test('an unknown island fails the build', () => {
  expect(() => withIslandScripts('<meta name="island-scripts" content="Order">', FILES)).toThrow(
    'A page preloads the scripts of "Order", which is no island.',
  );
});
