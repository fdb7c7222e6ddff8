import { readFileSync } from 'node:fs';
import { cssVariableName, darkColours } from '@naungan/domain/brand';
import { describe, expect, test } from 'vitest';
import { site } from '../../../../../site.config.ts';
import { site as secondSite } from '../../../../../tools/second-brand/site.config.mjs';
import { readTokens } from '../token-sheet/index.ts';
import { contrastReport } from './contrast-problems.ts';

const defaults = readTokens(readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8'));
const NO_TOKENS = { light: {}, dark: {} };
/** Converts a palette to tokens: `brandDark` becomes `brand-dark`. */
const tokensOf = (colours: object) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [
      cssVariableName(name).replace('--nu-', ''),
      String(value),
    ]),
  );
/** Saturated and grey, light and dark brand colours. */
const SAMPLE_BRANDS = [
  '#000000',
  '#ffffff',
  '#777777',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ffff00',
  '#ff00ff',
  '#00ffff',
  '#7a2e6b',
  '#b3261e',
  '#1d5fa8',
  '#8a5200',
  '#0a6a66',
  '#f3ab2c',
];
const reportOf = (css: string) => contrastReport(defaults, readTokens(css));

describe('default tokens', () => {
  test('have enough contrast in the light and the dark set', () => {
    const { light, dark } = contrastReport(defaults, NO_TOKENS);
    expect(light.problems).toEqual([]);
    expect(dark.problems).toEqual([]);
  });

  test.each([
    ['this site', site],
    ['the second brand', secondSite],
  ])('have enough contrast together with the colours of %s', (_name, { colours }) => {
    const { light, dark } = contrastReport(defaults, {
      light: tokensOf(colours),
      dark: tokensOf(darkColours(colours)),
    });
    expect(light.problems).toEqual([]);
    expect(dark.problems).toEqual([]);
  });

  test('have enough contrast in the dark set that is derived from a saturated, grey, light or dark brand colour', () => {
    const problems = SAMPLE_BRANDS.flatMap((brand) => {
      const dark = tokensOf(darkColours({ ...site.colours, brand, ink: brand, sun: brand }));
      return contrastReport(defaults, { light: {}, dark }).dark.problems.map(
        (problem) => `${brand}: ${problem}`,
      );
    });
    expect(problems).toEqual([]);
  });

  test('have a low contrast at the border of text fields, which is reported as advice and not as a problem', () => {
    expect(contrastReport(defaults, NO_TOKENS).light.advice).toEqual([
      '--nu-field (#cfccc1) on --nu-surface (#ffffff), hairline of text fields: 1.60:1, needs 3:1 (WCAG 1.4.11)',
    ]);
  });
});

describe('tokens of a partner', () => {
  test('are reported with both colours, their contrast and the required contrast if the contrast is low', () => {
    expect(reportOf(':root { --nu-muted: #9aa5ab; }').light.problems).toContain(
      '--nu-muted (#9aa5ab) on --nu-surface (#ffffff), secondary text: 2.51:1, needs 4.5:1 (WCAG 1.4.3)',
    );
  });

  test.each([
    ['text on the brand', '--nu-on-brand: #0a6a66', '--nu-on-brand (#0a6a66) on --nu-brand'],
    ['the border of inputs', '--nu-control: #aaaaaa', 'border of inputs: 2.32:1, needs 3:1'],
    ['the focus ring', '--nu-focus: #f3ab2c', '--nu-focus (#f3ab2c) on --nu-surface'],
    ['an alias of another token', '--nu-muted: var(--nu-line)', '--nu-muted (#e2e0d8)'],
    ['short hex', '--nu-muted: #aaa', '--nu-muted (#aaaaaa)'],
    ['rgb()', '--nu-muted: rgb(170 170 170)', '--nu-muted (#aaaaaa)'],
    ['hsl()', '--nu-muted: hsl(0, 0%, 66.7%)', '--nu-muted (#aaaaaa)'],
    ['oklch()', '--nu-muted: oklch(73.8% 0 0)', '--nu-muted (#aaaaaa)'],
  ])('are reported if their contrast is low: %s', (_description, declaration, message) => {
    expect(reportOf(`.naungan { ${declaration}; }`).light.problems.join('\n')).toContain(message);
  });

  test('are reported if their contrast cannot be measured', () => {
    expect(reportOf(':root { --nu-ink: color-mix(in srgb, red, blue) }').light.problems).toContain(
      '--nu-ink (color-mix(in srgb, red, blue)) cannot be checked: give it as #rrggbb, rgb(), hsl() or oklch(), without transparency',
    );
  });

  test('apply in both sets if only :root sets them', () => {
    const lightValues = '--nu-brand: #7a2e6b; --nu-brand-dark: #571f4c; --nu-brand-tint: #f5e9f2;';
    const darkValues = '--nu-brand: #e3a4d6; --nu-brand-dark: #f0c8e8; --nu-brand-tint: #3d1f37;';
    const reportWithDarkValues = reportOf(
      `:root { ${lightValues} } [data-nu-theme="dark"] { ${darkValues} }`,
    );
    expect(reportOf(`:root { ${lightValues} }`).light.problems).toEqual([]);
    expect(reportOf(`:root { ${lightValues} }`).dark.problems).not.toEqual([]);
    expect(reportWithDarkValues.dark.problems).toEqual([]);
  });

  test('are accepted as plain JSON and as JSON in the design token format', () => {
    const plain = contrastReport(defaults, readTokens('{ "muted": "#9aa5ab" }'));
    const designTokens = contrastReport(
      defaults,
      readTokens('{ "light": { "muted": { "$value": "#9aa5ab" } } }'),
    );
    // `muted` is on four backgrounds.
    expect(plain.light.problems).toHaveLength(4);
    expect(designTokens).toEqual(plain);
  });
});
