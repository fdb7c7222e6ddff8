import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { brand } from './brand.ts';
import { dressed } from './brand-styles.mjs';
import { DRAWN_IN, drawingsIn, inlined, painted } from './drawings.ts';

const sheet = readFileSync(new URL('../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
const RED = '#aa0011';

test('the brand of this site can be read', () => {
  expect(brand).toBe(site);
});

describe('the stylesheet', () => {
  test('takes the colours of the brand, once, and keeps those of high contrast and of the dark set', () => {
    const css = dressed(sheet, { ...site.colours, brand: RED, muted: RED });
    expect(css).toContain(`--nu-brand: ${RED};`);
    expect(css.match(/--nu-muted: /g)).toHaveLength(4);
    expect(css.match(new RegExp(`--nu-muted: ${RED}`, 'g'))).toHaveLength(1);
  });

  test('has a variable for every colour of the brand', () => {
    expect(() => dressed(sheet, { langit: RED })).toThrow('no variable for colours.langit');
  });
});

describe('a drawing', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#0A6A66" stroke="#b3261e"/></svg>';

  test('is painted in the colours of the brand; others stay', () => {
    expect(painted(svg, { ...site.colours, brand: RED })).toContain(`fill="${RED}" stroke="#b3261e"`);
  });

  test('in a page follows its stylesheet', () => {
    expect(inlined(svg)).toEqual({
      viewBox: '0 0 4 3',
      content: '<path fill="var(--nu-brand)" stroke="#b3261e"/>',
    });
  });
});

/** Colours with a meaning of their own, the same for every brand: fire and hearts, water, what is fine, skin. */
const OWN_MEANING = new Set([
  ...['#c8453b', '#fcebe9', '#1d5fa8', '#8fb6e0', '#e7f0fa', '#1b7a43', '#e6f4ea'],
  ...['#dba982', '#b98059'],
]);

describe.each(['articles', 'illustrations'])('the drawings in %s', (folder) => {
  const drawings = drawingsIn(folder);

  test('are all found', () => {
    const files = readdirSync(new URL(`../../drawings/${folder}`, import.meta.url));
    expect([...drawings.keys()].map((name) => `${name}.svg`).toSorted()).toEqual(files.toSorted());
  });

  test.each([...drawings])('%s has no colour that nobody can name', (_name, svg) => {
    const strange = (svg.match(/#[0-9a-f]{3,8}\b/gi) ?? []).filter(
      (hex) => !DRAWN_IN[hex] && !OWN_MEANING.has(hex),
    );
    expect(strange).toEqual([]);
  });
});
