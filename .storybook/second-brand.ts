import { cssVariableName } from '@naungan/domain/brand';
import { site } from '../tools/second-brand/site.config.mjs';

const variables = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [cssVariableName(name), value]));

/** Colours of the second brand for :root and for the dark theme, as a partner sets them. */
export const secondBrand = {
  light: variables(site.colours),
  dark: variables({
    brand: '#c9a6ec',
    brandDark: '#dcc6f5',
    brandTint: '#33204a',
    brandSoft: '#4d3268',
    onBrand: '#210b38',
    ink: '#efe9f5',
    muted: '#b8acc6',
    paper: '#15101b',
    surface: '#1e1727',
    line: '#392f45',
    field: '#7d6f8e',
    sun: '#e8663d',
    sunTint: '#43251a',
  }),
};
