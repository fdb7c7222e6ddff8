/** Red, green and blue, each from 0 to 1. */
type Rgb = [red: number, green: number, blue: number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((channel) =>
      Math.round(clamp(channel) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Parses a number or a percentage: `12` is 12, and `50%` is half of `whole`. */
const parseAmount = (text: string, whole = 1) =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Converts OKLCH to RGB with Björn Ottosson's formula, as CSS Color 4 does. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const gamma = (linear: number) =>
    linear <= 0.0031308 ? 12.92 * linear : 1.055 * clamp(linear) ** (1 / 2.4) - 0.055;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const COLOUR_FUNCTION = /^(rgb|hsl|oklch)a?\(\s*([^\s,/]+)[\s,]+([^\s,/]+)[\s,]+([^\s,/)]+)\s*\)$/;

/** Converts the three arguments of a CSS colour function; `null` for an unknown function. */
function channelsOf(space: string | undefined, first: string, second: string, third: string): Rgb | null {
  if (space === 'rgb')
    return [parseAmount(first, 255) / 255, parseAmount(second, 255) / 255, parseAmount(third, 255) / 255];
  if (space === 'hsl') return fromHsl(Number.parseFloat(first), parseAmount(second), parseAmount(third));
  if (space === 'oklch')
    return fromOklch(parseAmount(first), parseAmount(second, 0.4), Number.parseFloat(third));
  return null;
}

/**
 * Converts hex, rgb(), hsl() or oklch() to `#rrggbb`. Returns `null` for transparency, mixtures and names,
 * whose colour depends on the background or the browser.
 */
export function opaqueHex(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  const [, space, first = '', second = '', third = ''] = COLOUR_FUNCTION.exec(text) ?? [];
  const channels = channelsOf(space, first, second, third);
  return channels?.every(Number.isFinite) ? toHex(channels) : null;
}
