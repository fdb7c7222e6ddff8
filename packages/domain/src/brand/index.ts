export { brandProblems, variableOf } from './colours.ts';
export { type Mark, markSvg } from './mark.ts';
export type { Colours, SiteConfig } from './site-config.ts';
