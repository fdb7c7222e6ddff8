import type { Device } from '@naungan/api/client';

const COOKIE = 'device_id';
const YEAR_SECONDS = 31_536_000;

function operatingSystem(agent: string): string {
  const known: [RegExp, string][] = [
    [/android/i, 'Android'],
    [/iphone|ipad/i, 'iOS'],
    [/windows/i, 'Windows'],
    [/mac os/i, 'macOS'],
    [/linux/i, 'Linux'],
  ];
  return known.find(([pattern]) => pattern.test(agent))?.[1] ?? 'unknown';
}

/** The generated id of this device, kept in a cookie at `/` [1 §3]. */
export function deviceId(): string {
  const known = document.cookie.match(/(?:^|; )device_id=([\w-]{36})/)?.[1];
  if (known) return known;
  const made = crypto.randomUUID();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that our users have
  document.cookie = `${COOKIE}=${made}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  return made;
}

export const device = (): Device => ({
  device_id: deviceId(),
  os: operatingSystem(navigator.userAgent),
  platform: 'web',
  source: 'storefront',
});
