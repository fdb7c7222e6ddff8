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
  expect(foundPlans).toMatchObject({
    state: 'ready',
    plans: { page: { rows: [plan] }, search: { dob: '1990-05-17' } },
  });
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
  expect(await renderedPlans('kesehatan', `${URL_QUERY}&page=5`, fetchApi)).toMatchObject({ state: 'ready' });
  const sizes = requestedUrls.map((url) => new URL(url, 'http://site.test').searchParams.get('size'));
  expect(sizes).toEqual(['50']);
});

const respondWithProblem =
  (status: number, message: string): typeof fetch =>
  async () =>
    Response.json({ message, response: 'Maaf' }, { status });

test.each<[string, 429 | 503, typeof fetch]>([
  ['whose request fails', 503, respondWithProblem(500, 'FAILED')],
  ['without a database', 503, respondWithProblem(503, 'UNAVAILABLE')],
  ['that does not load in time', 503, () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ['above the limit of requests', 429, respondWithProblem(429, 'TOO_MANY')],
])('a list %s is rendered as failed, with the status %i', async (_description, status, fetchApi) => {
  expect(await renderedPlans('kesehatan', URL_QUERY, fetchApi)).toEqual({ state: 'failed', status });
});

test.each<[string, string, typeof fetch | undefined]>([
  ['with six pages, one more than a document has', `${URL_QUERY}&page=6`, respondWith(200, healthPage)],
  ['with a search that the server rejects', URL_QUERY, respondWithProblem(422, 'INVALID')],
  ['without a server to load from', URL_QUERY, undefined],
])('a list %s is loaded by the island', async (_description, urlQuery, fetchApi) => {
  expect(await renderedPlans('kesehatan', urlQuery, fetchApi)).toEqual({ state: 'deferred' });
});
