export type Mode = { viewport: { width: number; height: number }; disable?: boolean };

/**
 * Widths at which stories are captured: the smallest and the largest. `chromatic.disableSnapshot: false` selects a
 * story; `disable` of a mode omits that mode. Chromatic and `npm test` (pictures.setup.ts) use the same modes.
 */
export const MODES = {
  phone: { viewport: { width: 360, height: 740 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, Mode>;
