export { brandProblems, contrast, cssVariableName } from './colours.ts';
export { type LogoMark, logoMarkSvg } from './mark.ts';
export type { Colours } from './palette.ts';
export type { CompanyHistory, Consultant, Portrait } from './people.ts';
export type { SiteConfig } from './site-config.ts';
