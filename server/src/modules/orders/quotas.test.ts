import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { encodeMultipart } from '../../../test/multipart.ts';
import { takePoints } from '../../core/limits.ts';
import { createTestUpload } from '../../core/uploads/fixture.ts';
import { orders, rateLimits, users } from '../../db/schema.ts';
import { LIMITS } from '../../limits.ts';
import { placeOrder, sendOrder } from './fixture.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp({ RATE_LIMIT_SCALE: '1' });
});
// All tests send requests from one IP address, whose points some tests use up.
afterEach(() => harness.deps.db.delete(rateLimits));
afterAll(() => harness.close());

const createMember = () => harness.registerMember({ complete: true });
const verifyEmail = ({ id }: TestMember) =>
  harness.deps.db.update(users).set({ emailVerifiedAt: harness.clock.now() }).where(eq(users.id, id));
const countOrders = ({ id }: TestMember) => harness.deps.db.$count(orders, eq(orders.userId, id));
const countOf = (replies: { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
/**
 * Takes points of a limit until only `remaining` points are left. If fewer points are left already, takes all of them
 * and throws.
 */
const usePoints = ({ name }: { name: keyof typeof LIMITS }, key: string, remaining: number) =>
  takePoints(harness.deps, LIMITS[name], key, LIMITS[name].points - remaining);

describe('a member whose e-mail is not verified [Q34]', () => {
  it('an unverified member has at most two undecided orders, even when a hundred orders are sent at the same time', async () => {
    const customer = await createMember();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sendOrder(harness, customer, index % 2 === 0 ? {} : { key: `kiriman-ke-${index}` }),
      ),
    );
    expect([countOf(replies, 200), countOf(replies, 429)]).toEqual([2, 98]);
    expect(await countOrders(customer)).toBe(2);
    expect(await harness.mails(customer.email)).toHaveLength(2);
  });

  it('an unverified member gets a message to verify the e-mail, and can order again after the verification or a decision', async () => {
    const customer = await createMember();
    const id = await placeOrder(harness, customer);
    await placeOrder(harness, customer);
    const putFile = vi.spyOn(harness.deps.files, 'put');
    const rejectedReply = await sendOrder(harness, customer);
    expect(putFile).not.toHaveBeenCalled();
    putFile.mockRestore();
    expect(rejectedReply).toMatchObject({ status: 429, body: { message: 'TOO_MANY' } });
    expect(rejectedReply.body.response).toMatch(
      /^Email Anda belum diverifikasi.+halaman Profil.+tersimpan\.$/,
    );
    await harness.deps.db.update(orders).set({ statusOrder: 'reject' }).where(eq(orders.id, id));
    expect((await sendOrder(harness, customer)).status).toBe(200);
    expect((await sendOrder(harness, customer)).status).toBe(429);
    await verifyEmail(customer);
    expect((await sendOrder(harness, customer)).status).toBe(200);
  });

  it('an unverified member who repeats a request gets the response of the first request', async () => {
    const customer = await createMember();
    const key = 'kiriman-yang-sama';
    const firstReply = await sendOrder(harness, customer, { key });
    await placeOrder(harness, customer);
    expect((await sendOrder(harness, customer, { key })).body.response).toEqual(firstReply.body.response);
  });

  it('the verification mail can be requested five times a day', async () => {
    const customer = await createMember();
    const requestVerificationMail = () =>
      harness.api('POST', '/user/verification', { token: customer.token });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await requestVerificationMail()).status).toBe(200);
    const rejectedReply = await requestVerificationMail();
    expect(rejectedReply.status).toBe(429);
    expect(Number(rejectedReply.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(await harness.mails(customer.email)).toHaveLength(5);
  });
});

