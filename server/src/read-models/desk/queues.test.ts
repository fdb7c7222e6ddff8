import type { DeskRow, DeskSearchReply, DeskSearchResult, DeskStart } from '@naungan/api/desk-queues';
import { eq, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Harness, TestMember } from '../../../test/harness.ts';
import { deskNotes, guests, insurers, orders, payments } from '../../db/schema.ts';
import { callDesk, copyClaims, createPolicy, makeClaim, pdfPart } from '../../modules/claims/fixture.ts';
import { createStaff, type TestStaff } from '../../modules/desk/staff.fixture.ts';
import { placeOrder } from '../../modules/orders/fixture.ts';
import { PERSON } from '../../modules/orders/person.fixture.ts';
import { createPayment, payAtGateway, type Shop, startShop } from '../../modules/payments/fixture.ts';

let shop: Shop;
let harness: Harness;
let member: TestMember;
let rina: TestStaff;
let bima: TestStaff;
beforeAll(async () => {
  shop = await startShop();
  harness = shop;
  member = await harness.registerMember({ complete: true });
  rina = await createStaff(harness, 'RINA WIJAYA');
  bima = await createStaff(harness, 'BIMA PRATAMA');
});
afterAll(() => harness.close());

type Page = { rows: DeskRow[]; next: string | null };
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const queue = async (name: string, query = '', { token }: TestStaff = rina): Promise<Page> =>
  (await harness.api('GET', `/desk/queues/${name}${query}`, { token })).body.response;
const rowOf = async (name: string, id: string) =>
  (await queue(name, '?limit=100')).rows.find((row) => row.id === id);
const start = async ({ token }: TestStaff): Promise<DeskStart> =>
  (await harness.api('GET', '/desk/start', { token })).body.response;
const take = (subject: string, id: string, { token }: TestStaff) =>
  harness.api('PUT', `/desk/tasks/${subject}/${id}`, { token });

/** Returns an order and corrects it, one minute after the other. */
async function reviseOrder(id: string): Promise<void> {
  harness.clock.advance(60);
  await harness.api('POST', `/desk/orders/${id}/revise`, {
    token: rina.token,
    body: { items: ['address'], feedback: 'Alamat kurang lengkap.' },
  });
  harness.clock.advance(60);
  const parts = [{ name: 'payload', content: JSON.stringify({ addresses: PERSON.addresses }) }];
  await harness.multipart('PUT', `/transaction/revision/${id}`, parts, { token: member.token });
}

describe('the queue of orders', () => {
  it('has new and revised orders, the longest wait first, page by page, and no decided order', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      harness.clock.advance(60);
      ids.push(await placeOrder(harness, member));
    }
    await reviseOrder(ids[0] ?? '');
    await harness.api('POST', `/desk/orders/${ids[1]}/approve`, { token: rina.token });
    const seen: string[] = [];
    let after = '';
    do {
      const { rows, next } = await queue('orders', `?limit=1${after}`);
      seen.push(...rows.map(({ id }) => id));
      after = next ? `&after=${next}` : '';
    } while (after);
    expect(seen).toEqual([ids[2], ids[0]]);
  });

  it('a row has the facts of its order, since when it waits, and its owner', async () => {
    const id = await placeOrder(harness, member);
    const since = harness.clock.now().toISOString();
    await take('order', id, bima);
    expect(await rowOf('orders', id)).toMatchObject({
      subject: 'order',
      orderId: id,
      number: expect.stringMatching(/^KPA-2026-/),
      title: expect.any(String),
      productType: 'kesehatan',
      status: { code: 'neworder', label: 'Baru' },
      since,
      due: null,
      amount: 3_085_000,
      owner: { id: bima.id, fullName: 'BIMA PRATAMA' },
    });
    const idsOf = async (owner: string, staff: TestStaff) =>
      (await queue('orders', `?limit=100&owner=${owner}`, staff)).rows.map((row) => row.id);
    expect(await idsOf('mine', bima)).toEqual([id]);
    expect(await idsOf('mine', rina)).toEqual([]);
    expect(await idsOf('none', rina)).not.toContain(id);
  });

  it('a wrong cursor, limit or owner gets 422, an unknown queue 404', async () => {
    const statusOf = async (path: string) =>
      (await harness.api('GET', `/desk/queues/${path}`, { token: rina.token })).status;
    expect(await statusOf('orders?after=x')).toBe(422);
    expect(await statusOf('orders?limit=101')).toBe(422);
    expect(await statusOf('orders?owner=bima')).toBe(422);
    expect(await statusOf('invoices')).toBe(404);
  });
});

