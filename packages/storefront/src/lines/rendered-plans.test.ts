import { expect, test } from 'vitest';
import { renderedPlans } from './rendered-plans.ts';

const URL_QUERY = '?dob=1990-05-17&q=sehat';
const plan = { _id: 'p-1', productName: 'Sehat Prima 100' };
const respondWith =
  (status: number, response: unknown, requestedUrls: string[] = []): typeof fetch =>
  async (input) => {
    requestedUrls.push(String(input));
    return Response.json({ message: 'success', response }, { status });
  };

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
  ['the request fails', 503, respondWithProblem(500, 'FAILED')],
  ['the server has no database', 503, respondWithProblem(503, 'UNAVAILABLE')],
  ['the plans do not load in time', 503, () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ['the visitor has sent too many requests', 429, respondWithProblem(429, 'TOO_MANY')],
])('a list is rendered as failed if %s, with the status %i', async (_description, status, fetchApi) => {
  expect(await renderedPlans('kesehatan', URL_QUERY, fetchApi)).toMatchObject({ state: 'failed', status });
});

test.each<[string, string, typeof fetch | undefined]>([
  [
    'the URL requests six pages, one more than the server renders',
    `${URL_QUERY}&page=6`,
    respondWith(200, healthPage),
  ],
  ['the server rejects the search', URL_QUERY, respondWithProblem(422, 'INVALID')],
  ['there is no server to load the plans from', URL_QUERY, undefined],
])('the island loads the list if %s', async (_description, urlQuery, fetchApi) => {
  expect(await renderedPlans('kesehatan', urlQuery, fetchApi)).toMatchObject({ state: 'deferred', urlQuery });
});