describe('the hourly limit of rendered documents', () => {
  const explanationOf = (id: string) =>
    harness.deps.files.signedUrl(`explanations/${id}`, {
      name: 'Penjelasan.pdf',
      mimeType: 'application/pdf',
    });

  it('the hourly limit of rendered documents applies to each member, and the error page explains the limit', async () => {
    const customer = await createMember();
    const link = explanationOf(await placeOrder(harness, customer));
    await usePoints({ name: 'pdfPerMember' }, customer.id, 1);
    expect((await harness.api('GET', `/${link}`)).status).toBe(200);
    const rejectedReply = await harness.api('GET', `/${link}`);
    expect([rejectedReply.status, rejectedReply.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ]);
    expect(rejectedReply.text).toContain('Terlalu banyak berkas dibuka');
  });

  it('the hourly limit of rendered documents includes copies of personal data', async () => {
    const customer = await createMember();
    const copyReply = await harness.api('GET', `/user/member/${customer.id}/data`, { token: customer.token });
    const { pdf, json }: { pdf: string; json: string } = copyReply.body.response;
    await usePoints({ name: 'pdfPerMember' }, customer.id, 0);
    expect((await harness.api('GET', `/${pdf}`)).status).toBe(429);
    expect((await harness.api('GET', `/${json}`)).status).toBe(200);
  });

  it('the hourly limit of rendered documents applies to each IP address', async () => {
    const customer = await createMember();
    const link = explanationOf(await placeOrder(harness, customer));
    await usePoints({ name: 'pdfPerIp' }, '127.0.0.1', 0).catch(() => {});
    expect((await harness.api('GET', `/${link}`)).status).toBe(429);
  });
});

describe('the daily limit', () => {
  it.each([
    ['order', 'POST', '/transaction/kesehatan', 'Terlalu banyak pesanan'],
    ['revision', 'PUT', '/transaction/revision/tidak-ada', 'Terlalu banyak perubahan'],
  ] as const)(
    'the daily limit for a member also counts rejected requests of the kind %s',
    async (name, method, path, message) => {
      const customer = await createMember();
      const send = () => harness.multipart(method, path, [], { token: customer.token });
      await usePoints({ name: `${name}PerMember` }, customer.id, 1);
      expect((await send()).status).not.toBe(429);
      const rejectedReply = await send();
      expect(rejectedReply).toMatchObject({
        status: 429,
        body: { response: expect.stringContaining(message) },
      });
      expect(Number(rejectedReply.headers['retry-after'])).toBeGreaterThan(3_600);
    },
  );

  it('the daily limit of uploads applies to the sum of all uploads of a member, in any call', async () => {
    const customer = await createMember();
    await verifyEmail(customer);
    // In megabytes. Each of the following requests takes one megabyte, because parts of a megabyte count as one.
    await usePoints({ name: 'uploadPerMember' }, customer.id, 2);
    expect((await createTestUpload(harness, customer, 900_000)).status).toBe(201);
    expect((await sendOrder(harness, customer)).status).toBe(200);
    for (const rejectedReply of [
      await sendOrder(harness, customer),
      await createTestUpload(harness, customer, 1_000),
    ])
      expect(rejectedReply).toMatchObject({
        status: 429,
        body: { response: expect.stringContaining('Berkas yang dikirim hari ini') },
      });
  });

  it('the daily limit of uploads includes the bytes of a request without a Content-Length header', async () => {
    const customer = await createMember();
    await usePoints({ name: 'uploadPerMember' }, customer.id, 0);
    const { payload, contentType } = encodeMultipart([{ name: 'payload', content: '{}' }]);
    const reply = await harness.app.inject({
      method: 'POST',
      url: '/api/v1/transaction/kesehatan',
      headers: { 'content-type': contentType, access_token: customer.token },
      payload: Readable.from([payload]),
    });
    expect(reply.statusCode).toBe(429);
  });

  it('the daily limits of uploads, orders and revisions apply to each IP address', async () => {
    const customer = await createMember();
    await usePoints({ name: 'uploadPerIp' }, '127.0.0.1', 0).catch(() => {});
    expect((await createTestUpload(harness, customer, 1_000)).status).toBe(429);
    await usePoints({ name: 'orderPerIp' }, '127.0.0.1', 0).catch(() => {});
    expect((await sendOrder(harness, customer)).body.response).toMatch(/^Terlalu banyak pesanan/);
    await usePoints({ name: 'revisionPerIp' }, '127.0.0.1', 0).catch(() => {});
    const revisionReply = await harness.multipart('PUT', '/transaction/revision/tidak-ada', [], {
      token: customer.token,
    });
    expect(revisionReply.body.response).toMatch(/^Terlalu banyak perubahan/);
  });
});
