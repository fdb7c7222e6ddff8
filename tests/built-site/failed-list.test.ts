import { afterEach, expect, test } from 'vitest';
import { type Site, serveSite } from './serve.ts';

const LIST = '/products/kesehatan/plan?dob=1990-05-17&q=sehat';
const RETRY_LINK = /<a href="(?<href>[^"]+)"[^>]*>(?:<span[^>]*>)?Coba lagi/;

let site: Site | undefined;
afterEach(() => site?.close());

test.each([
  ['when the database does not respond', { status: 503, code: 'UNAVAILABLE' }, 503],
  ['when the query fails', { status: 500, code: 'FAILED' }, 503],
  ['when the visitor has sent too many requests', { status: 429, code: 'TOO_MANY' }, 429],
])(
  'the document of a list has a message and a link that loads the list again %s',
  async (_case, problem, status) => {
    site = await serveSite({ apiProblems: { '/health': problem } });
    const reply = await site.get(LIST);
    expect(reply.status).toBe(status);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    const [withoutScript = ''] =
      /<noscript>(?:(?!<\/noscript>)[\s\S])*Gagal memuat data[\s\S]*?<\/noscript>/.exec(reply.text) ?? [];
    expect(RETRY_LINK.exec(withoutScript)?.groups?.href?.replaceAll('&amp;', '&')).toBe(LIST);
  },
);

test('the document of a list without products has no message about a failed load', async () => {
  const emptyPage = {
    total: 0,
    rows: [],
    totalPages: 0,
    currentPage: 1,
    companies: [],
    birthDate: '1990-05-17',
    age: 36,
    priceScale: null,
  };
  site = await serveSite({ api: { '/health': emptyPage } });
  const { status, text } = await site.get(LIST);
  expect(status).toBe(200);
  expect(text).not.toContain('Gagal memuat data');
});
