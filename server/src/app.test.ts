import { contracts } from '@naungan/api/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../test/harness.ts';

const PARTNER_ORIGIN = 'https://mitra.contoh.test';
let harness: Harness;
const logLines: string[] = [];
beforeAll(async () => {
  harness = await startApp(
    { PARTNER_ORIGINS: PARTNER_ORIGIN },
    { destination: { write: (line) => void logLines.push(line) } },
  );
});
afterAll(() => harness.close());

const nestedLists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const nestedObjects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const post = (payload: string | Buffer, contentType: string) =>
  harness.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    payload,
    headers: { 'content-type': contentType },
  });

// `harness.api` sends `//x` to the path `/x`, and `/x` to the path `/api/v1/x`.
describe('responses', () => {
  it.each(['//healthz', '/banks', '/tidak-ada', '/user/verify', '//halaman', '/%E0%A4%A'])(
    'the response from %s has a request id',
    async (path) => {
      expect((await harness.api('GET', path)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it.each(['//healthz', '/banks', '//api/docs/', '//tidak-ada', '/files/x'])(
    'the response from %s has a Permissions-Policy that disables the features which no page uses',
    async (path) => {
      const policy = String((await harness.api('GET', path)).headers['permissions-policy']);
      for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
        expect(policy.split(', ')).toContain(`${feature}=()`);
    },
  );

  it('responses of the API forbid scripts, framing and caching', async () => {
    const { headers } = await harness.api('GET', '/user/verify');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('invalid requests', () => {
  it.each([
    ['truncated JSON', '{"email":', 'application/json', 400, 'MALFORMED'],
    ['text that is not JSON', 'email=a', 'application/json', 400, 'MALFORMED'],
    ['an empty body', '', 'application/json', 400, 'MALFORMED'],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400, 'MALFORMED'],
    ['a form', 'email=a&password=b', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA'],
    ['plain text', '{}', 'text/plain', 415, 'UNSUPPORTED_MEDIA'],
    ['multipart', '--x--', 'multipart/form-data; boundary=x', 415, 'UNSUPPORTED_MEDIA'],
    ['an invalid content type', '{}', 'x', 415, 'UNSUPPORTED_MEDIA'],
    [
      'a body of 300 KB',
      JSON.stringify({ email: 'x'.repeat(300 * 1024) }),
      'application/json',
      413,
      'TOO_LARGE',
    ],
    ['50,000 nested lists', nestedLists(50_000), 'application/json', 400, 'MALFORMED'],
    ['50,000 nested objects', nestedObjects(50_000), 'application/json', 413, 'TOO_LARGE'],
    ['40,000 nested objects', nestedObjects(40_000), 'application/json', 400, 'MALFORMED'],
    ['a list', '[]', 'application/json', 422, 'INVALID'],
    ['null', 'null', 'application/json', 422, 'INVALID'],
  ])('get an Indonesian message: %s', async (_name, payload, type, status, message) => {
    const reply = await post(payload, type);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({
      message,
      response: expect.stringMatching(/silakan|Mohon|terlalu|tidak didukung/),
    });
  });

  it('get a 413 without closing the connection, because a client that is still sending could not read it', async () => {
    const address = await harness.app.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({ email: 'x'.repeat(2 * 1_048_576) });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${address}/api/v1/user/login`, { method: 'POST', headers, body });
    expect([reply.status, reply.headers.get('connection')]).toEqual([413, 'keep-alive']);
  });

  it('get no 500 response when their bytes are not UTF-8', async () => {
    const reply = await post(Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'application/json');
    expect(reply.statusCode).toBeLessThan(500);
  });

  it('get 415 UNSUPPORTED_MEDIA for JSON if the call requires multipart', async () => {
    const { token } = await harness.registerMember({ complete: true });
    const reply = await harness.api('POST', '/transaction/kesehatan', { token, body: {} });
    expect(reply).toMatchObject({ status: 415, body: { message: 'UNSUPPORTED_MEDIA' } });
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'get 404 as JSON for the method %s and an unknown path',
    async (method) => {
      expect(await harness.api(method, '/tidak-ada')).toMatchObject({
        status: 404,
        body: { message: 'NOT_FOUND' },
      });
      expect(await harness.api(method, '//api/lain')).toMatchObject({
        status: 404,
        body: { message: 'NOT_FOUND' },
      });
    },
  );
});

describe('requests from other sites', () => {
  const requestBanks = (origin: string, method = 'GET') =>
    harness.app.inject({
      method: method as 'GET',
      url: '/api/v1/banks',
      headers: { origin, 'access-control-request-method': 'GET' },
    });

  it('get CORS permission with credentials for the origin of a partner', async () => {
    const { headers } = await requestBanks(PARTNER_ORIGIN);
    expect(headers['access-control-allow-origin']).toBe(PARTNER_ORIGIN);
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect((await requestBanks(PARTNER_ORIGIN, 'OPTIONS')).statusCode).toBe(204);
  });

  it.each(['https://lain.test', 'null', `${PARTNER_ORIGIN}.lain.test`])(
    'get no CORS permission for the origin %s',
    async (origin) => {
      const { headers } = await requestBanks(origin);
      expect(headers['access-control-allow-origin']).not.toBe(origin);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  it('get no CORS headers without an origin', async () => {
    const { headers } = await harness.api('GET', '/banks');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('the API documentation', () => {
  it('lists only routes that exist', async () => {
    const { status, body } = await harness.api('GET', '//api/docs/json');
    const { paths } = body as unknown as { paths: Record<string, Record<string, object>> };
    const documentedRoutes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        method: method.toUpperCase() as 'GET',
      })),
    );
    expect(status).toBe(200);
    expect(documentedRoutes.length).toBeGreaterThan(Object.keys(contracts).length);
    expect(documentedRoutes.filter((route) => !harness.app.hasRoute(route))).toEqual([]);
  });

  it('has a page that loads nothing from other origins', async () => {
    const { status, headers } = await harness.api('GET', '//api/docs');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('https:');
  });
});

describe('the log', () => {
  it('contains route patterns, but no URLs, headers or bodies', async () => {
    const secret = 'rahasia-besar-sekali';
    await harness.api('GET', `/user/verification/${secret}?email=${secret}`, {
      headers: { cookie: secret, authorization: secret },
    });
    await harness.api('POST', '/user/login', {
      token: secret,
      body: { email: `${secret}@contoh.test`, password: secret },
    });
    expect(logLines.join('')).toContain('/api/v1/user/verification/:id');
    expect(logLines.join('')).not.toContain(secret);
  });
});

describe('an unexpected failure', () => {
  it('returns a 500 without details, and logs one line without personal data', async () => {
    const form = {
      full_name: 'Rini',
      phone_number: '81255550000',
      email: 'rini@contoh.test',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
    };
    await harness.deps.db.execute(sql`alter table mail_tokens rename to gone`);
    logLines.length = 0;
    const reply = await harness.api('POST', '/user/member', { body: form });
    await harness.deps.db.execute(sql`alter table gone rename to mail_tokens`);
    expect(reply).toMatchObject({
      status: 500,
      body: { message: 'FAILED', response: expect.stringContaining('gangguan') },
    });
    expect(reply.text).not.toMatch(/mail_tokens|insert|stack/);
    const errors = logLines.filter((line) => line.includes('"level":"error"'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(String(reply.headers['x-request-id']));
    expect(logLines.join('')).not.toMatch(/rini@|81255550000|RINI/i);
  });
});
