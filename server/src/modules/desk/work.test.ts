import type { DeskTask } from '@naungan/api/desk-work';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { auditLog, deskNotes, insurers, orders, users } from '../../db/schema.ts';
import { placeOrder } from '../orders/fixture.ts';
import { createStaff, type TestStaff } from './staff.fixture.ts';

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

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const taskPath = (id: string) => `/desk/tasks/order/${id}`;
const take = (id: string, { token }: TestStaff) => harness.api('PUT', taskPath(id), { token });
const release = (id: string, { token }: TestStaff) => harness.api('DELETE', taskPath(id), { token });
const handOver = (id: string, { token }: TestStaff, to: string, note?: string) =>
  harness.api('POST', `${taskPath(id)}/hand-over`, { token, body: { to, note } });
const colleaguesOf = async (id: string) =>
  (await harness.api('GET', `${taskPath(id)}/colleagues`, { token: rina.token })).body.response as object[];
const notesOf = async (id: string) =>
  (await harness.api('GET', `/desk/notes/order/${id}`, { token: bima.token })).body.response;
const ownerOf = ({ id, fullName }: TestStaff) => ({ id, fullName });

describe('a task', () => {
  it('one of ten simultaneous requests of two people takes a task, and the other person gets 409 with the owner', async () => {
    const id = await placeOrder(harness, member);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => take(id, index % 2 === 0 ? rina : bima)),
    );
    const owners = new Set(
      replies.map(({ status, body }) =>
        status === 200
          ? (body.response as DeskTask).owner?.id
          : (body as unknown as { owner: TestStaff }).owner.id,
      ),
    );
    expect(owners.size).toBe(1);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('a 409 names the owner of a task', async () => {
    const id = await placeOrder(harness, member);
    await take(id, rina);
    const reply = await take(id, bima);
    expect(reply).toMatchObject({
      status: 409,
      body: {
        message: 'CONFLICT',
        response: 'Tugas ini sedang dikerjakan oleh RINA WIJAYA',
        owner: ownerOf(rina),
      },
    });
    expect(await release(id, bima)).toMatchObject({ status: 409, body: { owner: ownerOf(rina) } });
    expect(await handOver(id, bima, bima.id)).toMatchObject({ status: 409, body: { owner: ownerOf(rina) } });
  });

  it('a released task can be taken by another person, and releasing it again changes nothing', async () => {
    const id = await placeOrder(harness, member);
    await take(id, rina);
    expect(await release(id, rina)).toMatchObject({ status: 200, body: { response: { owner: null } } });
    expect(await release(id, bima)).toMatchObject({ status: 200, body: { response: { owner: null } } });
    expect(await take(id, bima)).toMatchObject({ status: 200, body: { response: { owner: ownerOf(bima) } } });
  });

  it('the owner hands a task over to a colleague', async () => {
    const id = await placeOrder(harness, member);
    await take(id, rina);
    expect(await handOver(id, rina, bima.id)).toMatchObject({
      status: 200,
      body: { response: { subject: 'order', id, owner: ownerOf(bima) } },
    });
    expect((await take(id, rina)).status).toBe(409);
  });

  it.each<[string, () => string]>([
    ['a member', () => member.id],
    ['an unknown id', () => UNKNOWN_ID],
    ['a malformed id', () => 'x'],
  ])('a task cannot be handed over to %s, and then stays free', async (_name, to) => {
    const id = await placeOrder(harness, member);
    expect(await handOver(id, rina, to())).toMatchObject({ status: 422, body: { errors: [{ path: 'to' }] } });
    expect((await take(id, bima)).status).toBe(200);
  });

  it.each(['order', 'claim', 'policy', 'guest', 'consultation', 'offline', 'payment'])(
    'the task of an unknown record of the kind %s is not found',
    async (subject) => {
      for (const id of [UNKNOWN_ID, 'x'])
        expect((await harness.api('PUT', `/desk/tasks/${subject}/${id}`, { token: rina.token })).status).toBe(
          404,
        );
    },
  );

  it('a task of an unknown kind of record is not found', async () => {
    expect(
      (await harness.api('PUT', `/desk/tasks/invoice/${UNKNOWN_ID}`, { token: rina.token })).status,
    ).toBe(404);
  });

  it('a task is handed over only to a colleague whose roles cover the record', async () => {
    const id = await placeOrder(harness, member);
    const editor = await harness.deskPerson({ roles: ['editor'] });
    expect(await handOver(id, rina, editor.id)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'to' }] },
    });
    const [order] = await harness.deps.db.select().from(orders).where(eq(orders.id, id));
    const others = await harness.deps.db
      .select()
      .from(insurers)
      .where(ne(insurers.id, order?.insurerId ?? ''));
    const stranger = await harness.deskPerson({ roles: ['underwriter'], insurerId: others[0]?.id ?? null });
    expect((await handOver(id, rina, stranger.id)).status).toBe(422);
    const colleague = await harness.deskPerson({
      roles: ['underwriter'],
      insurerId: order?.insurerId ?? null,
    });
    expect((await handOver(id, rina, colleague.id)).status).toBe(200);
  });

  it('a task of a disabled person can be taken by another person', async () => {
    const id = await placeOrder(harness, member);
    const leaver = await createStaff(harness, 'DEWI LESTARI');
    await take(id, leaver);
    expect((await take(id, bima)).status).toBe(409);
    expect(
      (await harness.api('POST', `/desk/people/${leaver.id}/disable`, { token: rina.token })).status,
    ).toBe(200);
    expect(await take(id, bima)).toMatchObject({ status: 200, body: { response: { owner: ownerOf(bima) } } });
  });

  it('colleagues are the active accounts of the staff that may work on the record, with their roles', async () => {
    const id = await placeOrder(harness, member);
    const editor = await harness.deskPerson({ roles: ['editor'] });
    const underwriter = await harness.deskPerson({ roles: ['underwriter', 'service'] });
    const colleagues = await colleaguesOf(id);
    expect(colleagues).toEqual(
      expect.arrayContaining([
        expect.objectContaining(ownerOf(rina)),
        expect.objectContaining(ownerOf(bima)),
        expect.objectContaining({ id: underwriter.id, roles: ['underwriter', 'service'] }),
      ]),
    );
    for (const { id: unsuitable } of [editor, member])
      expect(JSON.stringify(colleagues)).not.toContain(unsuitable);
  });

  it('the message to a colleague is an internal note, and a refused hand-over stores none', async () => {
    const id = await placeOrder(harness, member);
    await take(id, rina);
    expect((await handOver(id, rina, member.id, 'Tolong lanjutkan')).status).toBe(422);
    expect((await handOver(id, bima, rina.id, 'Tolong lanjutkan')).status).toBe(409);
    expect(await notesOf(id)).toEqual([]);
    expect((await handOver(id, rina, bima.id, 'Nasabah minta ditelepon besok')).status).toBe(200);
    expect(await notesOf(id)).toMatchObject([
      { text: 'Untuk BIMA PRATAMA: Nasabah minta ditelepon besok', author: ownerOf(rina) },
    ]);
    expect((await handOver(id, bima, rina.id, '  ')).status).toBe(422);
  });
});

