import type { ListPage } from '@naungan/api/list-page';
import type { OrderDetail } from '@naungan/domain/lines/record';
import type { OrderCard } from '@naungan/domain/order/record';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { invoices, journal } from '../../db/schema.ts';
import { placeOrder } from './fixture.ts';
import { PERSON } from './person.fixture.ts';
import { findOrder } from './service.ts';

let harness: Harness;
let token: string;
let customer: TestMember;
beforeAll(async () => {
  harness = await startApp();
  token = await harness.deskToken();
  customer = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

/** Sends a desk request one second after the previous request, so that its mail is the newest. */
function callDesk(action: string, id: string, body?: unknown) {
  harness.clock.advance(1);
  return harness.api(
    'POST',
    `/desk/orders/${id}/${action}`,
    body === undefined ? { token } : { token, body },
  );
}
const statusOf = async (id: string) => (await findOrder(harness.deps.db, id))?.statusOrder;
const invoicesOf = (id: string) => harness.deps.db.select().from(invoices).where(eq(invoices.orderId, id));
const rejectBody = { reason: 'Riwayat penyakit jantung.' };
const reviseBody = { items: ['attachment'], attachments: ['ktp'], feedback: 'Foto KTP kurang jelas.' };

/** Creates an order with the given status. Returns its id. */
async function createOrderInStatus(status: string): Promise<string> {
  const id = await placeOrder(harness, customer);
  if (status === 'approve') await callDesk('approve', id);
  if (status === 'reject') await callDesk('reject', id, rejectBody);
  if (status === 'pending' || status === 'revision') {
    await callDesk('revise', id, { items: ['address'], feedback: 'Alamat kurang lengkap.' });
  }
  if (status === 'revision') {
    const { addresses } = PERSON;
    const parts = [{ name: 'payload', content: JSON.stringify({ addresses }) }];
    await harness.multipart('PUT', `/transaction/revision/${id}`, parts, { token: customer.token });
  }
  expect(await statusOf(id)).toBe(status);
  return id;
}

describe('the desk', () => {
  it('the desk finds a new order in the list and reads the order with its two files', async () => {
    const id = await createOrderInStatus('neworder');
    const list = await harness.api('GET', '/desk/orders?status=neworder', { token });
    expect((list.body.response as ListPage<OrderCard>).rows.map(({ _id }) => _id)).toContain(id);
    const { body } = await harness.api('GET', `/desk/orders/${id}`, { token });
    expect((body.response as OrderDetail).attachments).toHaveLength(2);
  });

  it('the desk lists orders by status', async () => {
    await createOrderInStatus('reject');
    const { body } = await harness.api('GET', '/desk/orders?status=reject', { token });
    expect(
      new Set((body.response as ListPage<OrderCard>).rows.map(({ statusOrder }) => statusOrder)),
    ).toEqual(new Set(['reject']));
    expect(await harness.api('GET', '/desk/orders?status=selesai', { token })).toMatchObject({ status: 422 });
  });

  it('an approval creates an invoice, a journal entry and a mail with the link to the invoice', async () => {
    const id = await createOrderInStatus('neworder');
    expect(await callDesk('approve', id)).toMatchObject({
      status: 200,
      body: { response: { _id: id, statusOrder: 'approve' } },
    });
    expect(await invoicesOf(id)).toMatchObject([
      { status: 'pending', total: 3_085_000, userId: customer.id },
    ]);
    const [mail] = await harness.mails(customer.email);
    expect(mail?.text).toContain(`http://naungan.test/invoice/${id}/kesehatan`);
    const entries = await harness.deps.db
      .select()
      .from(journal)
      .where(and(eq(journal.subjectId, id), eq(journal.toStatus, 'approve')));
    expect(entries).toMatchObject([{ fromStatus: 'neworder', actor: expect.stringMatching(/^desk:/) }]);
  });

  it('a rejection has a reason that the customer reads', async () => {
    const id = await createOrderInStatus('neworder');
    expect(await callDesk('reject', id, rejectBody)).toMatchObject({
      status: 200,
      body: { response: { statusOrder: 'reject' } },
    });
    const [mail] = await harness.mails(customer.email);
    expect(mail?.text).toContain('Riwayat penyakit jantung.');
    expect(await findOrder(harness.deps.db, id)).toMatchObject({ feedback: 'Riwayat penyakit jantung.' });
    expect(await invoicesOf(id)).toEqual([]);
  });

  it('an order is sent back with a mail that links to the form for corrections', async () => {
    const id = await createOrderInStatus('neworder');
    expect(await callDesk('revise', id, reviseBody)).toMatchObject({
      status: 200,
      body: { response: { statusOrder: 'pending' } },
    });
    const [mail] = await harness.mails(customer.email);
    expect(mail?.text).toContain('Foto KTP kurang jelas.');
    expect(mail?.text).toContain(`http://naungan.test/orders/kesehatan/${id}/update`);
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      needRevisions: [{ item: 'attachment', attachments: ['ktp'] }],
    });
  });

  it('one of three concurrent decisions succeeds, and the others get 409', async () => {
    const id = await createOrderInStatus('neworder');
    const replies = await Promise.all([
      callDesk('approve', id),
      callDesk('approve', id),
      callDesk('reject', id, rejectBody),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await invoicesOf(id)).length).toBeLessThanOrEqual(1);
  });

  it('an approval is undone if its mail cannot be queued', async () => {
    const id = await createOrderInStatus('neworder');
    const queue = vi.spyOn(harness.deps.mail, 'queue').mockRejectedValueOnce(new Error('the outbox is full'));
    expect(await callDesk('approve', id)).toMatchObject({ status: 500 });
    queue.mockRestore();
    expect(await statusOf(id)).toBe('neworder');
    expect(await invoicesOf(id)).toEqual([]);
  });
});

