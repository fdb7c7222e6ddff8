export type Mode = { viewport: { width: number; height: number }; disable?: boolean };

/**
 * Widths at which a story is pictured: the smallest and the largest. `chromatic.disableSnapshot: false`
 * selects a story;
 * `disable` of a mode leaves that mode out. Chromatic and `npm test` (pictures.setup.ts) use the same modes.
 */
export const MODES = {
  phone: { viewport: { width: 360, height: 740 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, Mode>;
