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

/** Start of the report's line about a call that was not tried. */
const NOT_TRIED = '–   ';

const createOptions = () => {
  const { DESK_EMAIL, DESK_PASSWORD } = harness.deps.config;
  return { origin, member: null, desk: { email: DESK_EMAIL, password: DESK_PASSWORD }, waitSeconds: 0 };
};

// Each test makes several hundred requests.
describe('npm run conformance', { timeout: 120_000 }, () => {
  it('reports that every call of this server conforms', async () => {
    const { report, conforms } = await tryBackend(createOptions());
    expect(report).not.toContain('FAIL');
    expect(report).not.toContain(NOT_TRIED);
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

  it('reports that every call conforms when the server has the default rate limits and the insurer decides the orders', async () => {
    const limitedServer = await startShop({ RATE_LIMIT_SCALE: '1' });
    try {
      await limitedServer.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = limitedServer.app.server.address() as AddressInfo;
      const options = { origin: `http://127.0.0.1:${port}`, member: null, desk: null, waitSeconds: 5 };
      const { report, conforms } = await tryBackend(options, async (url, init) => {
        // Runs the insurer's decision between two polls of the order.
        if (/\/transaction\/[\w-]+\/[\w-]+$/.test(url)) await limitedServer.runJobs({ includeDelayed: true });
        return fetch(url, init);
      });
      expect(report).not.toContain('FAIL');
      expect(report).not.toContain(NOT_TRIED);
      expect(conforms).toBe(true);
    } finally {
      await limitedServer.close();
    }
  });

  it('reports each response that differs from the contract, and tests the following calls', async () => {
    const { report, conforms } = await tryBackend(createOptions(), async (url, init) => {
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

  it('reports that no server responds', async () => {
    const { report, conforms } = await tryBackend(createOptions(), () =>
      Promise.reject(new Error('refused')),
    );
    expect(conforms).toBe(false);
    expect(report).toContain('no response: refused');
  });
});

describe('readOptions of npm run conformance', () => {
  it.each([
    [[]],
    [['bukan alamat']],
    [['ftp://a.test']],
    [['https://a.test', 'https://b.test']],
    [['https://a.test', '--wait', 'x']],
    [['https://a.test', '--lain']],
  ])('rejects the arguments %j', (args) => {
    expect(readOptions(args, {})).toBeNull();
  });

  it('returns the values of the arguments, or of the environment for missing arguments', () => {
    const env = {
      CONFORMANCE_EMAIL: 'a@contoh.test',
      CONFORMANCE_PASSWORD: 'x',
      // Without a password, the address of the desk has no effect.
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
