import { contrast } from './colours.ts';
import { hexOfOklch, oklchOf } from './oklch.ts';
import type { Colours } from './palette.ts';

/** A brand's colours in the dark theme. In the light theme, the two additional colours are the same for every brand. */
export type DarkColours = Colours & {
  /** Text on `brand` and `brandDark`. */
  onBrand: string;
  /** Border of a control without a text inside, such as a checkbox or a slider. */
  control: string;
};

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const LIGHTNESS_STEP = 0.01;

/** Returns the colour, or the nearest lighter colour with at least the contrast `minimum` to all backgrounds. */
function lightenUntilReadable(
  [lightness, chroma, hue]: [number, number, number],
  backgrounds: readonly string[],
  minimum: number,
): string {
  const hex = hexOfOklch([lightness, chroma, hue]);
  return lightness >= 1 || backgrounds.every((background) => contrast(hex, background) >= minimum)
    ? hex
    : lightenUntilReadable([Math.min(1, lightness + LIGHTNESS_STEP), chroma, hue], backgrounds, minimum);
}

/**
 * Derives the colours of the dark theme from a brand's colours: same hues, other lightness. Texts, links, buttons and
 * borders have the contrast of WCAG 2.2 AA for any brand colour.
 */
export function darkColours({ brand, sun, ink }: Colours): DarkColours {
  const [, brandChroma, brandHue] = oklchOf(brand);
  const [, sunChroma, sunHue] = oklchOf(sun);
  const [, inkChroma, inkHue] = oklchOf(ink);
  const grey = (lightness: number, maxChroma: number) =>
    hexOfOklch([lightness, Math.min(inkChroma, maxChroma), inkHue]);
  const tone = (lightness: number, maxChroma: number) =>
    hexOfOklch([lightness, Math.min(brandChroma, maxChroma), brandHue]);

  const paper = grey(0.2, 0.018);
  const surface = grey(0.25, 0.022);
  const brandTint = tone(0.32, 0.06);
  const sunTint = hexOfOklch([0.31, Math.min(sunChroma, 0.045), sunHue]);
  const textBackgrounds = [paper, surface, brandTint, sunTint];
  const onBrand = tone(0.22, 0.05);
  const textColour = (lightness: number, chroma: number, hue: number) =>
    lightenUntilReadable([lightness, chroma, hue], textBackgrounds, TEXT_CONTRAST);
  /** Returns a colour for text that is also the background of text in the colour `onBrand`. */
  const buttonColour = (lightness: number, chroma: number) =>
    lightenUntilReadable([lightness, chroma, brandHue], [...textBackgrounds, onBrand], TEXT_CONTRAST);
  return {
    brand: buttonColour(0.76, Math.min(brandChroma, 0.11)),
    brandDark: buttonColour(0.84, Math.min(brandChroma, 0.09)),
    brandTint,
    brandSoft: tone(0.44, 0.07),
    onBrand,
    sun: lightenUntilReadable([0.78, sunChroma, sunHue], [surface], EDGE_CONTRAST),
    sunTint,
    ink: textColour(0.94, Math.min(inkChroma, 0.01), inkHue),
    muted: textColour(0.77, Math.min(inkChroma, 0.02), inkHue),
    paper,
    surface,
    line: grey(0.35, 0.025),
    field: grey(0.57, 0.026),
    control: lightenUntilReadable(
      [0.65, Math.min(inkChroma, 0.025), inkHue],
      [paper, surface],
      EDGE_CONTRAST,
    ),
  };
}
