/** Widths in pixels: iOS uses 180, a web manifest 192 and 512. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Returns the site path of the PNG of the brand's mark, for pages, the web manifest and mails. */
export const iconPath = (size: (typeof ICON_SIZES)[number]): string => `/icon-${size}.png`;
