import { describe, expect, test } from 'vitest';
import { BRAND_COLOURS as colours } from './colours.fixture.ts';
import { brandProblems, cssVariableName } from './colours.ts';
import { type LogoMark, logoMarkSvg } from './mark.ts';
import type { Colours } from './palette.ts';
import type { SiteConfig } from './site-config.ts';

const mark: LogoMark = {
  size: 10,
  shapes: [
    { path: 'M0 0h10', colour: 'brand', stroke: 2 },
    { path: 'M0 5h10v5z', colour: 'sun' },
  ],
};
const siteConfig = (changes: Partial<Colours>, whatsapp = '628123') =>
  ({ colours: { ...colours, ...changes }, whatsapp }) as SiteConfig;

test.each([
  ['brand', '--nu-brand'],
  ['brandDark', '--nu-brand-dark'],
  ['sunTint', '--nu-sun-tint'],
])('the colour %s has the CSS variable %s', (name, variable) => {
  expect(cssVariableName(name)).toBe(variable);
});

describe('brand colours', () => {
  test('have no problem when the contrast of every text is at least 4.5', () => {
    expect(brandProblems(siteConfig({}))).toEqual([]);
  });

  test.each([
    ['a colour name', 'teal'],
    ['three hex digits', '#0aa'],
    ['capitals', '#0A6A66'],
  ])('are rejected when one is written as %s', (_format, value) => {
    expect(brandProblems(siteConfig({ brand: value }))).toEqual([
      `colours.brand is ${value}; it must be #rrggbb in lower case`,
    ]);
  });

  // #767676 on white has a contrast of 4.54, #777777 of 4.48.
  test.each([
    ['accepted', '#767676'],
    ['rejected', '#777777'],
  ])('are %s with the button colour %s', (result, value) => {
    const problems = brandProblems(siteConfig({ brand: value, paper: '#ffffff', brandTint: '#ffffff' }));
    expect(problems.length > 0).toBe(result === 'rejected');
  });

  test('are reported with their contrast when the contrast is too low', () => {
    expect(brandProblems(siteConfig({ muted: '#9aa5ab' }))).toContain(
      'colours.muted on colours.surface has a contrast of 2.5; text needs 4.5',
    );
  });
});

test('brandProblems rejects a WhatsApp number with a plus sign', () => {
  expect(brandProblems(siteConfig({}, '+62812'))).toEqual([
    'whatsapp must be digits only, with the country code',
  ]);
});

describe('logoMarkSvg', () => {
  test('draws shapes with a stroke width as strokes and other shapes filled, in the colours of the brand', () => {
    expect(logoMarkSvg(mark, colours, { size: 20 })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 10 10"><path d="M0 0h10" fill="none" stroke="#0a6a66" stroke-width="2" stroke-linecap="round"/><path d="M0 5h10v5z" fill="#f3ab2c"/></svg>',
    );
  });

  test('centres the mark on its background', () => {
    const svg = logoMarkSvg(mark, colours, {
      size: 20,
      background: '#ffffff',
      cornerRatio: 0.2,
      markRatio: 0.5,
    });
    expect(svg).toContain('viewBox="-5 -5 20 20"');
    expect(svg).toContain('<rect x="-5" y="-5" width="20" height="20" rx="4" fill="#ffffff"/>');
  });
});
