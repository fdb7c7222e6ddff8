export type Mode = { viewport: { width: number; height: number }; disable?: boolean };

/**
 * How a chosen story is pictured: at both ends of the widths. A story is chosen by `chromatic.disableSnapshot: false`, and
 * switches a mode on or off by its `disable`. Chromatic takes the pictures, and so does `npm test` (pictures.setup.ts).
 */
export const MODES = {
  phone: { viewport: { width: 360, height: 740 } },
  desktop: { viewport: { width: 1440, height: 900 } },
} satisfies Record<string, Mode>;
