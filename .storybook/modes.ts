export type Mode = { viewport: { width: number; height: number }; disable?: boolean };

/**
 * The smallest and the largest viewport in which Chromatic and `npm test` (pictures.setup.ts) capture stories. A story
 * is captured if it has the parameter `chromatic.disableSnapshot: false`; `disable` omits a mode.
 */
export const MODES = {
  phone: { viewport: { width: 360, height: 740 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, Mode>;
