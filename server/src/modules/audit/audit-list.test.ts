import { randomUUID } from 'node:crypto';
import type { ListedAuditEntry } from '@naungan/api/desk-audit';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember, type TestStaff } from '../../../test/harness.ts';
import { auditLog, claims, guests, insurers, invoices, orders, policies, users } from '../../db/schema.ts';
import { createPolicy, makeClaim } from '../claims/fixture.ts';
import { placeOrder } from '../orders/fixture.ts';

let harness: Harness;
let member: TestMember;
let supervisor: TestStaff;
let officer: TestStaff;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
  supervisor = await harness.deskPerson({ roles: ['supervisor'] });
  officer = await harness.deskPerson({ roles: ['underwriter', 'claims', 'service'] });
});
afterAll(() => harness.close());

const read = (path: string, { token }: { token: string } = officer) =>
  harness.api('GET', `/desk${path}`, { token });
const list = async (query: string): Promise<ListedAuditEntry[]> =>
  ((await read(`/audit${query}`, supervisor)).body.response as { rows: ListedAuditEntry[] }).rows;
async function newest() {
  const [entry] = await harness.deps.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  return entry;
}

describe('the entry of a call about a visitor or content', () => {
  it('names the kind and the id of the visitor', async () => {
    const [guest] = await harness.deps.db
      .insert(guests)
      .values({
        fullName: 'Budi',
        phoneNumber: '081234567890',
        email: 'budi@contoh.test',
        tokenHash: 'audit-list',
      })
      .returning({ id: guests.id });
    await read(`/contacts/guest/${guest?.id}`);
    expect(await newest()).toMatchObject({
      operation: 'deskContact',
      subjectType: 'guest',
      subjectId: guest?.id,
    });
    const [entry] = await list(`?subject=${guest?.id}`);
    expect(entry?.record).toEqual({ kind: 'guest', id: guest?.id, number: '', name: 'Budi' });
  });

  it('names the kind and the key of the content', async () => {
    await read('/content/settings/consultant', supervisor);
    expect(await newest()).toMatchObject({ subjectType: 'settings', subjectId: 'consultant' });
  });
});

describe('the event of a call', () => {
  it('a call with POST that stores nothing is a read', async () => {
    const id = await makeClaim(harness, member, await createPolicy(harness, member));
    const calls = [
      [`/desk/claims/${id}/settlement`, { loss: 1_000_000 }],
      [`/desk/claims/${id}/mail-preview`, { action: 'takeUp' }],
    ] as const;
    for (const [path, body] of calls) {
      const { status, text } = await harness.api('POST', path, { token: officer.token, body });
      expect(status, text).toBe(200);
      expect(await newest()).toMatchObject({ event: 'desk.read', outcome: 'success' });
    }
  });
});

