import type { ClaimDesk, OrderDesk } from '@naungan/api/desk-detail';
import type { DeskRole } from '@naungan/domain/desk-roles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Reply, startApp, type TestMember } from '../../../test/harness.ts';
import { orders } from '../../db/schema.ts';
import { createPolicy, makeClaim, payAtDesk, sendFile } from '../../modules/claims/fixture.ts';
import { createStaff, type TestStaff } from '../../modules/desk/staff.fixture.ts';
import { placeOrder } from '../../modules/orders/fixture.ts';
import { placePropertyOrder } from '../../modules/orders/property.fixture.ts';

let harness: Harness;
let member: TestMember;
let rina: TestStaff;
let bima: TestStaff;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
  rina = await createStaff(harness, 'RINA WIJAYA');
  bima = await createStaff(harness, 'BIMA PRATAMA');
});
afterAll(() => harness.close());

const read = async <Desk>(path: string): Promise<Desk> =>
  ((await harness.api('GET', path, { token: rina.token })).body.response as { desk: Desk }).desk;
const orderDesk = (id: string) => read<OrderDesk>(`/desk/orders/${id}`);
const claimDesk = (id: string) => read<ClaimDesk>(`/desk/claims/${id}`);
const checkOf = <Code extends string>({ checks }: { checks: readonly { code: Code }[] }, code: Code) =>
  checks.find((check) => check.code === code);

const act = (path: string, version: number | string, { token }: TestStaff, body?: object): Promise<Reply> =>
  harness.api('POST', `/desk/${path}?version=${version}`, { token, ...(body && { body }) });
const REASON = { reason: 'Sesuai dengan bukti' };

describe('the detail of an order', () => {
  it('a new order has the three decisions, its documents, its history and the results of the rules', async () => {
    const id = await placeOrder(harness, member);
    const desk = await orderDesk(id);
    expect(desk).toMatchObject({
      owner: null,
      member: { id: member.id, email: member.email, phoneNumber: member.phone, isVerified: false },
      actions: ['approve', 'reject', 'revise'],
      missing: [],
      noteCount: 0,
      history: [{ from: null, to: 'neworder', actor: `member:${member.id}`, actorName: 'SITI RAHAYU' }],
    });
    expect(desk.revisable).toContain('attachment');
    expect(desk.documents.map(({ code, sent }) => [code, sent])).toContainEqual(['ktp', true]);
    expect(checkOf(desk, 'age')).toMatchObject({ level: 'ok', text: expect.stringContaining('36 tahun') });
    expect(checkOf(desk, 'declaration')).toMatchObject({ level: 'ok' });
    expect(checkOf(desk, 'documents')).toMatchObject({ level: 'ok' });
  });

  it('an order of a building without the date of birth of its owner has no check of the age', async () => {
    const desk = await orderDesk(await placePropertyOrder(harness, member));
    expect(desk.checks.map(({ code, level }) => [code, level])).toEqual([
      ['declaration', 'ok'],
      ['documents', 'ok'],
      ['duplicateObject', 'ok'],
    ]);
  });

  it('a decided order has no decision, and its owner and notes are counted', async () => {
    const id = await placeOrder(harness, member);
    await harness.api('PUT', `/desk/tasks/order/${id}`, { token: bima.token });
    await harness.api('POST', `/desk/notes/order/${id}`, { token: rina.token, body: { text: 'Catatan' } });
    await harness.api('POST', `/desk/orders/${id}/approve`, { token: bima.token });
    expect(await orderDesk(id)).toMatchObject({
      actions: [],
      owner: { id: bima.id, fullName: 'BIMA PRATAMA' },
      noteCount: 1,
      history: [{ to: 'neworder' }, { to: 'approve', actorName: 'BIMA PRATAMA' }],
    });
  });

  it('an order whose document is missing and whose answers deviate has two problems', async () => {
    const id = await placeOrder(harness, member);
    const [row] = await harness.deps.db.select().from(orders).where(eq(orders.id, id));
    const declarations = row?.declarations as { question: string; answer: string }[];
    const deviating = declarations.map(({ question, answer }) => ({
      question,
      answer: answer === 'ya' ? 'tidak' : 'ya',
    }));
    await harness.deps.db.update(orders).set({ declarations: deviating }).where(eq(orders.id, id));
    await harness.deps.db.execute(`delete from order_attachments where order_id = '${id}' and code = 'ktp'`);
    const desk = await orderDesk(id);
    expect(desk.missing).toEqual(['ktp']);
    expect(checkOf(desk, 'documents')).toMatchObject({ level: 'problem' });
    expect(checkOf(desk, 'declaration')).toMatchObject({ level: 'problem' });
  });

  it('an order for a vehicle that another member ordered names the other order', async () => {
    const { orderId } = await createPolicy(harness, member);
    const other = await harness.registerMember({ complete: true });
    const { orderId: otherId } = await createPolicy(harness, other);
    const [row] = await harness.deps.db.select().from(orders).where(eq(orders.id, orderId));
    await harness.deps.db
      .update(orders)
      .set({ identifiers: row?.identifiers ?? [] })
      .where(eq(orders.id, otherId));
    expect(checkOf(await orderDesk(orderId), 'duplicateObject')).toMatchObject({
      level: 'warning',
      text: 'Nomor yang sama ada pada pesanan anggota lain',
      records: [{ kind: 'order', id: otherId }],
    });
  });
});

