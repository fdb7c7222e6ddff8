import type { CountedEntry, DeskStart } from '@naungan/api/desk-queues';
import { type DeskRole, INSURER_ROLES } from '@naungan/domain/desk-roles';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember, TestStaff } from '../../../test/harness.ts';
import { auditLog, guests, insurers, orders } from '../../db/schema.ts';
import {
  ACCOUNT,
  callDesk,
  createPolicy,
  letterParts,
  makeClaim,
  payAtDesk,
  pdfPart,
  sendFile,
} from '../../modules/claims/fixture.ts';
import { placeOrder } from '../../modules/orders/fixture.ts';
import { PERSON } from '../../modules/orders/person.fixture.ts';
import { type Shop, startShop } from '../../modules/payments/fixture.ts';

let shop: Shop;
let member: TestMember;
beforeAll(async () => {
  shop = await startShop({ CLAIM_SECOND_PERSON_ABOVE: '2000000' });
  member = await shop.registerMember({ complete: true });
});
afterAll(() => shop.close());

type Counts = Partial<Record<CountedEntry, number>>;
async function countsOf({ token }: Pick<TestStaff, 'token'>): Promise<Counts> {
  const { body } = await shop.api('GET', '/desk/counts', { token });
  const { counts } = body.response as { counts: { entry: CountedEntry; count: number }[] };
  return Object.fromEntries(counts.map(({ entry, count }) => [entry, count]));
}
const start = async ({ token }: Pick<TestStaff, 'token'>): Promise<DeskStart> =>
  (await shop.api('GET', '/desk/start', { token })).body.response;
const take = (subject: string, id: string, { token }: TestStaff) =>
  shop.api('PUT', `/desk/tasks/${subject}/${id}`, { token });
const newClaim = async () => makeClaim(shop, member, await createPolicy(shop, member, 'kesehatan'));

const ROLES: [DeskRole[], CountedEntry[]][] = [
  [['underwriter'], ['orders']],
  [['claims'], ['claims', 'messages']],
  [['service'], ['policies', 'contacts', 'messages']],
  [['finance'], ['claims', 'payments', 'proposals']],
  [['supervisor'], ['orders', 'claims', 'policies', 'contacts', 'payments', 'messages', 'proposals']],
];

describe('the counts of the menu', () => {
  it.each(ROLES)('a person with the roles %j gets the counts %j', async (roles, entries) => {
    expect(Object.keys(await countsOf(await shop.deskPerson({ roles })))).toEqual(entries);
  });

  it('an editor gets 403, a member 403 and a visitor 401', async () => {
    const editor = await shop.deskPerson({ roles: ['editor'] });
    const statusFor = async (token?: string) =>
      (await shop.api('GET', '/desk/counts', { ...(token && { token }) })).status;
    expect(await statusFor(editor.token)).toBe(403);
    expect(await statusFor(member.token)).toBe(403);
    expect(await statusFor()).toBe(401);
  });

  it('the counts equal the sizes of the queues, and follow a decision', async () => {
    const supervisor = await shop.deskPerson({ roles: ['supervisor'] });
    const id = await placeOrder(shop, member);
    const claim = await newClaim();
    await shop.api('POST', `/claims/client/${claim}/messages`, {
      token: member.token,
      body: { text: 'Kapan selesai?' },
    });
    const { queues } = await start(supervisor);
    const before = await countsOf(supervisor);
    expect(queues.map(({ queue, count }) => [queue, count])).toEqual(
      queues.map(({ queue }) => [queue, before[queue]]),
    );
    expect(before).toMatchObject({ orders: 1, claims: 1, messages: 1 });
    await shop.api('POST', `/desk/orders/${id}/approve`, { token: supervisor.token });
    await callDesk(shop, claim, 'messages', { text: 'Besok' });
    expect(await countsOf(supervisor)).toEqual({ ...before, orders: 0, messages: 0 });
  });

  it('a count stops at 100', async () => {
    const service = await shop.deskPerson({ roles: ['service'] });
    const guest = { fullName: 'Budi', phoneNumber: '081234567890', email: 'budi@contoh.test' };
    const rows = Array.from({ length: 101 }, (_, index) => ({ ...guest, tokenHash: `counts-${index}` }));
    await shop.deps.db.insert(guests).values(rows);
    expect(await countsOf(service)).toMatchObject({ contacts: 100 });
  });

  it("staff of an insurer get only the counts of the insurer's records", async () => {
    const id = await placeOrder(shop, member);
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, id));
    const insurerId = order?.insurerId ?? '';
    const [other] = await shop.deps.db.select().from(insurers).where(ne(insurers.id, insurerId));
    const roles = [...INSURER_ROLES];
    const own = await countsOf(await shop.deskPerson({ roles, insurerId }));
    expect(Object.keys(own)).toEqual(['orders', 'claims', 'policies', 'messages', 'proposals']);
    expect(own).toMatchObject({ orders: 1, claims: 1 });
    expect(await countsOf(await shop.deskPerson({ roles, insurerId: other?.id ?? '' }))).toEqual({
      orders: 0,
      claims: 0,
      policies: 0,
      messages: 0,
      proposals: 0,
    });
  });

  it('a proposed payment is counted for another person, not for the proposer', async () => {
    const id = await newClaim();
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'approve', { loss: 5_000_000, reason: 'Sesuai' });
    await sendFile(shop, member, id, 'letter', letterParts(ACCOUNT));
    const proposer = await shop.deskPerson({ roles: ['finance'] });
    const second = await shop.deskPerson({ roles: ['finance'] });
    expect((await payAtDesk(shop, id, { token: proposer.token })).status).toBe(200);
    expect(await countsOf(second)).toMatchObject({ proposals: 1 });
    expect(await countsOf(proposer)).toMatchObject({ proposals: 0 });
  });

  it('a call is no entry of the audit log', async () => {
    const { db } = shop.deps;
    const service = await shop.deskPerson({ roles: ['service'] });
    await countsOf(service);
    expect(await db.$count(auditLog, eq(auditLog.actorId, service.id))).toBe(0);
    await start(service);
    expect(await db.$count(auditLog, eq(auditLog.actorId, service.id))).toBe(1);
  });
});

