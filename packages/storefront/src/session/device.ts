import type { Device } from '@naungan/api/client';

const COOKIE = 'device_id';
const YEAR_SECONDS = 31_536_000;
const ID_IN_COOKIES = /(?:^|; )device_id=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:;|$)/;

/** Returns the name of the operating system. iPadOS reports itself as a Mac, but Macs have no touch screen. */
function operatingSystem({
  userAgent: agent,
  maxTouchPoints = 0,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string {
  if (/macintosh/i.test(agent) && maxTouchPoints > 1) return 'iOS';
  const systems: [RegExp, string][] = [
    [/android/i, 'Android'],
    [/iphone|ipad/i, 'iOS'],
    [/windows/i, 'Windows'],
    [/mac os/i, 'macOS'],
    [/linux/i, 'Linux'],
  ];
  return systems.find(([pattern]) => pattern.test(agent))?.[1] ?? 'unknown';
}

function storeCookie(id: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in supported browsers
  document.cookie = `${COOKIE}=${id}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** Creates the functions that return the id of this device and the device headers of a call. */
export function createDevice() {
  /** The id used by this page: the fallback if cookies are blocked or do not exist, as on a server. */
  let pageId: string | undefined;

  /** Returns the generated id of this device, stored in a cookie at `/` for a year after its last use [1 §3]. */
  function id(): string {
    if (typeof document === 'undefined') {
      pageId ??= crypto.randomUUID();
      return pageId;
    }
    const storedId = ID_IN_COOKIES.exec(document.cookie)?.[1];
    const deviceId = storedId ?? pageId ?? crypto.randomUUID();
    // The first call of a page stores the cookie again, for another year.
    if (storedId === undefined || pageId === undefined) storeCookie(deviceId);
    pageId = deviceId;
    return deviceId;
  }

  const headers = (): Device => ({
    device_id: id(),
    os: operatingSystem(navigator),
    platform: 'web',
    source: 'storefront',
  });
  return { id, headers };
}