describe('an internal note', () => {
  const notesPath = (id: string, subject = 'order') => `/desk/notes/${subject}/${id}`;
  const add = (path: string, text: string, { token }: TestStaff) =>
    harness.api('POST', path, { token, body: { text } });

  it('notes are listed with author and time, the newest first', async () => {
    const path = notesPath(await placeOrder(harness, member));
    await add(path, 'Ditelepon, belum diangkat', rina);
    harness.clock.advance(60);
    await add(path, 'KTP dikirim besok', bima);
    expect((await harness.api('GET', path, { token: rina.token })).body.response).toMatchObject([
      { text: 'KTP dikirim besok', author: ownerOf(bima), at: harness.clock.now().toISOString() },
      { text: 'Ditelepon, belum diangkat', author: ownerOf(rina) },
    ]);
  });

  it('the audit log names the record of a note', async () => {
    const id = await placeOrder(harness, member);
    await add(notesPath(id), 'Catatan', rina);
    const isNote = and(eq(auditLog.operation, 'deskAddNote'), eq(auditLog.subjectId, id));
    expect(await harness.deps.db.select().from(auditLog).where(isNote)).toMatchObject([
      { subjectType: 'order', actorId: rina.id, outcome: 'success' },
    ]);
  });

  it('the text of a note is stored encrypted', async () => {
    const id = await placeOrder(harness, member);
    await add(notesPath(id), 'Rahasia keluarga', rina);
    const { rows } = (await harness.deps.db.execute(
      `select text from desk_notes where subject_id = '${id}'`,
    )) as unknown as { rows: { text: string }[] };
    expect(rows[0]?.text).toMatch(/^nu1\./);
  });

  it.each([
    ['', 422],
    ['   ', 422],
    ['x'.repeat(4_000), 200],
    ['x'.repeat(4_001), 422],
  ])('a note has 1 to 4,000 characters (case %#)', async (text, status) => {
    expect((await add(notesPath(member.id, 'member'), text, rina)).status).toBe(status);
  });

  it('a note about an unknown record, or about an account of the staff, is not found', async () => {
    for (const path of [notesPath(UNKNOWN_ID), notesPath('x', 'claim'), notesPath(bima.id, 'member')]) {
      expect((await add(path, 'Catatan', rina)).status).toBe(404);
      expect((await harness.api('GET', path, { token: rina.token })).status).toBe(404);
    }
  });

  it('the database rejects a change and a deletion of a note', async () => {
    const id = await placeOrder(harness, member);
    await add(notesPath(id), 'Tetap', rina);
    const isNote = eq(deskNotes.subjectId, id);
    const { db } = harness.deps;
    await expect(db.update(deskNotes).set({ authorId: bima.id }).where(isNote)).rejects.toThrow();
    await expect(db.delete(deskNotes).where(isNote)).rejects.toThrow();
    expect(await db.$count(deskNotes, isNote)).toBe(1);
  });

  it('notes about a member and about the deleted orders are deleted with the account', async () => {
    const leaver = await harness.registerMember({ complete: true });
    const orderId = await placeOrder(harness, leaver);
    await add(notesPath(leaver.id, 'member'), 'Sering menelepon', rina);
    await add(notesPath(orderId), 'Menunggu KTP', rina);
    const otherId = await placeOrder(harness, member);
    await add(notesPath(otherId), 'Pesanan lain', rina);
    await harness.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, leaver.id));
    const deletion = await harness.api('POST', `/user/member/${leaver.id}/deletion`, {
      token: leaver.token,
      body: {},
    });
    expect(deletion.status).toBe(200);
    const countOf = (id: string) => harness.deps.db.$count(deskNotes, eq(deskNotes.subjectId, id));
    expect([await countOf(leaver.id), await countOf(orderId), await countOf(otherId)]).toEqual([0, 0, 1]);
  });
});