describe('the tasks that wait for the customer', () => {
  const idsOf = async (staff: TestStaff) => {
    const { mine, waiting } = await start(staff);
    return { mine: mine.map(({ id }) => id), waiting: waiting.map(({ id }) => id) };
  };
  const reviseOrder = (id: string, { token }: TestStaff) =>
    shop.api('POST', `/desk/orders/${id}/revise`, {
      token,
      body: { items: ['address'], feedback: 'Alamat kurang lengkap.' },
    });

  it('a returned order and a claim with requested documents are in the group of waiting tasks, with their age', async () => {
    const staff = await shop.deskPerson({ roles: ['underwriter', 'claims'] });
    const colleague = await shop.deskPerson({ roles: ['underwriter', 'claims'] });
    const orderId = await placeOrder(shop, member);
    const claimId = await newClaim();
    await take('order', orderId, staff);
    await take('claim', claimId, staff);
    expect((await idsOf(staff)).waiting).toEqual([]);
    shop.clock.advance(60);
    await reviseOrder(orderId, staff);
    shop.clock.advance(60);
    await callDesk(shop, claimId, 'take-up');
    await callDesk(shop, claimId, 'documents', { attachments: ['FORM'], feedback: 'Belum lengkap' });
    const since = shop.clock.now().toISOString();
    expect(await idsOf(staff)).toEqual({ mine: [], waiting: [orderId, claimId] });
    expect((await start(staff)).waiting[1]).toMatchObject({ status: { code: 'incomplete' }, since });
    expect((await idsOf(colleague)).waiting).toEqual([]);
    const parts = [{ name: 'payload', content: JSON.stringify({ addresses: PERSON.addresses }) }];
    await shop.multipart('PUT', `/transaction/revision/${orderId}`, parts, { token: member.token });
    expect(await idsOf(staff)).toEqual({ mine: [orderId], waiting: [claimId] });
  });

  it('an approved order waits until it is paid, an ended record does not wait', async () => {
    const staff = await shop.deskPerson({ roles: ['underwriter'] });
    const [approved, rejected] = [await placeOrder(shop, member), await placeOrder(shop, member)];
    for (const id of [approved, rejected]) await take('order', id, staff);
    await shop.api('POST', `/desk/orders/${approved}/approve`, { token: staff.token });
    const body = { reason: 'Tidak memenuhi syarat' };
    await shop.api('POST', `/desk/orders/${rejected}/reject`, { token: staff.token, body });
    expect(await idsOf(staff)).toEqual({ mine: [], waiting: [approved] });
    await shop.deps.db.execute(`update invoices set status = 'success' where order_id = '${approved}'`);
    expect(await idsOf(staff)).toEqual({ mine: [], waiting: [] });
  });

  it('a claims handler has no returned orders, an underwriter has no returned claims', async () => {
    const orderId = await placeOrder(shop, member);
    const underwriter = await shop.deskPerson({ roles: ['underwriter'] });
    const handler = await shop.deskPerson({ roles: ['claims'] });
    await reviseOrder(orderId, underwriter);
    const parts = [{ name: 'payload', content: JSON.stringify({ addresses: PERSON.addresses }) }];
    await shop.multipart('PUT', `/transaction/revision/${orderId}`, parts, { token: member.token });
    const claimId = await newClaim();
    await callDesk(shop, claimId, 'take-up');
    shop.clock.advance(60);
    const added = [{ name: 'title', content: 'Kuitansi' }, pdfPart('document')];
    await shop.multipart('POST', `/claims/client/${claimId}/documents`, added, { token: member.token });
    const returnedOf = async (staff: TestStaff) =>
      (await start(staff)).returned.map(({ subject }) => subject);
    expect(new Set(await returnedOf(underwriter))).toEqual(new Set(['order']));
    expect(new Set(await returnedOf(handler))).toEqual(new Set(['claim']));
    expect(await returnedOf(await shop.deskPerson({ roles: ['finance'] }))).toEqual([]);
  });
});
