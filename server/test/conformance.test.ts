import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOptions } from '../../tools/conformance/options.ts';
import { tryBackend } from '../../tools/conformance/run.ts';
import { type Shop, startShop } from '../src/modules/payments/fixture.ts';

let harness: Shop;
let origin: string;
beforeAll(async () => {
  harness = await startShop();
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(harness.app.server.address() as AddressInfo).port}`;
});
afterAll(() => harness.close());

const options = () => {
  const { DESK_EMAIL, DESK_PASSWORD } = harness.deps.config;
  return { origin, member: null, desk: { email: DESK_EMAIL, password: DESK_PASSWORD }, waitSeconds: 0 };
};

// Each test makes several hundred requests.
describe('npm run conformance', { timeout: 120_000 }, () => {
  it('reports that this server conforms, from the list of plans to a payment', async () => {
    const { report, conforms } = await tryBackend(options());
    expect(report).not.toContain('FAIL');
    expect(report).not.toContain('–   ');
    for (const call of [
      'createHealthOrder',
      'createPersonalAccidentOrder',
      'createVehicleOrder',
      'vehicleSearchText',
      'pay',
      'deskApprove',
      'policyInquiry',
      'submitClaim',
      'submitHeirClaim',
      'claims',
      'verifyGuest',
    ]) {
      expect(report).toMatch(new RegExp(`ok {4}${call} `));
    }
    expect(report).toMatch(/\n\d+ conform, 0 do not, 0 were not tried\.$/);
    expect(conforms).toBe(true);
  });

  it('passes at the default limits, with orders that the insurer decides', async () => {
    const shop = await startShop({ RATE_LIMIT_SCALE: '1' });
    try {
      await shop.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = shop.app.server.address() as AddressInfo;
      const at = { origin: `http://127.0.0.1:${port}`, member: null, desk: null, waitSeconds: 5 };
      const { report, conforms } = await tryBackend(at, async (url, init) => {
        // The insurer decides between two polls of the order.
        if (/\/transaction\/[\w-]+\/[\w-]+$/.test(url)) await shop.runJobs({ later: true });
        return fetch(url, init);
      });
      expect(report).not.toContain('FAIL');
      expect(report).not.toContain('–   ');
      expect(conforms).toBe(true);
    } finally {
      await shop.close();
    }
  });

  it('reports each response that differs, and continues', async () => {
    const { report, conforms } = await tryBackend(options(), async (url, init) => {
      const response = await fetch(url, init);
      if (/\/banks$/.test(url) && response.ok)
        return Response.json({ message: 'success', response: [{ code: 14 }] });
      if (/\/user\/verify$/.test(url) && response.status === 401)
        return new Response('Masuk dahulu', { status: 403 });
      return response;
    });
    expect(conforms).toBe(false);
    expect(report).toMatch(/FAIL {2}banks +Banks\n.*\n +→ at response\[0\]\.code/);
    expect(report).toMatch(/FAIL {2}verifySession +no session\n +status is 403, not 401/);
    expect(report).toMatch(/ok {4}pay /);
  });

  it('fails when no server responds', async () => {
    const { report, conforms } = await tryBackend(options(), () => Promise.reject(new Error('refused')));
    expect(conforms).toBe(false);
    expect(report).toContain('no response: refused');
  });
});

describe('the options of npm run conformance', () => {
  it.each([
    [[]],
    [['bukan alamat']],
    [['ftp://a.test']],
    [['https://a.test', 'https://b.test']],
    [['https://a.test', '--wait', 'x']],
    [['https://a.test', '--lain']],
  ])('reject %j', (args) => {
    expect(readOptions(args, {})).toBeNull();
  });

  it('are read from the command line, then from the environment', () => {
    const env = {
      CONFORMANCE_EMAIL: 'a@contoh.test',
      CONFORMANCE_PASSWORD: 'x',
      CONFORMANCE_DESK_EMAIL: 'd@contoh.test',
    };
    expect(readOptions(['https://a.test/api/', '--email', 'b@contoh.test', '--wait', '5'], env)).toEqual({
      origin: 'https://a.test',
      member: { email: 'b@contoh.test', password: 'x' },
      desk: null,
      waitSeconds: 5,
    });
  });
});