describe('an entry of GET /desk/audit', () => {
  it('about a task that was handed over has the name of the receiver until the account of the receiver is deleted', async () => {
    const id = await placeOrder(harness, member);
    const colleague = await harness.deskPerson({ roles: ['underwriter'] });
    const handOver = { token: officer.token, body: { to: colleague.id } };
    expect((await harness.api('POST', `/desk/tasks/order/${id}/hand-over`, handOver)).status).toBe(200);
    const isColleague = eq(users.id, colleague.id);
    const [row] = await harness.deps.db.select().from(users).where(isColleague);
    const handOvers = async () =>
      (await list(`?subject=${id}`)).filter(({ operation }) => operation === 'deskHandOverTask');
    const entry = { actorId: officer.id, from: null, to: `person:${colleague.id}` };
    expect(await handOvers()).toMatchObject([{ ...entry, receiverName: row?.fullName }]);
    await harness.deps.db.update(users).set({ status: 'deleted' }).where(isColleague);
    expect(await handOvers()).toMatchObject([{ ...entry, receiverName: null }]);
  });

  it('has the name of its actor and the number of its order, claim and invoice', async () => {
    const id = await placeOrder(harness, member);
    await read(`/orders/${id}`);
    const [order] = await harness.deps.db.select().from(orders).where(eq(orders.id, id));
    const [actor] = await harness.deps.db.select().from(users).where(eq(users.id, officer.id));
    expect((await list(`?subject=${id}`))[0]).toMatchObject({
      operation: 'deskOrder',
      actorId: officer.id,
      actorName: actor?.fullName,
      record: { kind: 'order', id, number: order?.kpaNumber, name: '' },
    });
    const policy = await createPolicy(harness, member);
    const claimId = await makeClaim(harness, member, policy);
    await read(`/claims/${claimId}`);
    const [claim] = await harness.deps.db.select().from(claims).where(eq(claims.id, claimId));
    expect((await list(`?subject=${claimId}`))[0]?.record).toEqual({
      kind: 'claim',
      id: claimId,
      number: claim?.claimNumber,
      name: '',
    });
  });

  it('names accounts of the staff and of members apart, and no deleted account', async () => {
    await read(`/members/${member.id}`);
    expect((await list(`?subject=${member.id}&event=desk.read`))[0]?.record).toMatchObject({
      kind: 'member',
      id: member.id,
    });
    const person = await harness.deskPerson({ roles: ['service'] });
    await harness.api('POST', `/desk/people/${person.id}/disable`, { token: supervisor.token });
    expect((await list(`?subject=${person.id}`))[0]).toMatchObject({ record: { kind: 'staff' } });
    await read('/start', person);
    await harness.deps.db.update(users).set({ status: 'deleted' }).where(eq(users.id, person.id));
    expect((await list(`?subject=${person.id}`))[0]).toMatchObject({ record: null });
  });

  it('has no record for an id of no record and for text', async () => {
    const entry = {
      event: 'desk.read',
      outcome: 'success',
      actorRole: 'system',
      subjectType: 'order',
    } as const;
    const subjectId = randomUUID();
    await harness.deps.audit.record({ ...entry, subjectId });
    await harness.deps.audit.record({ ...entry, subjectId: 'constructor', subjectType: 'constructor' });
    expect((await list(`?subject=${subjectId}`))[0]).toMatchObject({ record: null, actorName: null });
    expect((await list('?subject=constructor'))[0]).toMatchObject({ record: null });
  });
});

describe('the filters of GET /desk/audit', () => {
  it('find entries by the number of an order, a claim and a policy', async () => {
    const policy = await createPolicy(harness, member);
    const claimId = await makeClaim(harness, member, policy);
    await read(`/orders/${policy.orderId}`);
    await read(`/claims/${claimId}`);
    const { db } = harness.deps;
    const [order] = await db.select().from(orders).where(eq(orders.id, policy.orderId));
    const [claim] = await db.select().from(claims).where(eq(claims.id, claimId));
    const [row] = await db.select().from(policies).where(eq(policies.orderId, policy.orderId));
    const subjectsOf = async (number = '') =>
      new Set((await list(`?subject=${encodeURIComponent(number)}`)).map(({ record }) => record?.id ?? null));
    expect(await subjectsOf(order?.kpaNumber.toLowerCase())).toEqual(new Set([policy.orderId]));
    expect(await subjectsOf(` ${claim?.claimNumber} `)).toEqual(new Set([claimId]));
    expect(await subjectsOf(row?.policyNumber)).toContain(policy.orderId);
    expect(await subjectsOf('TIDAK-ADA')).toEqual(new Set());
  });

  it('find entries about the orders, claims, payments and files of a member by the id of the member', async () => {
    const customer = await harness.registerMember({ complete: true });
    const policy = await createPolicy(harness, customer);
    const claimId = await makeClaim(harness, customer, policy);
    const otherOrder = await placeOrder(harness, member);
    await read(`/members/${customer.id}`);
    await read(`/orders/${policy.orderId}`);
    const claim = await read(`/claims/${claimId}`);
    await read(`/orders/${otherOrder}`);
    const [invoice] = await harness.deps.db
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, policy.orderId));
    await read(`/invoices/${invoice?.id}/journal`, supervisor);
    const [url] = /\/api\/v1\/files\/[\w.-]+/.exec(JSON.stringify(claim.body)) ?? [];
    expect((await harness.app.inject({ method: 'GET', url: url ?? '' })).statusCode).toBe(200);
    const rows = await list(`?subject=${customer.id}`);
    const opened = rows.find(({ operation }) => operation === 'openFile');
    expect(opened).toMatchObject({ subjectType: 'file', record: { kind: 'claim', id: claimId } });
    const found = rows.map(({ record }) => record?.id);
    expect(found).toEqual(expect.arrayContaining([customer.id, policy.orderId, claimId, invoice?.id]));
    expect(found).not.toContain(otherOrder);
    expect((await list(`?subject=${claimId}`)).map(({ operation }) => operation)).toContain('openFile');
  });

  it('name the record whose id is the filter', async () => {
    const subjectOf = async (subject: string) =>
      ((await read(`/audit?subject=${subject}`, supervisor)).body.response as { subject: unknown }).subject;
    const [row] = await harness.deps.db.select().from(users).where(eq(users.id, member.id));
    expect(await subjectOf(member.id)).toEqual({
      kind: 'member',
      id: member.id,
      number: '',
      name: row?.fullName,
    });
    const orderId = await placeOrder(harness, member);
    expect(await subjectOf(orderId)).toMatchObject({ kind: 'order', id: orderId });
    expect(await subjectOf(randomUUID())).toBeNull();
    expect(await subjectOf('KPA-1')).toBeNull();
  });

  it('omit reads, and cover all orders and claims of a person', async () => {
    const policy = await createPolicy(harness, member);
    const claimId = await makeClaim(harness, member, policy);
    const orderId = await placeOrder(harness, member);
    await read(`/orders/${orderId}`);
    await harness.api('POST', `/desk/orders/${orderId}/approve`, { token: officer.token });
    await harness.api('POST', `/desk/claims/${claimId}/take-up`, { token: officer.token, body: {} });
    const rows = await list(`?actor=${officer.id}&reads=omit`);
    expect(rows.map(({ event }) => event)).not.toContain('desk.read');
    expect(rows.map(({ record }) => record?.id)).toEqual(expect.arrayContaining([orderId, claimId]));
    expect(rows.find(({ record }) => record?.id === orderId)).toMatchObject({
      from: 'neworder',
      to: 'approve',
    });
  });

  it.each(['?subject=', '?reads=x', `?subject=${'x'.repeat(65)}`])('refuse the query %s', async (query) => {
    expect((await read(`/audit${query}`, supervisor)).status).toBe(422);
  });
});

