export { brandProblems, contrast, variableOf } from './colours.ts';
export { type Mark, markSvg } from './mark.ts';
export type { Colours } from './palette.ts';
export type { SiteConfig } from './site-config.ts';
