import { expect, test } from 'vitest';
import { renderedPlan, renderedPlans } from './rendered-plan.ts';

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
  ['is not sold', respondWith(404, 'tidak ada')],
  ['fails to load', respondWith(503, null)],
  ['does not load in time', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ['has no server to load from', undefined],
])('a page is rendered without a plan that %s', async (_description, fetchApi) => {
  expect(await renderedPlan('kesehatan', 'p-1', URL_QUERY, fetchApi)).toBeNull();
});

const healthPage = {
  total: 1,
  rows: [plan],
  totalPages: 1,
  currentPage: 1,
  companies: [],
  birthDate: '1990-05-17',
};

test('a list is rendered with the plans for the search and the filters of its URL', async () => {
  const requestedUrls: string[] = [];
  const fetchApi = respondWith(200, healthPage, requestedUrls);
  const foundPlans = await renderedPlans('kesehatan', URL_QUERY, fetchApi);
  expect(foundPlans?.page.rows).toEqual([plan]);
  expect(foundPlans?.search).toEqual({ dob: '1990-05-17' });
  const [requestedUrl = ''] = requestedUrls;
  expect(Object.fromEntries(new URL(requestedUrl, 'http://site.test').searchParams)).toMatchObject({
    dob: '1990-05-17',
    q: 'sehat',
    page: '1',
    size: '10',
  });
});

test('a list with five pages is rendered with one request for their fifty plans', async () => {
  const requestedUrls: string[] = [];
  const fetchApi = respondWith(200, healthPage, requestedUrls);
  expect(await renderedPlans('kesehatan', `${URL_QUERY}&page=5`, fetchApi)).not.toBeNull();
  const sizes = requestedUrls.map((url) => new URL(url, 'http://site.test').searchParams.get('size'));
  expect(sizes).toEqual(['50']);
});

test.each<[string, string, typeof fetch | undefined]>([
  ['whose request fails', URL_QUERY, respondWith(503, null)],
  [
    'that does not load in time',
    URL_QUERY,
    () => Promise.reject(new DOMException('too long', 'TimeoutError')),
  ],
  ['with six pages, one more than a document has', `${URL_QUERY}&page=6`, respondWith(200, healthPage)],
  ['without a server to load from', URL_QUERY, undefined],
])('a list %s is rendered without plans', async (_description, urlQuery, fetchApi) => {
  expect(await renderedPlans('kesehatan', urlQuery, fetchApi)).toBeNull();
});
