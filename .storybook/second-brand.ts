import { cssVariableName, darkColours } from '@naungan/domain/brand';
import { site } from '../tools/second-brand/site.config.mjs';

const variables = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [cssVariableName(name), value]));

/** The colours of the second brand as CSS variables. `light` is for `:root`, `dark` for the dark theme. */
export const secondBrand = {
  light: variables(site.colours),
  dark: variables(darkColours(site.colours)),
};
