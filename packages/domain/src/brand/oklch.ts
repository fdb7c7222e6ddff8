/** Red, green and blue, each from 0 to 1. */
export type Rgb = [red: number, green: number, blue: number];

/** Lightness from 0 to 1, chroma from 0 to about 0.4, and hue in degrees. */
export type Oklch = [lightness: number, chroma: number, hue: number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));

const toGamma = (linear: number) =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(0, linear) ** (1 / 2.4) - 0.055;
const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Converts OKLCH to RGB with Björn Ottosson's formula, as CSS Color 4 does. A colour outside of sRGB has channels outside of 0 to 1. */
export function rgbOfOklch([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Converts `#rrggbb` to OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  ];
}

/** Converts RGB to `#rrggbb`; channels outside of 0 to 1 are clipped. */
export const hexOfRgb = (rgb: Rgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const GAMUT_TOLERANCE = 0.001;
const CHROMA_STEP = 0.95;

/** Converts OKLCH to `#rrggbb`. Reduces the chroma of a colour outside of sRGB, so that its lightness and hue stay. */
export function hexOfOklch([lightness, chroma, hue]: Oklch): string {
  const rgb = rgbOfOklch([lightness, chroma, hue]);
  const isInGamut = rgb.every((channel) => channel >= -GAMUT_TOLERANCE && channel <= 1 + GAMUT_TOLERANCE);
  return isInGamut || chroma < GAMUT_TOLERANCE
    ? hexOfRgb(rgb)
    : hexOfOklch([lightness, chroma * CHROMA_STEP, hue]);
}
