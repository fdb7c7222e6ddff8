export type Mode = { viewport: { width: number; height: number }; disable?: boolean };

/**
 * The smallest and the largest viewport in which stories are captured, by Chromatic and by `npm test` (pictures.setup.ts).
 * `chromatic.disableSnapshot: false` selects a story; `disable` omits a mode.
 */
export const MODES = {
  phone: { viewport: { width: 360, height: 740 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, Mode>;
