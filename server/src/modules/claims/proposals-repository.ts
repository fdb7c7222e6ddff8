import { and, asc, eq, getTableColumns, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import type { Db, Tx } from '../../db/client.ts';
import { claimProposals, claims } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';

/** A proposed payment with the number of its claim. */
export type ProposalRow = typeof claimProposals.$inferSelect & { claimNumber: string };

const select = (db: Db | Tx, condition: SQL | undefined): Promise<ProposalRow[]> =>
  db
    .select({ ...getTableColumns(claimProposals), claimNumber: claims.claimNumber })
    .from(claimProposals)
    .innerJoin(claims, eq(claims.id, claimProposals.claimId))
    .where(condition)
    .orderBy(asc(claimProposals.proposedAt), asc(claimProposals.id));

/** The condition for proposals that can be confirmed: they wait, and the claim has not changed since. */
const isOpen = (now: Date) =>
  and(
    eq(claimProposals.outcome, 'waiting'),
    gt(claimProposals.expiresAt, now),
    sql`${claimProposals.claimVersion} = (select coalesce(max(entry.id), 0) from journal entry
      where entry.subject = 'claim' and entry.subject_id = ${claimProposals.claimId})`,
  );

/** Returns the proposals that can be confirmed, oldest first. */
export const listOpenProposals = (db: Db | Tx, scope: DeskScope, now: Date): Promise<ProposalRow[]> =>
  select(db, and(isOpen(now), withinScope(scope, claims.orderId)));

/** Returns the number of proposals that the person can confirm, because another person made them; at most `limit`. */
export const countConfirmableProposals = (
  db: Db,
  reader: DeskScope & { userId: string },
  now: Date,
  limit: number,
): Promise<number> =>
  db.$count(
    db
      .select({ id: claimProposals.id })
      .from(claimProposals)
      .innerJoin(claims, eq(claims.id, claimProposals.claimId))
      .where(
        and(isOpen(now), ne(claimProposals.proposedBy, reader.userId), withinScope(reader, claims.orderId)),
      )
      .limit(limit)
      .as('confirmable'),
  );

/** Returns the proposal of a claim that can be confirmed, or null. */
export async function findOpenProposal(db: Db | Tx, claimId: string, now: Date): Promise<ProposalRow | null> {
  const [row] = await select(db, and(eq(claimProposals.claimId, claimId), isOpen(now)));
  return row ?? null;
}

/** Returns the proposal; null for an unknown or malformed id, and for a claim that the person may not see. */
export async function findProposal(db: Db | Tx, scope: DeskScope, id: string): Promise<ProposalRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await select(db, and(eq(claimProposals.id, id), withinScope(scope, claims.orderId)));
  return row ?? null;
}

export async function insertProposal(tx: Tx, values: typeof claimProposals.$inferInsert): Promise<void> {
  await tx.insert(claimProposals).values(values);
}

/** Closes the waiting proposal of a claim, if there is one, because it cannot be confirmed any more. */
export async function expireProposal(tx: Tx, claimId: string): Promise<void> {
  await tx
    .update(claimProposals)
    .set({ outcome: 'expired' })
    .where(and(eq(claimProposals.claimId, claimId), eq(claimProposals.outcome, 'waiting')));
}

export type Decision = {
  outcome: 'confirmed' | 'rejected';
  decidedBy: string;
  decidedAt: Date;
  decisionReason: string | null;
};

/** Stores the decision on a waiting proposal. The caller has locked its claim. */
export async function decideProposal(tx: Tx, id: string, decision: Decision): Promise<void> {
  await tx.update(claimProposals).set(decision).where(eq(claimProposals.id, id));
}

/** Returns the given storage keys that belong to a proposal. */
export async function proposedFiles(db: Db | Tx, storageKeys: string[]): Promise<string[]> {
  const rows = await db
    .select({ key: claimProposals.payslipKey })
    .from(claimProposals)
    .where(inArray(claimProposals.payslipKey, storageKeys));
  return rows.map(({ key }) => key);
}
