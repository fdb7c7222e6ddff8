import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from './load-content.ts';

type FakeResponse = { status?: number; type?: string; body: string };
let server: Server;
let nextReply: FakeResponse;
const requests: { url: string; cache: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    requests.push({ url: request.url ?? '', cache: request.headers['cache-control'] });
    reply.writeHead(nextReply.status ?? 200, { 'content-type': nextReply.type ?? 'application/json' });
    reply.end(nextReply.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  vi.stubEnv('CONTENT_API', `http://127.0.0.1:${(server.address() as AddressInfo).port}/lain/api/v1`);
});
afterEach(() => {
  requests.splice(0);
  vi.unstubAllEnvs();
});
afterAll(() => void server.close());

const respondWith = (response: unknown) => {
  nextReply = { body: JSON.stringify({ message: 'success', response }) };
};
const item = { icon: 'house', title: 'Judul', description: 'Isi' };
const section = { headTitle: 'Judul', description: 'Isi', items: [item] };
const home = {
  whychoose: section,
  company: { headTitle: 'Judul', description: 'Isi' },
  payment: { headTitle: 'Judul', description: 'Isi' },
  benefits: section,
  partners: [{ company_name: 'Penanggung', logo: '/logos/p.svg' }],
};
const guides = {
  _id: 'umum',
  title: 'Umum',
  icon: 'house',
  items: [{ title: 'Cara', content: '<p>Isi</p>' }],
};

describe('loadContent', () => {
  it('requests content from the server of CONTENT_API and bypasses caches', async () => {
    respondWith(home);
    expect(await loadContent('homeContent')).toEqual(home);
    expect(requests).toEqual([{ url: '/lain/api/v1/pages/product/home', cache: 'no-cache' }]);
  });

  it('fills in the parameters and the query of the path', async () => {
    respondWith({ slug: 'a b', title: 'T', description: 'D', content: '', updatedAt: '2026-11-02' });
    await loadContent('page', { params: { slug: 'a b' } });
    respondWith([]);
    await loadContent('articles', { query: { status: 'active' } });
    expect(requests.map(({ url }) => url)).toEqual([
      '/lain/api/v1/pages/a%20b',
      '/lain/api/v1/articles?status=active',
    ]);
  });

  it('accepts an empty list of articles', async () => {
    respondWith([]);
    expect(await loadContent('articles')).toEqual([]);
  });
});

const rejectionMessage = async (name: Parameters<typeof loadContent>[0]) => {
  const error = await loadContent(name).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  return (error as Error).message;
};

describe('an error of loadContent', () => {
  it.each<[string, FakeResponse, RegExp]>([
    [
      'a server that fails',
      { status: 500, body: '{"message":"FAILED"}' },
      /returned status 500 instead of content/,
    ],
    ['an unknown call', { status: 404, body: '{"message":"NOT_FOUND"}' }, /returned status 404 instead/],
    [
      'a page instead of JSON',
      { type: 'text/html', body: '<!doctype html>\n<p>Halo' },
      /text\/html, which is not JSON/,
    ],
    ['half a body', { body: '{"message":"success","respo' }, /which is not JSON/],
    ['an empty body', { body: '' }, /which is not JSON/],
    ['null', { body: 'null' }, /breaks its contract at ""/],
    ['no envelope', { body: JSON.stringify([guides]) }, /breaks its contract/],
    ['a failure with status 200', { body: '{"message":"FAILED"}' }, /breaks its contract at "response"/],
  ])('loadContent throws an error of one line for %s', async (_name, reply, expectedText) => {
    nextReply = reply;
    const message = await rejectionMessage('faqs');
    expect(message).toMatch(/^The content call http:\/\/127\.0\.0\.1:\d+\/lain\/api\/v1\/faqs /);
    expect(message).toMatch(expectedText);
    expect(message.split('\n')).toHaveLength(1);
  });

  it('the error of loadContent names the field that breaks the contract', async () => {
    respondWith({ ...home, partners: [{ company_name: 'Penanggung' }] });
    expect(await rejectionMessage('homeContent')).toContain('"response.partners.0.logo"');
  });

  it.each<[string, Parameters<typeof loadContent>[0], unknown]>([
    ['partners', 'homeContent', { ...home, partners: [] }],
    ['whychoose.items', 'homeContent', { ...home, whychoose: { ...section, items: [] } }],
    ['categories', 'faqs', []],
    ['guides', 'faqs', [{ ...guides, items: [] }]],
    ['pages', 'pages', []],
  ])('loadContent throws for an empty list of %s', async (listName, name, response) => {
    respondWith(response);
    expect(await rejectionMessage(name)).toContain(`returned no ${listName},`);
  });

  it('loadContent throws for a server that does not respond', async () => {
    vi.stubEnv('CONTENT_API', 'http://127.0.0.1:9/api/v1');
    expect(await rejectionMessage('pages')).toMatch(
      /failed: the server does not respond \(\w.*\)\. Start the server, or set CONTENT_API/,
    );
  });
});
