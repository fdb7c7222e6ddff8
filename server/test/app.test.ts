import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from './harness.ts';

let test: Harness;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

it('says that it is ready', async () => {
  const reply = await test.api('GET', '//healthz');
  expect(reply.status).toBe(200);
});

it('answers an unknown path of the API in the failure body', async () => {
  const reply = await test.api('GET', '/tidak-ada');
  expect(reply).toMatchObject({ status: 404, body: { message: 'NOT_FOUND' } });
});
