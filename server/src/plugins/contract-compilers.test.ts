import { contract } from '@naungan/api/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractCompilersPlugin } from './contract-compilers.ts';
import { errorsPlugin } from './errors.ts';
import { type RouteResult, route } from './route.ts';

const article = contract('article', {
  summary: 'A call with path parameters and a query',
  params: z.object({ id: z.string().min(3) }),
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  reply: z.object({
    title: z.string().transform((title) => title.toUpperCase()),
    page: z.number().optional(),
  }),
});
const login = contract('login', {
  summary: 'A call with a body',
  body: z.object({
    person: z.object({
      name: z.string(),
      nik: z
        .string()
        .regex(/^\d{16}$/)
        .optional(),
      email: z.email('Email tidak valid').optional(),
    }),
  }),
  reply: z.null(),
});

let app: FastifyInstance;
let handlerResult: RouteResult<typeof article>;
let receivedBody: unknown;
const errorMessages: unknown[] = [];
beforeAll(async () => {
  app = fastify();
  app.addHook('onError', async (_request, _reply, error) => void errorMessages.push(error.message));
  app.decorateRequest('session', null);
  await app.register(errorsPlugin);
  await app.register(contractCompilersPlugin);
  route(app, article, ({ query }) => ({
    ...handlerResult,
    response: { page: query.page, ...handlerResult.response },
  }));
  route(app, login, (call) => {
    receivedBody = call.body;
    return { response: null };
  });
  await app.ready();
});
afterAll(() => app.close());

const get = (id: string, query = '') => app.inject(`${article.path.replace(/:\w+/, id)}${query}`);
const send = (payload: object) => app.inject({ method: 'POST', url: login.path, payload });

describe('input', () => {
  it('reaches the handler as the schema transforms it', async () => {
    handlerResult = { response: { title: 'a' } };
    expect((await get('abc', '?page=3')).json()).toMatchObject({ response: { page: 3 } });
    expect((await get('abc')).json()).toMatchObject({ response: { page: 1 } });
  });

  it("gets the schema's message when it is invalid, or a general Indonesian message if the schema has none", async () => {
    const reply = await send({ person: { name: 'Sari', nik: '12', email: 'sari' } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual([
      { path: 'person.nik', message: 'Periksa kembali inputan anda' },
      { path: 'person.email', message: 'Email tidak valid' },
    ]);
  });

  it('gets 404 when path parameters do not match the schema', async () => {
    const reply = await get('ab', '?page=x');
    expect(reply).toMatchObject({ statusCode: 404 });
    expect(reply.json()).not.toHaveProperty('errors');
  });

  it('gets 422 with field names when a query or body does not match the schema', async () => {
    const query = await get('abc', '?page=0');
    expect(query.statusCode).toBe(422);
    expect(query.json()).toMatchObject({ message: 'INVALID', errors: [{ path: 'page' }] });
    const reply = await send({ person: { name: 1 } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toEqual([{ path: 'person.name', message: expect.any(String) }]);
  });

  it('loses the characters that PostgreSQL rejects, before the schema validates it', async () => {
    expect((await send({ person: { name: 'a\0b\ud800' } })).statusCode).toBe(200);
    expect(receivedBody).toEqual({ person: { name: 'ab\ufffd' } });
    expect((await get('a%00b')).statusCode).toBe(404);
  });
});

describe('a reply', () => {
  it.each([200, 201, 202])(
    'a reply of status %s contains only fields of the contract, transformed by its schema',
    async (status) => {
      const response = { title: 'polis', secret: 'x' };
      handlerResult = { response, status, headers: { 'cache-control': 'public' } };
      const reply = await get('abc');
      expect(reply).toMatchObject({ statusCode: status, headers: { 'cache-control': 'public' } });
      expect(reply.json()).toEqual({ message: 'success', response: { title: 'POLIS', page: 1 } });
    },
  );

  it.each([200, 201])(
    'a reply of status %s that does not match the schema becomes a 500 that is not cached',
    async (status) => {
      const response = JSON.parse('{"title":"polis","page":"rahasia"}');
      handlerResult = { response, status, headers: { 'cache-control': 'public' } };
      const reply = await get('abc');
      expect(reply.statusCode).toBe(500);
      expect(reply.headers).not.toHaveProperty('cache-control');
      expect(reply.json()).toEqual({ message: 'FAILED', response: expect.any(String) });
      expect(errorMessages.at(-1)).toMatch(
        /^The reply of GET \/.+ does not match its contract: .*response\.page/s,
      );
    },
  );
});