describe('the queues of claims and messages', () => {
  it("a claim is in the queue on the desk's turn, with the last day of the usual time", async () => {
    const policy = await createPolicy(harness, member);
    const id = await makeClaim(harness, member, policy);
    // Saturday 21 November 2026; a new claim usually takes one working day.
    expect(await rowOf('claims', id)).toMatchObject({
      status: { code: 'pending' },
      due: '2026-11-23',
      orderId: policy.orderId,
    });
    const { since, due } = (await rowOf('claims', id)) ?? {};
    const { body } = await harness.api('GET', `/desk/claims/${id}`, { token: rina.token });
    expect(body.response).toMatchObject({ since, due });
    await callDesk(harness, id, 'take-up');
    await callDesk(harness, id, 'documents', { attachments: ['FOTO'], feedback: 'Foto kurang jelas' });
    expect(await rowOf('claims', id)).toBeUndefined();
  });

  it('a claim whose last message is the claimant’s is in the queue of messages until the reply', async () => {
    const id = await makeClaim(harness, member, await createPolicy(harness, member));
    expect(await rowOf('messages', id)).toBeUndefined();
    for (const text of ['Halo', 'Kapan selesai?'])
      await harness.api('POST', `/claims/client/${id}/messages`, { token: member.token, body: { text } });
    expect((await queue('messages', '?limit=100')).rows.filter((row) => row.id === id)).toMatchObject([
      { text: 'Kapan selesai?' },
    ]);
    await callDesk(harness, id, 'messages', { text: 'Besok' });
    expect(await rowOf('messages', id)).toBeUndefined();
  });
});

describe('the queue of printed policies', () => {
  it('has issued policies to print until they are sent, and no other policies', async () => {
    const { orderId, payment } = await createPayment(shop, 'bca', () => ({ printPolicy: true }));
    await payAtGateway(shop, payment.transaction_id);
    const digital = await createPayment(shop, 'bca');
    await payAtGateway(shop, digital.payment.transaction_id);
    expect(await rowOf('policies', orderId)).toMatchObject({
      subject: 'policy',
      number: expect.stringMatching(/^POL-KES-2026-/),
    });
    expect(await rowOf('policies', digital.orderId)).toBeUndefined();
    const parcel = { courier: 'JNE', trackingNumber: 'JNE0001', date: '2026-11-21' };
    await harness.api('PUT', `/desk/orders/${orderId}/delivery`, { token: rina.token, body: parcel });
    expect(await rowOf('policies', orderId)).toBeUndefined();
  });
});