describe('an open page', () => {
  const pagePath = (id: string, subject = 'order') => `/desk/presence/${subject}/${id}`;
  const report = (path: string, { token }: TestStaff) => harness.api('PUT', path, { token });
  const othersOf = async (path: string, staff: TestStaff) =>
    ((await report(path, staff)).body.response as { others: { id: string; since: string }[] }).others;

  it('a page shows who else has it open, since when, and not its own viewer', async () => {
    const path = pagePath(await placeOrder(harness, member));
    expect(await othersOf(path, rina)).toEqual([]);
    const since = harness.clock.now().toISOString();
    harness.clock.advance(20);
    await report(path, rina);
    expect(await othersOf(path, bima)).toEqual([{ ...ownerOf(rina), since }]);
  });

  it('a viewer disappears 60 seconds after the last report, and starts again with the next', async () => {
    const path = pagePath(await placeOrder(harness, member));
    await report(path, rina);
    harness.clock.advance(59);
    expect(await othersOf(path, bima)).toHaveLength(1);
    harness.clock.advance(1);
    expect(await othersOf(path, bima)).toEqual([]);
    await report(path, rina);
    expect(await othersOf(path, bima)).toMatchObject([{ since: harness.clock.now().toISOString() }]);
  });

  it('a viewer who signs out disappears at once', async () => {
    const path = pagePath(await placeOrder(harness, member));
    const leaver = await createStaff(harness, 'SARI DEWI');
    await report(path, leaver);
    expect(await othersOf(path, bima)).toHaveLength(1);
    expect((await harness.api('POST', '/desk/logout', { token: leaver.token })).status).toBe(200);
    expect(await othersOf(path, bima)).toEqual([]);
  });

  it('a viewer who closes the page disappears at once', async () => {
    const path = pagePath(await placeOrder(harness, member));
    await report(path, rina);
    await harness.api('DELETE', path, { token: rina.token });
    expect(await othersOf(path, bima)).toEqual([]);
  });

  it('a report returns the version of the record, which grows with a decision', async () => {
    const id = await placeOrder(harness, member);
    const versionOf = async () =>
      ((await report(pagePath(id), rina)).body.response as { version: number }).version;
    const before = await versionOf();
    await harness.api('POST', `/desk/orders/${id}/approve`, { token: bima.token });
    expect(await versionOf()).toBeGreaterThan(before);
  });

  it('the audit log has no entry of a report', async () => {
    const path = pagePath(await placeOrder(harness, member));
    const before = await harness.deps.db.$count(auditLog);
    await report(path, rina);
    expect(await harness.deps.db.$count(auditLog)).toBe(before);
  });

  it('the page of an unknown record is not found', async () => {
    expect((await report(pagePath(UNKNOWN_ID), rina)).status).toBe(404);
    expect((await harness.api('DELETE', pagePath('x', 'claim'), { token: rina.token })).status).toBe(404);
  });
});
