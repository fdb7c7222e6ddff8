import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAfterDocument } from './first-call.ts';

const URL_PATH = '/api/v1/health?page=1&size=10&dob=1990-05-17';
const documents = () => Response.json({ from: 'document' });
const fetched = vi.fn(async () => Response.json({ from: 'script' }));

/** A call by the document itself, as its inline script leaves it. */
function begin(answer: Promise<Response>, token: string | null = null) {
  answer.catch(() => undefined);
  vi.stubGlobal('window', { firstCalls: [{ url: URL_PATH, token, answer }] });
}
const from = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetchAfterDocument(url, { method: 'GET', headers });
  return ((await response.json()) as { from: string }).from;
};

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

test("the same call takes the response of the document's call, once", async () => {
  begin(Promise.resolve(documents()));
  expect(await from('/api/v1/health?dob=1990-05-17&page=1&size=10')).toBe('document');
  expect(await from(URL_PATH)).toBe('script');
});

test.each([
  ['another page', '/api/v1/health?page=2&size=10&dob=1990-05-17', {}],
  ['a member', URL_PATH, { access_token: 'token' }],
])('%s requests again', async (_name, url, headers) => {
  begin(Promise.resolve(documents()));
  expect(await from(url, headers)).toBe('script');
});

test('a failed call of the document is repeated', async () => {
  begin(Promise.reject(new TypeError('Failed to fetch')));
  expect(await from(URL_PATH)).toBe('script');
});

test("a member takes the document's response with the same token", async () => {
  begin(Promise.resolve(documents()), 'token');
  expect(await from(URL_PATH, { access_token: 'another' })).toBe('script');
  expect(await from(URL_PATH)).toBe('script');
  expect(await from(URL_PATH, { access_token: 'token' })).toBe('document');
});

test('a call waits for the document while it reads the token', async () => {
  const calls = Promise.resolve([{ url: URL_PATH, token: 'token', answer: Promise.resolve(documents()) }]);
  vi.stubGlobal('window', { firstCalls: calls });
  expect(await from(URL_PATH, { access_token: 'token' })).toBe('document');
  expect(await from(URL_PATH, { access_token: 'token' })).toBe('script');
});

test('a POST takes the response to the same body', async () => {
  const post = async (body: string) => {
    const response = await fetchAfterDocument('/api/v1/fire-insurances/plans', { method: 'POST', body });
    return ((await response.json()) as { from: string }).from;
  };
  vi.stubGlobal('window', {
    firstCalls: [
      {
        url: '/api/v1/fire-insurances/plans',
        body: '{"floodZone":1}',
        token: null,
        answer: Promise.resolve(documents()),
      },
    ],
  });
  expect(await post('{"floodZone":2}')).toBe('script');
  expect(await from('/api/v1/fire-insurances/plans')).toBe('script');
  expect(await post('{"floodZone":1}')).toBe('document');
});