describe('a decision with the version of an order', () => {
  it('a decision on an order that a colleague returned meanwhile gets 409 with the change, and has no effect', async () => {
    const id = await placeOrder(harness, member);
    const { version } = await orderDesk(id);
    const request = { items: ['address'], feedback: 'Alamat kurang lengkap.' };
    expect((await act(`orders/${id}/revise`, version, bima, request)).status).toBe(200);
    const reply = await act(`orders/${id}/reject`, version, rina, REASON);
    const { version: newVersion } = await orderDesk(id);
    expect(reply).toMatchObject({
      status: 409,
      body: {
        message: 'CONFLICT',
        record: {
          status: 'pending',
          version: newVersion,
          changes: [
            {
              from: 'neworder',
              to: 'pending',
              actorName: 'BIMA PRATAMA',
              reason: 'Alamat kurang lengkap.',
            },
          ],
        },
      },
    });
    expect((await act(`orders/${id}/reject`, newVersion, rina, REASON)).status).toBe(200);
  });

  it('one of two simultaneous decisions with the same version succeeds', async () => {
    const id = await placeOrder(harness, member);
    const { version } = await orderDesk(id);
    const replies = await Promise.all([
      act(`orders/${id}/approve`, version, rina),
      act(`orders/${id}/reject`, version, bima, REASON),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = replies.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({ record: { changes: [{ from: 'neworder' }] } });
  });

  it.each(['x', '-1', '1.5'])('the version %s is rejected with 422', async (version) => {
    const id = await placeOrder(harness, member);
    expect((await act(`orders/${id}/approve`, version, rina)).status).toBe(422);
  });
});

describe('the actions of a role', () => {
  const actionsFor = async (path: string, role: DeskRole) => {
    const { token } = await harness.deskPerson({ roles: [role] });
    const { body } = await harness.api('GET', `/desk/${path}`, { token });
    return (body.response as { desk: OrderDesk | ClaimDesk }).desk.actions;
  };

  it('an underwriter decides an order, which the service only reads', async () => {
    const id = await placeOrder(harness, member);
    expect(await actionsFor(`orders/${id}`, 'underwriter')).toEqual(['approve', 'reject', 'revise']);
    expect(await actionsFor(`orders/${id}`, 'service')).toEqual([]);
  });

  it('the claims handler decides a claim, the service writes messages, and only finance pays', async () => {
    const policy = await createPolicy(harness, member, 'kesehatan');
    const id = await makeClaim(harness, member, policy);
    expect(await actionsFor(`claims/${id}`, 'claims')).toEqual(['takeUp', 'replyMessage']);
    expect(await actionsFor(`claims/${id}`, 'service')).toEqual(['replyMessage']);
    await act(`claims/${id}/take-up`, (await claimDesk(id)).version, rina);
    await act(`claims/${id}/approve`, (await claimDesk(id)).version, rina, { loss: 1_000_000, ...REASON });
    await sendFile(harness, member, id, 'letter');
    expect(await actionsFor(`claims/${id}`, 'finance')).toEqual(['pay']);
    expect(await actionsFor(`claims/${id}`, 'claims')).toEqual(['returnLetter', 'replyMessage']);
  });
});

describe('an action with the version of a claim', () => {
  it("an action on a claim gets 409 with the claimant's message that arrived meanwhile", async () => {
    const id = await makeClaim(harness, member, await createPolicy(harness, member));
    const { version } = await claimDesk(id);
    await harness.api('POST', `/claims/client/${id}/messages`, {
      token: member.token,
      body: { text: 'Kapan selesai?' },
    });
    expect(await act(`claims/${id}/take-up`, version, rina)).toMatchObject({
      status: 409,
      body: { record: { status: 'pending', changes: [{ actor: `member:${member.id}` }] } },
    });
    const { version: newVersion } = await claimDesk(id);
    expect((await act(`claims/${id}/take-up`, newVersion, rina)).status).toBe(200);
  });

  it('a payment with an old version gets 409, and the repetition of a successful payment succeeds', async () => {
    const policy = await createPolicy(harness, member, 'kesehatan');
    const id = await makeClaim(harness, member, policy);
    await act(`claims/${id}/take-up`, (await claimDesk(id)).version, rina);
    const { version: reviewVersion } = await claimDesk(id);
    await act(`claims/${id}/approve`, reviewVersion, rina, { loss: 1_000_000, ...REASON });
    await sendFile(harness, member, id, 'letter');
    const { version } = await claimDesk(id);
    expect(await payAtDesk(harness, id, { version: reviewVersion })).toMatchObject({ status: 409 });
    const payment = { version, key: 'bayar-klaim-1' };
    expect((await payAtDesk(harness, id, payment)).status).toBe(200);
    expect((await payAtDesk(harness, id, payment)).status).toBe(200);
  });
});
