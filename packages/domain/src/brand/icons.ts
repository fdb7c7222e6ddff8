/** Widths in pixels: iOS uses 180, a web manifest 192 and 512. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Returns the path of the logo as a PNG. */
export const iconPath = (size: (typeof ICON_SIZES)[number]): string => `/icon-${size}.png`;
