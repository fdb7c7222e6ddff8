import { randomUUID } from 'node:crypto';
import { contracts } from '@naungan/api/contracts';
import type { AuditEntry } from '@naungan/api/desk-audit';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { auditLog, users } from '../../db/schema.ts';
import { login, PASSWORD, registerAccount, signInByPassword } from '../accounts/fixture.ts';
import { placeOrder } from '../orders/fixture.ts';

let harness: Harness;
let token: string;
let deskId: string;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  token = await harness.deskToken();
  const [desk] = await harness.deps.db.select({ id: users.id }).from(users).where(eq(users.role, 'desk'));
  deskId = desk?.id ?? '';
  member = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

/** Returns the newest entry. */
async function newest() {
  const [entry] = await harness.deps.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  return entry;
}
const count = () => harness.deps.db.$count(auditLog);
const list = async (query = '') =>
  (await harness.api('GET', `/desk/audit${query}`, { token })).body.response as {
    rows: AuditEntry[];
    next: string | null;
  };

/** An open page repeats this call, which has no data of a record. */
const UNRECORDED_CALL = 'deskCounts';
const deskCalls = Object.values(contracts).filter(
  ({ auth, name }) => auth === 'desk' && name !== UNRECORDED_CALL,
);

describe('the audit log of the desk', () => {
  it.each(deskCalls.map((call) => [call.name, call] as const))(
    'the call %s writes an entry with its actor',
    async (name, { method, path }) => {
      // One of the calls ends its session.
      const ownToken = await harness.deskToken();
      await harness.api(method, path.replace(/:\w+/g, randomUUID()), { token: ownToken });
      expect(await newest()).toMatchObject({ operation: name, actorId: deskId, actorRole: 'desk' });
    },
  );

  it('the counts of queues write no entry, unless they are refused', async () => {
    const before = await count();
    expect((await harness.api('GET', '/desk/counts', { token })).status).toBe(200);
    expect(await count()).toBe(before);
    const { token: editorToken } = await harness.deskPerson({ roles: ['editor'] });
    await harness.api('GET', '/desk/counts', { token: editorToken });
    expect(await newest()).toMatchObject({ event: 'access.refused', operation: UNRECORDED_CALL });
  });

  it('a read and a decision have event, subject, outcome and network, and a refused decision has its code', async () => {
    const id = await placeOrder(harness, member);
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    await harness.api('GET', `/desk/orders/${id}`, { token, headers });
    const subject = { subjectType: 'order', subjectId: id };
    expect(await newest()).toMatchObject({
      event: 'desk.read',
      outcome: 'success',
      ...subject,
      address: '127.0.0.0/24',
    });
    await harness.api('POST', `/desk/orders/${id}/approve`, { token });
    const action = { event: 'desk.action', operation: 'deskApprove', ...subject };
    expect(await newest()).toMatchObject({
      ...action,
      outcome: 'success',
      fromValue: 'neworder',
      toValue: 'approve',
      reason: null,
    });
    await harness.api('POST', `/desk/orders/${id}/approve`, { token });
    expect(await newest()).toMatchObject({
      ...action,
      outcome: 'refused',
      fromValue: null,
      toValue: null,
      reason: 'CONFLICT',
    });
  });

  it('a call that fails with an error of the server leaves an entry, although its transaction is rolled back', async () => {
    const id = await placeOrder(harness, member);
    const { db } = harness.deps;
    await db.execute(sql`alter table invoices rename to invoices_hidden`);
    const { status } = await harness.api('POST', `/desk/orders/${id}/approve`, { token });
    await db.execute(sql`alter table invoices_hidden rename to invoices`);
    expect(status).toBe(500);
    expect(await newest()).toMatchObject({
      operation: 'deskApprove',
      outcome: 'failed',
      reason: 'FAILED',
      subjectId: id,
    });
  });

  it('a call fails when its entry cannot be stored', async () => {
    const { db } = harness.deps;
    await db.execute(sql`alter table audit_log rename to audit_hidden`);
    const { status, text } = await harness.api('GET', '/desk/visitors', { token });
    await db.execute(sql`alter table audit_hidden rename to audit_log`);
    expect(status).toBe(500);
    expect(text).not.toContain('"success"');
  });

  it('text in the path of a refused call is not stored', async () => {
    await harness.api('GET', '/desk/orders/siti@contoh.test', { token });
    expect(await newest()).toMatchObject({ operation: 'deskOrder', outcome: 'refused', subjectId: null });
  });
});

