/** Widths in pixels: iOS uses 180, a web manifest 192 and 512. */
export const ICON_SIZES = [180, 192, 512] as const;

/** Returns the path of the brand's mark as a PNG of the site: pages, the web manifest and mails show it. */
export const iconPath = (size: (typeof ICON_SIZES)[number]): string => `/icon-${size}.png`;
