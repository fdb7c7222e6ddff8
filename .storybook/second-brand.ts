import { cssVariableName, darkColours } from '@naungan/domain/brand';
import { site } from '../tools/second-brand/site.config.mjs';

const variables = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [cssVariableName(name), value]));

/** CSS variables with the colours of the second brand: for `:root` and for the dark theme, as a partner sets them. */
export const secondBrand = {
  light: variables(site.colours),
  dark: variables(darkColours(site.colours)),
};
