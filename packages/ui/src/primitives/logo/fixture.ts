import type { LogoMark } from '@naungan/domain/brand';

/** The symbol of a logo, as in a partner's configuration. For stories. */
export const UMBRELLA: LogoMark = {
  size: 32,
  shapes: [
    { path: 'M2.5 17.5a13.5 13.5 0 0 1 27 0', colour: 'brand', stroke: 3.4 },
    { path: 'M9 17.5a7 7 0 0 1 14 0', colour: 'sun', stroke: 3.4 },
    { path: 'M16 16.5v9.3a3.2 3.2 0 0 1-6.4 0v-.6', colour: 'brand', stroke: 3.4 },
  ],
};