describe('the audit log of accounts', () => {
  it('a sign-in has its account as actor; a wrong password has the account as subject', async () => {
    const { id, email } = await registerAccount(harness);
    await signInByPassword(harness, email);
    const subject = { event: 'sign-in', operation: 'login', subjectType: 'user', subjectId: id };
    expect(await newest()).toMatchObject({
      ...subject,
      outcome: 'success',
      actorId: id,
      actorRole: 'member',
    });
    await login(harness, email, 'salah');
    const refusal = { outcome: 'refused', actorId: null, actorRole: 'visitor', reason: 'UNAUTHORIZED' };
    expect(await newest()).toMatchObject({ ...subject, ...refusal });
    await login(harness, 'tidak-ada@contoh.test', 'salah');
    expect(await newest()).toMatchObject({ ...subject, ...refusal, subjectId: null });
  });

  it('sign-ins to the desk are recorded', async () => {
    const { DESK_EMAIL: email, DESK_PASSWORD: password } = harness.deps.config;
    await harness.api('POST', '/desk/login', { body: { email, password } });
    const expected = { event: 'sign-in', operation: 'deskLogin', subjectId: deskId };
    expect(await newest()).toMatchObject({
      ...expected,
      outcome: 'success',
      actorId: deskId,
      actorRole: 'desk',
    });
    await harness.api('POST', '/desk/login', { body: { email, password: 'salah' } });
    expect(await newest()).toMatchObject({ ...expected, outcome: 'refused', actorId: null });
  });

  it('proofs of identity, changes of the account, exports and the sign-out have their member', async () => {
    const { id, email } = await registerAccount(harness);
    let session = await signInByPassword(harness, email);
    const actor = { actorId: id, actorRole: 'member' };
    const newTokenOf = ({ body }: { body: { response: unknown } }) =>
      (body.response as { access_token: string }).access_token;
    await harness.api('POST', '/user/reauthenticate', { token: session, body: { password: 'salah' } });
    expect(await newest()).toMatchObject({
      event: 'reauthentication',
      outcome: 'refused',
      reason: 'INVALID',
      ...actor,
    });
    const body = { password: PASSWORD };
    session = newTokenOf(await harness.api('POST', '/user/reauthenticate', { token: session, body }));
    expect(await newest()).toMatchObject({ event: 'reauthentication', outcome: 'success', ...actor });
    await harness.api('GET', `/user/member/${id}/data`, { token: session });
    expect(await newest()).toMatchObject({ event: 'data.exported', subjectId: id, ...actor });
    const password = `${PASSWORD}-baru`;
    const changed = await harness.api('PUT', '/user/password', {
      token: session,
      body: { currentPassword: PASSWORD, password, confirmPassword: password },
    });
    session = newTokenOf(changed);
    expect(await newest()).toMatchObject({ event: 'account.changed', operation: 'changePassword', ...actor });
    await harness.api('DELETE', '/user/logout', { token: session });
    expect(await newest()).toMatchObject({ event: 'sign-out', subjectId: id, ...actor });
  });

  it('a call that a session does not permit is recorded; a call without a session is not', async () => {
    const id = randomUUID();
    await harness.api('GET', `/desk/orders/${id}`, { token: member.token });
    const refusal = { event: 'access.refused', outcome: 'refused', reason: 'FORBIDDEN' };
    expect(await newest()).toMatchObject({
      ...refusal,
      actorId: member.id,
      subjectType: 'order',
      subjectId: id,
    });
    await harness.api('GET', '/overview', { token });
    expect(await newest()).toMatchObject({ ...refusal, actorId: deskId, operation: 'accountOverview' });
    const editor = await harness.deskPerson({ roles: ['editor'] });
    await harness.api('POST', `/desk/orders/${id}/approve`, { token: editor.token });
    expect(await newest()).toMatchObject({
      ...refusal,
      actorId: editor.id,
      operation: 'deskApprove',
      subjectId: id,
    });
    const before = await count();
    await harness.api('GET', `/desk/orders/${id}`);
    await harness.api('GET', `/desk/orders/${id}`, { token: 'x'.repeat(43) });
    expect(await count()).toBe(before);
  });

  it('at most 100 refused calls of a member are recorded within an hour', async () => {
    const other = await harness.registerMember();
    const before = await count();
    for (let turn = 0; turn < 105; turn += 1) await harness.api('GET', '/desk/jobs', { token: other.token });
    expect((await count()) - before).toBe(100);
  });
});

describe('GET /desk/audit', () => {
  it('lists entries newest first, page by page, without gaps', async () => {
    const first = await list('?limit=2');
    const second = await list(`?limit=2&after=${first.next}`);
    const seqs = [...first.rows, ...second.rows].map(({ seq }) => seq);
    expect(seqs).toEqual([0, 1, 2, 3].map((offset) => (seqs[0] ?? 0) - offset));
    const [entry] = await harness.deps.db
      .select({ at: auditLog.at })
      .from(auditLog)
      .where(eq(auditLog.seq, 2));
    const time = entry?.at.toISOString().replace('Z', '000Z');
    const atTwo = Buffer.from(JSON.stringify(['audit.newest', time, '2'])).toString('base64url');
    const last = await list(`?limit=2&after=${atTwo}`);
    expect([last.rows.map(({ seq }) => seq), last.next]).toEqual([[1], null]);
  });

  it('filters by actor, subject, event and day in Jakarta', async () => {
    const { audit } = harness.deps;
    const actor = randomUUID();
    const base = { event: 'keys.rotated', outcome: 'success', actorRole: 'system', actorId: actor } as const;
    harness.clock.set(new Date('2026-11-24T16:59:59.999Z'));
    await audit.record({ ...base, subjectId: 'a' });
    harness.clock.set(new Date('2026-11-24T17:00:00.000Z'));
    await audit.record({ ...base, subjectId: 'b' });
    token = await harness.deskToken();
    const subjects = async (query: string) =>
      (await list(`?actor=${actor}&${query}`)).rows.map(({ subjectId }) => subjectId);
    expect(await subjects('')).toEqual(['b', 'a']);
    expect(await subjects('subject=a')).toEqual(['a']);
    expect(await subjects('event=sign-in')).toEqual([]);
    expect(await subjects('from=2026-11-24&to=2026-11-24')).toEqual(['a']);
    expect(await subjects('from=2026-11-25')).toEqual(['b']);
    expect(await subjects('to=2026-11-25')).toEqual(['b', 'a']);
  });

  it.each(['?limit=0', '?limit=101', '?after=x', '?event=x', '?actor=x', '?from=2026-02-30'])(
    'rejects the query %s',
    async (query) => {
      expect((await harness.api('GET', `/desk/audit${query}`, { token })).status).toBe(422);
    },
  );
});
