import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevice } from './device.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const KNOWN_ID = '3f2c1d4e-0000-4000-8000-0123456789ab';

let cookies: Map<string, string>;
let writtenCookies: string[];

/** Opens a page in a browser with the test's cookies. With `blocked` the browser stores no cookie. */
async function openPage({
  blocked = false,
  protocol = 'https:',
  agent = 'Mozilla/5.0 (Linux; Android 14)',
  touchPoints = 0,
} = {}) {
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('navigator', { userAgent: agent, maxTouchPoints: touchPoints });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      writtenCookies.push(text);
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (!blocked) cookies.set(name, value);
    },
  });
  const { id: deviceId, headers: deviceHeaders } = createDevice();
  return { deviceId, deviceHeaders };
}

beforeEach(() => {
  cookies = new Map([['other', KNOWN_ID]]);
  writtenCookies = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('the id of this device', () => {
  it('the id of the device is a random uuid in a cookie at `/` for a year', async () => {
    const { deviceId } = await openPage();
    const id = deviceId();
    expect(id).toMatch(UUID);
    expect(id).not.toBe(KNOWN_ID);
    expect(writtenCookies).toEqual([`device_id=${id}; path=/; max-age=31536000; samesite=lax; secure`]);
  });

  it('the development server, which has no https, also stores the id of the device', async () => {
    const { deviceId } = await openPage({ protocol: 'http:' });
    expect(deviceId()).toMatch(UUID);
    expect(writtenCookies.join()).not.toContain('secure');
  });

  it('the id of the device is the same on all pages, and each page stores the cookie again', async () => {
    cookies.set('device_id', KNOWN_ID);
    const first = await openPage();
    expect([first.deviceId(), first.deviceId()]).toEqual([KNOWN_ID, KNOWN_ID]);
    const second = await openPage();
    expect(second.deviceId()).toBe(KNOWN_ID);
    expect(writtenCookies).toHaveLength(2);
  });

  it.each(['', 'x'.repeat(36), `${KNOWN_ID}0`, `${KNOWN_ID},${KNOWN_ID}`, '<script>'])(
    'replaces the id of the device if the cookie contains %j',
    async (invalidId) => {
      cookies.set('device_id', invalidId);
      const { deviceId } = await openPage();
      const id = deviceId();
      expect(id).toMatch(UUID);
      expect(cookies.get('device_id')).toBe(id);
    },
  );

  it('the id of this device stays the same in a page whose cookies are blocked', async () => {
    const { deviceId } = await openPage({ blocked: true });
    expect(deviceId()).toBe(deviceId());
  });
});

describe('the device headers of a call', () => {
  it('the device headers of a call identify an iPad that reports itself as a Mac', async () => {
    const { deviceHeaders } = await openPage({
      agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
      touchPoints: 5,
    });
    expect(deviceHeaders().os).toBe('iOS');
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 14; SM-A155F)', 'Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'iOS'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)', 'macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
    ['', 'unknown'],
  ])('the device headers of a call with the user agent %j contain the system %s', async (agent, os) => {
    cookies.set('device_id', KNOWN_ID);
    const { deviceHeaders } = await openPage({ agent });
    expect(deviceHeaders()).toEqual({ device_id: KNOWN_ID, os, platform: 'web', source: 'storefront' });
  });
});