const ACTIONS_BY_STATUS: [string, string, number][] = [
  ['neworder', 'approve', 200],
  ['neworder', 'reject', 200],
  ['neworder', 'revise', 200],
  ['revision', 'approve', 200],
  ['revision', 'reject', 200],
  ['revision', 'revise', 200],
  ['pending', 'approve', 409],
  ['pending', 'reject', 200],
  ['pending', 'revise', 409],
  ['approve', 'approve', 409],
  ['approve', 'reject', 409],
  ['approve', 'revise', 409],
  ['reject', 'approve', 409],
  ['reject', 'reject', 409],
  ['reject', 'revise', 409],
];
describe('an order', () => {
  it.each(ACTIONS_BY_STATUS)(
    'an order with the status %s responds to the action %s with the HTTP status %i',
    async (status, action, expectedStatus) => {
      const id = await createOrderInStatus(status);
      const body = { approve: undefined, reject: rejectBody, revise: reviseBody }[action];
      const reply = await callDesk(action, id, body);
      expect(reply.status).toBe(expectedStatus);
      const nextStatus = { approve: 'approve', reject: 'reject', revise: 'pending' }[action];
      expect(await statusOf(id)).toBe(expectedStatus === 200 ? nextStatus : status);
    },
  );
});

describe('the calls of the desk', () => {
  it.each([
    ['reject', {}],
    ['reject', { reason: '  a ' }],
    ['reject', { reason: 'x'.repeat(1001) }],
    ['revise', { items: [], feedback: 'Perbaiki.' }],
    ['revise', { items: ['vehicle'], feedback: 'Perbaiki.' }],
    ['revise', { items: ['attachment'], feedback: 'Perbaiki.' }],
    ['revise', { items: ['attachment'], attachments: ['paspor'], feedback: 'Perbaiki.' }],
    ['revise', { items: ['insured'], attachments: ['ktp'], feedback: 'Perbaiki.' }],
    ['revise', { items: ['insured'] }],
  ])("the desk's call %s rejects %j", async (action, body) => {
    const id = await createOrderInStatus('neworder');
    expect(await callDesk(action, id, body)).toMatchObject({ status: 422 });
    expect(await statusOf(id)).toBe('neworder');
  });

  it.each(['44444444-4444-4444-8444-444444444444', 'bukan-id'])(
    'every call of the desk returns 404 for the unknown order id %s',
    async (id) => {
      expect(await harness.api('GET', `/desk/orders/${id}`, { token })).toMatchObject({ status: 404 });
      expect(await callDesk('approve', id)).toMatchObject({ status: 404 });
      expect(await callDesk('reject', id, rejectBody)).toMatchObject({ status: 404 });
      expect(await callDesk('revise', id, reviseBody)).toMatchObject({ status: 404 });
    },
  );

  it('every call of the desk returns 401 to visitors and 403 to members', async () => {
    const id = await createOrderInStatus('neworder');
    const paths: [string, string, unknown][] = [
      ['GET', '/desk/orders', undefined],
      ['GET', `/desk/orders/${id}`, undefined],
      ['POST', `/desk/orders/${id}/approve`, undefined],
      ['POST', `/desk/orders/${id}/reject`, rejectBody],
      ['POST', `/desk/orders/${id}/revise`, reviseBody],
    ];
    for (const [method, path, body] of paths) {
      const bodyOption = body === undefined ? {} : { body };
      expect(await harness.api(method, path, bodyOption)).toMatchObject({ status: 401 });
      expect(await harness.api(method, path, { token: customer.token, ...bodyOption })).toMatchObject({
        status: 403,
      });
    }
    expect(await statusOf(id)).toBe('neworder');
  });
});

describe('signing in to the desk', () => {
  const login = (email: string, password: string) =>
    harness.api('POST', '/desk/login', { body: { email, password } });

  it('signing in to the desk requires the desk account and its password', async () => {
    const { DESK_EMAIL, DESK_PASSWORD } = harness.deps.config;
    const { status, body } = await login(DESK_EMAIL, DESK_PASSWORD);
    expect(status).toBe(200);
    const { access_token } = body.response as { access_token: string };
    expect(await harness.api('GET', '/desk/orders', { token: access_token })).toMatchObject({ status: 200 });
    expect(await login(DESK_EMAIL, 'salah')).toMatchObject({ status: 401 });
    expect(await login(customer.email, DESK_PASSWORD)).toMatchObject({ status: 401 });
  });

  it("signing in to the desk gives no access to members' calls", async () => {
    const { DESK_EMAIL: email, DESK_PASSWORD: password } = harness.deps.config;
    expect(await harness.api('POST', '/user/login', { body: { email, password } })).toMatchObject({
      status: 403,
    });
    expect(await harness.api('GET', '/user/verify', { token })).toMatchObject({ status: 403 });
  });
});