describe('the queue of contacts', () => {
  const GUEST = { fullName: 'BUDI SANTOSO', phoneNumber: '6281234567891', email: 'budi@contoh.test' };
  const createGuest = async (tokenHash: string): Promise<string> => {
    const values = { ...GUEST, tokenHash, createdAt: harness.clock.now() };
    const [row] = await harness.deps.db.insert(guests).values(values).returning({ id: guests.id });
    return row?.id ?? '';
  };
  const follow = (id: string, body: object) =>
    harness.api('PUT', `/desk/contacts/guest/${id}`, { token: rina.token, body });

  it('a new guest is in the queue until the contact; the note is stored', async () => {
    const id = await createGuest('guest-1');
    expect(await rowOf('contacts', id)).toMatchObject({
      subject: 'guest',
      title: 'BUDI SANTOSO',
      orderId: null,
    });
    expect((await follow(id, { status: 'contacted', note: 'Minta penawaran' })).status).toBe(200);
    expect(await rowOf('contacts', id)).toBeUndefined();
    const contact = await harness.api('GET', `/desk/contacts/guest/${id}`, { token: rina.token });
    expect(contact.body.response).toMatchObject({ ...GUEST, status: 'contacted' });
    expect(await harness.deps.db.$count(deskNotes, eq(deskNotes.subjectId, id))).toBe(1);
  });

  it('an invalid guest sees only the first three plans again', async () => {
    const reply = await harness.api('POST', '/guest', {
      body: { fullName: 'Budi', phoneNumber: '081234567891', email: 'budi2@contoh.test' },
    });
    const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
    const blurredCount = async () => {
      const { text } = await harness.api('GET', '/health?dob=1990-01-01', { headers: { cookie } });
      return text.split('"blurred":true').length - 1;
    };
    expect(await blurredCount()).toBe(0);
    const [guest] = await harness.deps.db
      .select({ id: guests.id })
      .from(guests)
      .where(eq(guests.email, 'budi2@contoh.test'));
    await follow(guest?.id ?? '', { status: 'invalid' });
    expect(await blurredCount()).toBeGreaterThan(0);
  });

  it('an unknown contact is not found, and an unknown status gets 422', async () => {
    expect((await follow(UNKNOWN_ID, { status: 'contacted' })).status).toBe(404);
    expect((await follow('x', { status: 'contacted' })).status).toBe(404);
    expect((await follow(await createGuest('guest-2'), { status: 'busy' })).status).toBe(422);
    const other = await harness.api('GET', `/desk/contacts/member/${UNKNOWN_ID}`, { token: rina.token });
    expect(other.status).toBe(404);
  });
});

describe('the queue of payments', () => {
  it('a marked payment is in the queue until a person has handled it; the note belongs to its order', async () => {
    const { member: payer, orderId, payment } = await createPayment(shop, 'bca');
    const isPayment = eq(payments.transactionId, payment.transaction_id);
    const [row] = await harness.deps.db
      .update(payments)
      .set({ attention: 'surplus', attentionAt: harness.clock.now() })
      .where(isPayment)
      .returning({ id: payments.id });
    const id = row?.id ?? '';
    expect(await rowOf('payments', id)).toMatchObject({
      orderId,
      status: { code: 'surplus', label: 'Kelebihan bayar' },
    });
    const handle = (note: string) =>
      harness.api('POST', `/desk/payments/${id}/handled`, { token: rina.token, body: { note } });
    const read = (of: string) => harness.api('GET', `/desk/payments/${of}`, { token: rina.token });
    expect((await read(id)).body.response).toMatchObject({
      id,
      orderId,
      attention: 'surplus',
      method: 'bca',
      member: { id: payer.id },
      owner: null,
    });
    for (const unknownId of [UNKNOWN_ID, 'x']) expect((await read(unknownId)).status).toBe(404);
    expect((await handle('ya')).status).toBe(422);
    expect((await handle('Dana dikembalikan')).status).toBe(200);
    expect((await handle('Dana dikembalikan')).status).toBe(409);
    expect((await read(id)).body.response).toMatchObject({ attention: null, attentionAt: null });
    expect(await rowOf('payments', id)).toBeUndefined();
    expect(await harness.deps.db.$count(deskNotes, eq(deskNotes.subjectId, orderId))).toBe(1);
    const unknown = await harness.api('POST', `/desk/payments/${UNKNOWN_ID}/handled`, {
      token: rina.token,
      body: { note: 'Dana dikembalikan' },
    });
    expect(unknown.status).toBe(404);
  });
});

