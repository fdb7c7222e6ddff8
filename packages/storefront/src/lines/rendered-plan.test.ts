import { expect, test } from 'vitest';
import { renderedPlan } from './rendered-plan.ts';

const URL_QUERY = '?dob=1990-05-17&q=sehat';
const plan = { _id: 'p-1', productName: 'Sehat Prima 100' };
const respondWith =
  (status: number, response: unknown, requestedUrls: string[] = []): typeof fetch =>
  async (input) => {
    requestedUrls.push(String(input));
    return Response.json({ message: 'success', response }, { status });
  };

test('a page is rendered with the plan of its URL', async () => {
  const requestedUrls: string[] = [];
  const fetchApi = respondWith(200, { health: plan, birthDate: '1990-05-17' }, requestedUrls);
  expect(await renderedPlan('kesehatan', 'p-1', URL_QUERY, fetchApi)).toEqual({
    plan,
    search: { dob: '1990-05-17' },
  });
  expect(requestedUrls).toEqual(['/api/v1/health/p-1?dob=1990-05-17']);
});

test.each<[string, typeof fetch | undefined]>([
  ['the plan is not sold', respondWith(404, 'tidak ada')],
  ['the plan fails to load', respondWith(503, null)],
  ['the plan does not load in time', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ['there is no server to load the plan from', undefined],
])('a page is rendered without its plan if %s', async (_description, fetchApi) => {
  expect(await renderedPlan('kesehatan', 'p-1', URL_QUERY, fetchApi)).toBeNull();
});
