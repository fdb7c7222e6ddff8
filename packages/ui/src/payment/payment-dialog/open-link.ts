/**
 * Returns whether the device runs iOS or Android and can thus have wallet apps [3 §4]. A Mac with a touch screen is an
 * iPad, because Safari on iPadOS reports the user agent of a Mac.
 */
export function isPhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /Android|iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Opens a URL in this tab. */
export function openLink(url: string): void {
  window.location.assign(url);
}