describe('the reader of the audit log', () => {
  it('a reading is recorded with the person whose entries were read', async () => {
    await list(`?actor=${officer.id}`);
    const reader = { event: 'desk.read', operation: 'deskAudit', actorId: supervisor.id };
    expect(await newest()).toMatchObject({ ...reader, subjectType: 'user', subjectId: officer.id });
    await read(`/audit/export?actor=${officer.id}`, supervisor);
    expect(await newest()).toMatchObject({ event: 'data.exported', subjectId: officer.id });
    await list('');
    expect(await newest()).toMatchObject({ ...reader, subjectType: 'audit', subjectId: null });
  });

  it('only a supervisor of the broker gets entries; other staff, an insurer’s staff and members get 403, visitors 401', async () => {
    const [insurer] = await harness.deps.db.select().from(insurers).limit(1);
    const insurerStaff = await harness.deskPerson({ roles: ['claims'], insurerId: insurer?.id ?? '' });
    for (const path of ['/audit', '/audit/export']) {
      expect((await read(path, supervisor)).status).toBe(200);
      for (const reader of [officer, insurerStaff, member])
        expect((await read(path, reader)).status).toBe(403);
      expect((await harness.api('GET', `/desk${path}`)).status).toBe(401);
    }
  });

  it('gets every entry of the filter from the pages of the export', async () => {
    const actor = randomUUID();
    const entry = { event: 'sign-in', outcome: 'success', actorRole: 'member', actorId: actor } as const;
    await Promise.all(Array.from({ length: 2_001 }, () => harness.deps.audit.record(entry)));
    const pages: string[] = [];
    let after = '';
    do {
      const { body } = await read(`/audit/export?actor=${actor}${after && `&after=${after}`}`, supervisor);
      const page = body.response as { csv: string; next: string | null };
      pages.push(page.csv);
      after = page.next ?? '';
    } while (after !== '');
    expect(pages).toHaveLength(2);
    const lines = pages.join('').trim().split('\r\n');
    expect(lines.slice(1)).toHaveLength(2_001);
    for (const line of lines.slice(1)) expect(line).toContain(actor);
  });
});
