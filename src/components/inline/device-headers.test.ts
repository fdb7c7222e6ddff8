import { afterEach, expect, it, vi } from 'vitest';
import { createDevice } from '../../../packages/storefront/src/session/device.ts';
import { deviceHeaders } from './device-headers.mjs';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const KNOWN_ID = '3f2c1d4e-0000-4000-8000-0123456789ab';
/** Runs the text of the script, which declares the function `head`. */
const inlineHeaders = (extraHeaders?: object): Record<string, string> =>
  new Function('extraHeaders', `const ${deviceHeaders},result=head(extraHeaders);return result`)(
    extraHeaders,
  );

function stubPage(cookie: string, agent: string, maxTouchPoints?: number, protocol = 'https:') {
  const document = { cookie };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('navigator', { userAgent: agent, maxTouchPoints });
  return document;
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Mozilla/5.0 (Linux; Android 14)', 5, 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 1, 'macOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', undefined, 'macOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'Linux'],
  ['PlayStation', 0, 'unknown'],
])(
  'an inline script sends the same headers as the client, for the user agent %s with %s touch points',
  (agent, touchPoints, os) => {
    stubPage(`other=1; device_id=${KNOWN_ID}`, agent, touchPoints);
    const headers = inlineHeaders();
    expect(headers).toEqual({ device_id: KNOWN_ID, os, platform: 'web', source: 'storefront' });
    expect(headers).toEqual(createDevice().headers());
  },
);

it.each([
  ['https:', '; secure'],
  ['http:', ''],
])(
  'an inline script on a page with %s adds the given headers, and stores a new device id for a year',
  (protocol, secure) => {
    const document = stubPage('device_id=too-short', 'Mozilla/5.0 (X11; Linux x86_64)', 0, protocol);
    const { device_id, access_token } = inlineHeaders({ access_token: 't-1' });
    expect(device_id).toMatch(UUID);
    expect(access_token).toBe('t-1');
    expect(document.cookie).toBe(`device_id=${device_id}; path=/; max-age=31536000; samesite=lax${secure}`);
  },
);
