import type { IncomingHttpHeaders } from 'node:http';

/** Names of the browser and the operating system of a request; null if unknown. */
export type DeviceNames = { browser: string | null; os: string | null };

export const UNKNOWN_DEVICE: DeviceNames = { browser: null, os: null };

/** The first matching pattern counts: most browsers also name the browsers that they imitate. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (rows: readonly [RegExp, string][], text: string): string | null =>
  rows.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Returns the device of a request. The header `os` is preferred to the `User-Agent`, because iPads report themselves as
 * Macs there.
 */
export function deviceNamesOf(headers: IncomingHttpHeaders): DeviceNames {
  const agent = headers['user-agent'] ?? '';
  const systemNames = SYSTEMS.map(([, name]) => name);
  const { os } = headers;
  return {
    browser: firstMatch(BROWSERS, agent),
    os: typeof os === 'string' && systemNames.includes(os) ? os : firstMatch(SYSTEMS, agent),
  };
}

/** Returns a text such as 'Chrome di Android'. */
export const deviceText = ({ browser, os }: DeviceNames): string => {
  if (browser && os) return `${browser} di ${os}`;
  return browser ?? os ?? 'perangkat yang tidak kami kenal';
};
