/**
 * Returns whether the device is iOS or Android, which have wallet apps [3 §4]; iPadOS identifies itself as a Mac with
 * a touch screen.
 */
export function isPhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /Android|iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Opens a URL in this tab. */
export function openLink(url: string): void {
  window.location.assign(url);
}
