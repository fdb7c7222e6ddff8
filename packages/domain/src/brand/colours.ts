import type { Colours } from './palette.ts';
import type { SiteConfig } from './site-config.ts';

const HEX = /^#[0-9a-f]{6}$/;

/** Returns the CSS variable of a colour: `brandDark` → `--nu-brand-dark`. */
export const cssVariableName = (name: string): string =>
  `--nu-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const linearChannel = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linearChannel(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(first: string, second: string): number {
  const [light = 1, dark = 1] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of text colour and background colour. Text of normal size needs a contrast of 4.5:1 (WCAG 1.4.3). */
const TEXT_PAIRS: [text: keyof Colours, background: keyof Colours][] = [
  ['surface', 'brand'],
  ['surface', 'brandDark'],
  ['brand', 'surface'],
  ['brand', 'paper'],
  ['brand', 'brandTint'],
  ['brandDark', 'brandTint'],
  ['ink', 'paper'],
  ['ink', 'brandTint'],
  ['ink', 'sunTint'],
  ['muted', 'surface'],
  ['muted', 'paper'],
  ['muted', 'brandTint'],
];
const MIN_CONTRAST = 4.5;

/** Returns the format and contrast problems of a brand, one sentence each; empty without a problem. */
export function brandProblems({ colours, whatsapp }: SiteConfig): string[] {
  const formatProblems = Object.entries(colours)
    .filter(([, value]) => !HEX.test(value))
    .map(([name, value]) => `colours.${name} is ${value}; it must be #rrggbb in lower case`);
  if (formatProblems.length > 0) return formatProblems;
  const contrastProblems = TEXT_PAIRS.map(([text, background]) => ({
    text,
    background,
    ratio: contrast(colours[text], colours[background]),
  }))
    .filter(({ ratio }) => ratio < MIN_CONTRAST)
    .map(
      ({ text, background, ratio }) =>
        `colours.${text} on colours.${background} has a contrast of ${ratio.toFixed(1)}; text needs ${MIN_CONTRAST}`,
    );
  return /^\d+$/.test(whatsapp)
    ? contrastProblems
    : [...contrastProblems, 'whatsapp must be digits only, with the country code'];
}
