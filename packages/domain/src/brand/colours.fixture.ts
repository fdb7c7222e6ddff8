import type { Colours } from './palette.ts';

/** The light colours of the default brand. */
export const BRAND_COLOURS: Colours = {
  brand: '#0a6a66',
  brandDark: '#07504d',
  brandTint: '#e4f1ef',
  brandSoft: '#bcdcd6',
  sun: '#f3ab2c',
  sunTint: '#fdf3de',
  ink: '#12232b',
  muted: '#4f626b',
  paper: '#faf9f5',
  surface: '#ffffff',
  line: '#e2e0d8',
  field: '#cfccc1',
};
