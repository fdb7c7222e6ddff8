export { brandProblems, contrast, cssVariableName } from './colours.ts';
export { type DarkColours, darkColours } from './dark-palette.ts';
export { ICON_SIZES, iconPath } from './icons.ts';
export { type LogoMark, logoMarkSvg } from './mark.ts';
export { hexOfRgb, type Rgb, rgbOfOklch } from './oklch.ts';
export type { Colours } from './palette.ts';
export type { CompanyHistory, Consultant, Portrait } from './people.ts';
export type { SiteConfig } from './site-config.ts';
