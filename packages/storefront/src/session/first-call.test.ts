import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAfterDocument } from './first-call.ts';

const URL_PATH = '/api/v1/health?page=1&size=10&dob=1990-05-17';
const documentResponse = () => Response.json({ from: 'document' });
const fetchMock = vi.fn(async () => Response.json({ from: 'script' }));

/** Stores a call as the inline script of the document does. */
function startDocumentCall(answer: Promise<Response>, token: string | null = null) {
  answer.catch(() => undefined);
  vi.stubGlobal('window', { firstCalls: [{ url: URL_PATH, token, answer }] });
}
const sourceOf = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetchAfterDocument(url, { method: 'GET', headers });
  return ((await response.json()) as { from: string }).from;
};

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

test("the first equal call of a script uses the response of the document's call, and the second is a new request", async () => {
  startDocumentCall(Promise.resolve(documentResponse()));
  expect(await sourceOf('/api/v1/health?dob=1990-05-17&page=1&size=10')).toBe('document');
  expect(await sourceOf(URL_PATH)).toBe('script');
});

test.each([
  ['a call for another page of the list', '/api/v1/health?page=2&size=10&dob=1990-05-17', {}],
  ['a call by a member', URL_PATH, { access_token: 'token' }],
])('fetchAfterDocument sends a new request for %s', async (_name, url, headers) => {
  startDocumentCall(Promise.resolve(documentResponse()));
  expect(await sourceOf(url, headers)).toBe('script');
});

test('a call is sent again after the call of the document has failed', async () => {
  startDocumentCall(Promise.reject(new TypeError('Failed to fetch')));
  expect(await sourceOf(URL_PATH)).toBe('script');
});

test("the response to the document's call with a token is used only by a call with the same token", async () => {
  startDocumentCall(Promise.resolve(documentResponse()), 'token');
  expect(await sourceOf(URL_PATH, { access_token: 'another' })).toBe('script');
  expect(await sourceOf(URL_PATH)).toBe('script');
  expect(await sourceOf(URL_PATH, { access_token: 'token' })).toBe('document');
});

test('a call waits for the response of the document while the inline script still reads the token', async () => {
  const calls = Promise.resolve([
    { url: URL_PATH, token: 'token', answer: Promise.resolve(documentResponse()) },
  ]);
  vi.stubGlobal('window', { firstCalls: calls });
  expect(await sourceOf(URL_PATH, { access_token: 'token' })).toBe('document');
  expect(await sourceOf(URL_PATH, { access_token: 'token' })).toBe('script');
});

test('a POST uses the response of the document only for the same body', async () => {
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
        answer: Promise.resolve(documentResponse()),
      },
    ],
  });
  expect(await post('{"floodZone":2}')).toBe('script');
  expect(await sourceOf('/api/v1/fire-insurances/plans')).toBe('script');
  expect(await post('{"floodZone":1}')).toBe('document');
});