describe('the start page', () => {
  it('has my tasks with the earliest promised day first, and counts every queue', async () => {
    const orderId = await placeOrder(harness, member);
    const claimId = await makeClaim(harness, member, await createPolicy(harness, member));
    const carla = await createStaff(harness, 'CARLA DEWI');
    await take('order', orderId, carla);
    await take('claim', claimId, carla);
    const { mine, queues } = await start(carla);
    expect(mine.map(({ id }) => id)).toEqual([claimId, orderId]);
    expect(queues.map((row) => [row.queue, row.mine])).toEqual([
      ['orders', 1],
      ['claims', 1],
      ['policies', 0],
      ['contacts', 0],
      ['payments', 0],
      ['messages', 0],
    ]);
    const { count, oldest } = queues[0] ?? {};
    const { rows } = await queue('orders', '?limit=100');
    expect([count, oldest]).toEqual([rows.length, rows[0]?.since]);
  });

  it('a revised order returns to its owner and to colleagues only if it has no owner', async () => {
    const owned = await placeOrder(harness, member);
    const free = await placeOrder(harness, member);
    await take('order', owned, bima);
    await reviseOrder(owned);
    await reviseOrder(free);
    const returnedOf = async (staff: TestStaff) => (await start(staff)).returned.map(({ id }) => id);
    expect(await returnedOf(bima)).toEqual(expect.arrayContaining([owned, free]));
    expect(await returnedOf(rina)).toContain(free);
    expect(await returnedOf(rina)).not.toContain(owned);
  });

  it('a claim under review returns with a document that was added, not before', async () => {
    const id = await makeClaim(harness, member, await createPolicy(harness, member));
    harness.clock.advance(60);
    await callDesk(harness, id, 'take-up');
    const isReturned = async () => (await start(rina)).returned.some((row) => row.id === id);
    expect(await isReturned()).toBe(false);
    harness.clock.advance(60);
    const parts = [{ name: 'title', content: 'Kuitansi' }, pdfPart('document')];
    await harness.multipart('POST', `/claims/client/${id}/documents`, parts, { token: member.token });
    expect(await isReturned()).toBe(true);
  });
});

describe('the search', () => {
  const search = async (q: string): Promise<DeskSearchResult[]> =>
    (
      (await harness.api('GET', `/desk/search?q=${encodeURIComponent(q)}`, { token: rina.token })).body
        .response as { results: DeskSearchResult[] }
    ).results;

  it('finds an order, a policy and a claim by number, and a member by name, e-mail and phone', async () => {
    const policy = await createPolicy(harness, member, 'kesehatan');
    const claimId = await makeClaim(harness, member, policy);
    const order = (await harness.api('GET', `/desk/orders/${policy.orderId}`, { token: rina.token })).body
      .response as { headers: { kpaNumber: string } };
    const claim = await rowOf('claims', claimId);
    expect(await search(order.headers.kpaNumber.toLowerCase())).toMatchObject([
      { kind: 'order', id: policy.orderId },
      { kind: 'claim', id: claimId, title: 'SITI RAHAYU', text: expect.stringMatching(/^Baru, /) },
    ]);
    expect((await search(policy.number))[0]).toMatchObject({
      kind: 'policy',
      orderId: policy.orderId,
      text: expect.stringMatching(/^\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}$/),
    });
    expect(await search(claim?.number ?? '')).toMatchObject([{ kind: 'claim', id: claimId }]);
    for (const text of ['siti rah', member.email, `0${member.phone.slice(2)}`])
      expect(await search(text)).toContainEqual(expect.objectContaining({ kind: 'member', id: member.id }));
  });

  it('has eight records of each kind, and names the kinds with more', async () => {
    const customer = await harness.registerMember({ complete: true });
    const policy = await createPolicy(harness, customer);
    const claimId = await makeClaim(harness, customer, policy);
    const find = async () =>
      (
        await harness.api('GET', `/desk/search?q=${encodeURIComponent(customer.email)}`, {
          token: rina.token,
        })
      ).body.response as DeskSearchReply;
    const addClaims = (count: number, prefix: string) => copyClaims(harness.deps.db, claimId, count, prefix);
    await addClaims(7, 'CUT-A');
    const complete = await find();
    expect(complete.cut).toEqual([]);
    expect(complete.results.filter(({ kind }) => kind === 'claim')).toHaveLength(8);
    await addClaims(1, 'CUT-B');
    const reply = await find();
    expect(reply.cut).toEqual(['claim']);
    expect(reply.results.map(({ kind }) => kind)).toEqual(['member', 'order', ...Array(8).fill('claim')]);
  });

  it.each([
    ['x', 422],
    ['xy', 200],
    ['x'.repeat(100), 200],
    ['x'.repeat(101), 422],
  ])('the text has 2 to 100 characters (case %#)', async (q, status) => {
    expect((await harness.api('GET', `/desk/search?q=${q}`, { token: rina.token })).status).toBe(status);
  });

  it('the page of a member has orders, policies and claims; an account of the staff is not found', async () => {
    const customer = await harness.registerMember({ complete: true });
    const policy = await createPolicy(harness, customer, 'kesehatan');
    const claimId = await makeClaim(harness, customer, policy);
    const read = (id: string) => harness.api('GET', `/desk/members/${id}`, { token: rina.token });
    expect((await read(customer.id)).body.response).toMatchObject({
      fullName: 'SITI RAHAYU',
      orders: [{ _id: policy.orderId }],
      policies: [{ policyNumber: policy.number, status: 'active' }],
      claims: [
        {
          id: claimId,
          state: 'pending',
          submittedAt: expect.stringMatching(/^2026-11-2/),
          cause: 'Demam berdarah',
          amount: null,
        },
      ],
      noteCount: 0,
    });
    for (const id of [rina.id, UNKNOWN_ID, 'x']) expect((await read(id)).status).toBe(404);
  });
});

