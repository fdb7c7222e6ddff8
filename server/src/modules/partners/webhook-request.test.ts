import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from './fixture.ts';
import { postWebhook, webhookHosts } from './webhook-request.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const TIMEOUT_MS = 300;
const post = (url: string, allowsPrivateAddresses: boolean, allowedHosts: string[] | null = null) =>
  postWebhook(
    { url, headers: {}, body: '{}' },
    { timeoutMs: TIMEOUT_MS, allowsPrivateAddresses, allowedHosts },
  );

describe('postWebhook', () => {
  it.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://0.0.0.0:PORT/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
  ])('sends nothing to %s if private addresses are not allowed', async (url) => {
    const reply = await post(url.replace('PORT', new URL(receiver.url).port), false);
    expect(reply).toMatchObject({ status: null, error: expect.stringContaining('is not a public address') });
    expect(receiver.requests).toEqual([]);
  });

  it('sends nothing to a host that is not listed', async () => {
    receiver.requests.length = 0;
    expect(await post(receiver.url, true, ['partner.test', '127.0.0.1.partner.test'])).toMatchObject({
      status: null,
      error: '127.0.0.1 is not in WEBHOOK_HOSTS, so nothing is sent to it',
    });
    expect(receiver.requests).toEqual([]);
    expect(await post(receiver.url, true, ['127.0.0.1'])).toMatchObject({ status: 204 });
  });

  it.each<[boolean, string[], string[] | null]>([
    [false, [], null],
    [false, ['a.test'], ['a.test']],
    [true, [], []],
    [true, ['a.test'], ['a.test']],
  ])(
    'allows all hosts only outside production without a list: production %s, list %j',
    (PRODUCTION, WEBHOOK_HOSTS, hosts) => {
      expect(webhookHosts({ PRODUCTION, WEBHOOK_HOSTS })).toEqual(hosts);
    },
  );

  it('fails without a response in time', async () => {
    receiver.responses.push('never');
    expect(await post(receiver.url, true)).toMatchObject({
      status: null,
      error: 'no response within 0.3 seconds',
    });
  });

  it('does not follow a redirect', async () => {
    receiver.requests.length = 0;
    receiver.responses.push(`http://127.0.0.1:${new URL(receiver.url).port}/lain`);
    expect(await post(receiver.url, true)).toMatchObject({
      status: 307,
      error: expect.stringContaining('status 307'),
    });
    expect(receiver.requests).toHaveLength(1);
  });
});
