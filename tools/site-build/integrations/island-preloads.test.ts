import { expect, test } from 'vitest';
import { withIslandScripts } from './island-preloads.mjs';

const ISLANDS = new Map([['Orders', ['_astro/client.js', '_astro/Orders.js']]]);
const PARTS = new Map([['vehicle/record', ['_astro/record.js', '_astro/client.js']]]);
const withScripts = (text: string) => withIslandScripts(text, ISLANDS, PARTS);

test('a page preloads every file of the island that it names', () => {
  const head = (links: string) => `<title>Pesanan</title>${links}<link rel="icon">`;
  expect(withScripts(head('<meta name="island-scripts" content="Orders">'))).toBe(
    head(
      '<link rel="modulepreload" href="/_astro/client.js"><link rel="modulepreload" href="/_astro/Orders.js">',
    ),
  );
});

test('a page without the name of an island stays the same', () => {
  expect(withScripts('<link rel="modulepreload" href="/a.js">')).toBe(
    '<link rel="modulepreload" href="/a.js">',
  );
});

test('a page preloads each file of its island and of a part of this island once', () => {
  const links = withScripts('<meta name="island-scripts" content="Orders vehicle/record">');
  expect([...links.matchAll(/href="\/_astro\/(\w+)\.js"/g)].map(([, name]) => name)).toEqual([
    'client',
    'Orders',
    'record',
  ]);
});

test.each(['Order', 'Orders vehicle/records'])('the unknown name in "%s" fails the build', (content) => {
  expect(() => withScripts(`<meta name="island-scripts" content="${content}">`)).toThrow(
    `A page preloads the scripts of "${content.split(' ').at(-1)}", which has none.`,
  );
});
