import { describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';

const device = { device_id: 'd-1', os: 'Android', platform: 'web', source: 'storefront' };
const tokenOf = (init?: RequestInit) => new Headers(init?.headers).get('access_token');

/** Returns a client with the token `old`, and a server that accepts only `valid`. */
function setUp(valid: string, replacement: string | null) {
  const fetch = vi.fn(async (_url: string | URL | Request, init?: RequestInit) =>
    tokenOf(init) === valid
      ? Response.json({ message: 'success', response: [] })
      : Response.json({ message: 'UNAUTHORIZED' }, { status: 401 }),
  );
  const replacedToken = vi.fn(async () => replacement);
  const onUnauthorized = vi.fn();
  const options = { origin: 'http://api.test', device: () => device, fetch, replacedToken, onUnauthorized };
  return {
    client: createClient({ ...options, token: () => 'old' }),
    options,
    fetch,
    replacedToken,
    onUnauthorized,
  };
}

describe('a rejected token', () => {
  it('a rejected token that was replaced: the call is sent again with the new one, and its body is the same', async () => {
    const { client, fetch, replacedToken, onUnauthorized } = setUp('new', 'new');
    expect((await client.call('changeEmail', { body: { email: 'a@b.test' } })).message).toBe('success');
    expect(fetch.mock.calls.map(([, init]) => tokenOf(init))).toEqual(['old', 'new']);
    expect(new Set(fetch.mock.calls.map(([, init]) => init?.body))).toEqual(
      new Set(['{"email":"a@b.test"}']),
    );
    expect(replacedToken).toHaveBeenCalledExactlyOnceWith('old', '/user/email');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('a rejected token of a form with files is replaced, too', async () => {
    const { client, fetch } = setUp('new', 'new');
    await client.upload('createHealthOrder', { form: new FormData() });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['that was not replaced', null, 1],
    ['whose replacement is rejected, too', 'newer', 2],
  ])('a rejected token %s ends the session once', async (_name, replacement, calls) => {
    const { client, fetch, onUnauthorized } = setUp('new', replacement);
    await expect(client.call('orders', {})).rejects.toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledTimes(calls);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it("a visitor's rejected call is not repeated", async () => {
    const { options, replacedToken } = setUp('new', 'new');
    const visitor = createClient({ ...options, token: () => null });
    await expect(visitor.call('orders', {})).rejects.toMatchObject({ status: 401 });
    expect(replacedToken).not.toHaveBeenCalled();
  });
});
