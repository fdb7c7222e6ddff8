import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { LIMITS } from '../../limits.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => harness.close());

it('the verification of certificates rejects an IP address that tries many codes', async () => {
  const check = (code: number) => harness.api('GET', `/certificates/kode-${code}`);
  const { points } = LIMITS.certificate;
  const replies = await Promise.all(Array.from({ length: points }, (_, code) => check(code)));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  const rejection = await check(points);
  expect([rejection.status, rejection.headers['ratelimit-remaining']]).toEqual([429, '0']);
  expect(Number(rejection.headers['retry-after'])).toBeGreaterThan(0);
});
