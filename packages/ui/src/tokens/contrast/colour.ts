import { hexOfRgb, type Rgb, rgbOfOklch } from '@naungan/domain/brand';

/** Parses a number or a percentage: `12` is 12, and `50%` is half of `whole`. */
const parseAmount = (text: string, whole = 1) =>
  text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);

/** Converts HSL by the formula of CSS Color 4; saturation and lightness are numbers from 0 to 1. */
function rgbOfHsl(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

const COLOUR_FUNCTION = /^(rgb|hsl|oklch)a?\(\s*([^\s,/]+)[\s,]+([^\s,/]+)[\s,]+([^\s,/)]+)\s*\)$/;

/** 100 % of chroma in oklch(). */
const FULL_CHROMA = 0.4;

/** Converts the three arguments of a CSS colour function; `null` for an unknown function. */
function channelsOf(space: string | undefined, first: string, second: string, third: string): Rgb | null {
  if (space === 'rgb')
    return [parseAmount(first, 255) / 255, parseAmount(second, 255) / 255, parseAmount(third, 255) / 255];
  if (space === 'hsl') return rgbOfHsl(Number.parseFloat(first), parseAmount(second), parseAmount(third));
  if (space === 'oklch')
    return rgbOfOklch([parseAmount(first), parseAmount(second, FULL_CHROMA), Number.parseFloat(third)]);
  return null;
}

/**
 * Converts hex, rgb(), hsl() or oklch() to `#rrggbb`. Returns `null` for any other value, such as
 * a transparent colour, `color-mix()` or the name of a colour.
 */
export function opaqueHex(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  const [, space, first = '', second = '', third = ''] = COLOUR_FUNCTION.exec(text) ?? [];
  const channels = channelsOf(space, first, second, third);
  return channels?.every(Number.isFinite) ? hexOfRgb(channels) : null;
}
