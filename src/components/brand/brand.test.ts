import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { replaceColours } from '../../../tools/site-build/integrations/brand-styles.mjs';
import { DRAWN_IN, drawingsIn, inlineDrawing, paintDrawing } from '../../content/drawings/drawings.ts';
import { brand } from './brand.ts';

const sheet = readFileSync(new URL('../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
const RED = '#aa0011';

test('accepts the brand of site.config.ts', () => {
  expect(brand).toBe(site);
});

describe('the stylesheet of the brand', () => {
  test('replaces each default colour once; high contrast and dark colours stay', () => {
    const css = replaceColours(sheet, { ...site.colours, brand: RED, muted: RED });
    expect(css).toContain(`--nu-brand: ${RED};`);
    expect(css.match(/--nu-muted: /g)).toHaveLength(4);
    expect(css.match(new RegExp(`--nu-muted: ${RED}`, 'g'))).toHaveLength(1);
  });

  test('has a variable for every colour of the brand', () => {
    expect(() => replaceColours(sheet, { langit: RED })).toThrow('no variable for colours.langit');
  });
});

describe('a drawing of the site', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#0A6A66" stroke="#b3261e"/></svg>';

  test('uses the colours of the brand in a file; other colours stay', () => {
    expect(paintDrawing(svg, { ...site.colours, brand: RED })).toContain(`fill="${RED}" stroke="#b3261e"`);
  });

  test('uses the variables of the stylesheet inside a page', () => {
    expect(inlineDrawing(svg)).toEqual({
      viewBox: '0 0 4 3',
      content: '<path fill="var(--nu-brand)" stroke="#b3261e"/>',
    });
  });
});

/** Colours that every brand shares because they carry a meaning: fire, hearts, water, success, skin. */
const SHARED_COLOURS = new Set([
  ...['#c8453b', '#fcebe9', '#1d5fa8', '#8fb6e0', '#e7f0fa', '#1b7a43', '#e6f4ea'],
  ...['#dba982', '#b98059'],
]);

describe.each(['articles', 'illustrations'])('the drawings in %s', (folder) => {
  const drawings = drawingsIn(folder);

  test('are found by name', () => {
    const files = readdirSync(new URL(`../../content/drawings/${folder}`, import.meta.url));
    expect([...drawings.keys()].map((name) => `${name}.svg`).toSorted()).toEqual(files.toSorted());
  });

  test.each([...drawings])('%s has only colours of the brand or with a meaning', (_name, svg) => {
    const strange = (svg.match(/#[0-9a-f]{3,8}\b/gi) ?? []).filter(
      (hex) => !DRAWN_IN[hex] && !SHARED_COLOURS.has(hex),
    );
    expect(strange).toEqual([]);
  });
});
