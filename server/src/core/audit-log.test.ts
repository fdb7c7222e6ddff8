import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { openDb } from '../db/client.ts';
import { auditHead, auditLog } from '../db/schema.ts';
import { createChainCheck } from './audit-chain.ts';
import { auditAddress, createAuditLog } from './audit-log.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const rows = () => harness.deps.db.select().from(auditLog).orderBy(asc(auditLog.seq));

/** Returns the first break of the stored chain, or null. */
async function chainBreak() {
  const check = createChainCheck();
  for (const { at, fromValue: from, toValue: to, ...row } of await rows()) {
    const problem = check({ ...row, at: at.toISOString(), from, to });
    if (problem) return problem;
  }
  return null;
}

const entryAbout = (subjectId: string) => ({
  event: 'desk.read' as const,
  outcome: 'success' as const,
  actorRole: 'desk',
  subjectId,
});

describe('the audit log', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1234:5678:9abc::1', '2001:db8:1234::/48'],
    ['unknown', 'unknown'],
  ])('the address %s is stored as %s', (address, network) => {
    expect(auditAddress(address)).toBe(network);
  });

  it('two processes that append at the same time make one chain without gaps', async () => {
    const { config, audit, clock } = harness.deps;
    const other = await openDb(config);
    const otherAudit = createAuditLog({ db: other.db, clock });
    const before = (await rows()).length;
    const subject = randomUUID();
    await Promise.all(
      Array.from({ length: 400 }, (_, turn) =>
        (turn % 2 === 0 ? audit : otherAudit).record(entryAbout(subject)),
      ),
    );
    await other.close();
    const stored = await rows();
    expect(stored.length - before).toBe(400);
    expect(stored.map(({ seq }) => seq)).toEqual(
      Array.from({ length: stored.length }, (_, index) => index + 1),
    );
    expect(await chainBreak()).toBeNull();
    const [head] = await harness.deps.db.select().from(auditHead);
    expect(head).toMatchObject({ seq: stored.at(-1)?.seq, hash: stored.at(-1)?.hash });
  });

  it('an entry that the database refuses rejects its caller, and the log continues', async () => {
    const { audit } = harness.deps;
    await expect(audit.record({ ...entryAbout('x'), actorId: 'not a uuid' })).rejects.toThrow();
    await audit.record(entryAbout('y'));
    expect((await rows()).at(-1)).toMatchObject({ subjectId: 'y' });
    expect(await chainBreak()).toBeNull();
  });

  it('the database refuses to change, delete and truncate entries, and to move the head back', async () => {
    const { db, audit } = harness.deps;
    await audit.record(entryAbout('z'));
    const refusal = { cause: { message: expect.stringMatching('The audit log is append-only') } };
    await expect(
      db.update(auditLog).set({ actorRole: 'x' }).where(eq(auditLog.seq, 1)),
    ).rejects.toMatchObject(refusal);
    await expect(db.delete(auditLog).where(eq(auditLog.seq, 1))).rejects.toMatchObject(refusal);
    await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject(refusal);
    await expect(db.update(auditHead).set({ seq: 0 })).rejects.toMatchObject(refusal);
    await expect(db.delete(auditHead)).rejects.toMatchObject(refusal);
    await expect(db.execute(sql`truncate audit_head`)).rejects.toMatchObject(refusal);
  });
});
