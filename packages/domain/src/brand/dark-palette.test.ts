import { describe, expect, test } from 'vitest';
import { BRAND_COLOURS as colours } from './colours.fixture.ts';
import { contrast } from './colours.ts';
import { type DarkColours, darkColours } from './dark-palette.ts';
import { hexOfOklch, oklchOf } from './oklch.ts';

type ColourName = keyof DarkColours;
type ColourPair = [text: ColourName, ground: ColourName];

const GROUNDS: ColourName[] = ['paper', 'surface', 'brandTint', 'sunTint'];
const TEXTS: ColourName[] = ['ink', 'muted', 'brand', 'brandDark'];
const TEXT_PAIRS: ColourPair[] = [
  ...GROUNDS.flatMap((ground) => TEXTS.map((text): ColourPair => [text, ground])),
  ['onBrand', 'brand'],
  ['onBrand', 'brandDark'],
];
const BORDER_PAIRS: ColourPair[] = [
  ['control', 'paper'],
  ['control', 'surface'],
];

/** Brand colours of every hue, pale and strong, light and dark. */
const SAMPLE_BRANDS = [0.25, 0.45, 0.7].flatMap((lightness) =>
  [0, 0.08, 0.3].flatMap((chroma) =>
    Array.from({ length: 24 }, (_, index) => hexOfOklch([lightness, chroma, index * 15])),
  ),
);

test.each(['#0a6a66', '#ffffff', '#000000', '#e8663d'])(
  'conversion to OKLCH and back returns the same colour: %s',
  (hex) => {
    expect(hexOfOklch(oklchOf(hex))).toBe(hex);
  },
);

test('hexOfOklch keeps the lightness of a colour outside of sRGB', () => {
  expect(oklchOf(hexOfOklch([0.5, 0.4, 140]))[0]).toBeCloseTo(0.5, 2);
});

describe('darkColours', () => {
  test('has enough contrast for texts, buttons and borders with any brand colour', () => {
    const problems = SAMPLE_BRANDS.flatMap((brand) => {
      const dark = darkColours({ ...colours, brand, ink: brand, sun: brand });
      const contrastOf = ([text, ground]: ColourPair) => contrast(dark[text], dark[ground]);
      return [
        ...TEXT_PAIRS.filter((pair) => contrastOf(pair) < 4.5),
        ...BORDER_PAIRS.filter((pair) => contrastOf(pair) < 3),
      ].map((pair) => `${brand}: ${pair}`);
    });
    expect(problems).toEqual([]);
  });

  test('keeps the hue of the brand', () => {
    const [, , hue] = oklchOf(darkColours(colours).brand);
    expect(Math.abs(hue - oklchOf(colours.brand)[2])).toBeLessThan(2);
  });

  test('has a dark page, and cards that are lighter than the page', () => {
    const { paper, surface } = darkColours(colours);
    expect(oklchOf(paper)[0]).toBeLessThan(0.25);
    expect(oklchOf(surface)[0]).toBeGreaterThan(oklchOf(paper)[0]);
  });
});