describe('the permissions of the queues', () => {
  const readAs = (token: string, name: string) => harness.api('GET', `/desk/queues/${name}`, { token });

  it.each([
    ['underwriter', ['orders']],
    ['claims', ['orders', 'claims', 'messages']],
    ['service', ['orders', 'claims', 'policies', 'contacts', 'messages']],
    ['finance', ['orders', 'claims', 'payments']],
  ] as const)(
    'a person with the role %s sees the queues %j, and other queues get 403',
    async (role, names) => {
      const { token } = await harness.deskPerson({ roles: [role] });
      const { body } = await harness.api('GET', '/desk/start', { token });
      expect((body.response as DeskStart).queues.map((row) => row.queue)).toEqual(names);
      for (const name of ['orders', 'claims', 'policies', 'contacts', 'payments', 'messages'])
        expect([name, (await readAs(token, name)).status]).toEqual([
          name,
          names.some((allowed) => allowed === name) ? 200 : 403,
        ]);
    },
  );

  it("staff of another insurer see no order, claim, policy or member of this insurer's customers", async () => {
    const policy = await createPolicy(harness, member, 'kesehatan');
    const claimId = await makeClaim(harness, member, policy);
    await placeOrder(harness, member);
    const withOrders = harness.deps.db.select({ id: orders.insurerId }).from(orders);
    const [otherInsurer] = await harness.deps.db
      .select({ id: insurers.id })
      .from(insurers)
      .where(notInArray(insurers.id, withOrders))
      .limit(1);
    const insurerId = otherInsurer?.id ?? '';
    const { token } = await harness.deskPerson({ roles: ['claims', 'service'], insurerId });
    for (const name of ['orders', 'claims', 'policies', 'messages'])
      expect((await readAs(token, name)).body.response).toEqual({ rows: [], next: null });
    for (const q of [policy.number, 'siti', member.email]) {
      const { body } = await harness.api('GET', `/desk/search?q=${q}`, { token });
      expect(body.response).toEqual({ results: [], cut: [] });
    }
    expect((await harness.api('GET', `/desk/claims/${claimId}`, { token })).status).toBe(404);
    const { body } = await harness.api('GET', '/desk/start', { token });
    expect((body.response as DeskStart).queues.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  });
});
