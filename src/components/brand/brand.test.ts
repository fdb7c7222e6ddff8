import { readdirSync, readFileSync } from 'node:fs';
import { type Colours, darkColours } from '@naungan/domain/brand';
import { describe, expect, test } from 'vitest';
import { readTokens } from '../../../packages/ui/src/tokens/token-sheet/index.ts';
import { site } from '../../../site.config.ts';
import { replaceColours } from '../../../tools/site-build/integrations/brand-styles.mjs';
import {
  drawingsIn,
  inlineDrawing,
  paintDrawing,
  REPLACED_COLOURS,
} from '../../content/drawings/drawings.ts';
import { brand } from './brand.ts';

const sheet = readFileSync(new URL('../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
const RED = '#aa0011';

test('the brand for pictures is the brand of site.config.ts', () => {
  expect(brand).toBe(site);
});

describe('replaceColours', () => {
  test('replaceColours writes the colours of a brand into the default set only', () => {
    const css = replaceColours(sheet, { ...site.colours, brand: RED, muted: RED });
    expect(css).toContain(`--nu-brand: ${RED};`);
    // The stylesheet has four sets of colours: default and dark, each also with high contrast.
    expect(css.match(/--nu-muted: /g)).toHaveLength(4);
    expect(css.match(new RegExp(`--nu-muted: ${RED}`, 'g'))).toHaveLength(1);
  });

  test('replaceColours writes colours that are derived from the brand into the dark set, and leaves its other colours unchanged', () => {
    const css = replaceColours(sheet, { ...site.colours, brand: RED });
    const dark = readTokens(css).dark;
    expect(dark).toMatchObject({ brand: darkColours({ ...site.colours, brand: RED }).brand });
    expect(dark.info).toBe(readTokens(sheet).dark.info);
  });

  test('replaceColours throws for a colour without a variable in the stylesheet', () => {
    expect(() => replaceColours(sheet, { ...site.colours, langit: RED } as Colours)).toThrow(
      'no variable for colours.langit',
    );
  });
});

describe('the colours of a drawing', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#0A6A66" stroke="#b3261e"/></svg>';

  test('paintDrawing replaces the default colours of a drawing by the colours of the brand, and leaves other colours unchanged', () => {
    expect(paintDrawing(svg, { ...site.colours, brand: RED })).toContain(`fill="${RED}" stroke="#b3261e"`);
  });

  test('inlineDrawing replaces the default colours of a drawing by variables of the stylesheet, and leaves other colours unchanged', () => {
    expect(inlineDrawing(svg)).toEqual({
      viewBox: '0 0 4 3',
      content: '<path fill="var(--nu-brand)" stroke="#b3261e"/>',
    });
  });
});

/** Colours with a meaning, which are equal for all brands: fire, hearts, water, success, skin. */
const SHARED_COLOURS = new Set([
  '#c8453b',
  '#fcebe9',
  '#1d5fa8',
  '#8fb6e0',
  '#e7f0fa',
  '#1b7a43',
  '#e6f4ea',
  '#dba982',
  '#b98059',
]);

describe.each(['articles', 'illustrations'])('the drawings in %s', (folder) => {
  const drawings = drawingsIn(folder);

  test('drawingsIn returns every SVG file by name', () => {
    const files = readdirSync(new URL(`../../content/drawings/${folder}`, import.meta.url));
    expect([...drawings.keys()].map((name) => `${name}.svg`).toSorted()).toEqual(files.toSorted());
  });

  test.each([...drawings])('the drawing %s has only default colours and shared colours', (_name, svg) => {
    const otherColours = (svg.match(/#[0-9a-f]{3,8}\b/gi) ?? []).filter(
      (hex) => !REPLACED_COLOURS[hex] && !SHARED_COLOURS.has(hex),
    );
    expect(otherColours).toEqual([]);
  });
});
