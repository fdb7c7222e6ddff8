import { type ClaimAccount, claimAccount } from '@naungan/domain/claim/record';
import type { IsoDate } from '@naungan/domain/dates';
import type { ClaimType } from '@naungan/domain/lines';
import { lineOf, PRODUCT_TYPES } from '@naungan/domain/lines';
import { CLAIM_STATES, type ClaimState, isClaimEnded } from '@naungan/domain/status';
import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import {
  type ClaimMessageSender,
  claimAppeals,
  claimFiles,
  claimMessages,
  claimPayments,
  claimRepairs,
  claims,
} from '../../db/schema.ts';
import { accountIndexOf } from './account-index.ts';
import {
  type ClaimCore,
  type ClaimFile,
  type ClaimMessage,
  type ClaimRecord,
  type ClaimRow,
  toClaimCore,
} from './record.ts';
import { compareRepairSteps } from './repairs-repository.ts';

/** Maximum number of claims in a member's list. */
const MAX_LISTED_CLAIMS = 500;

/** Makes other transactions that add a claim to this policy wait until this transaction ends, so that no duplicate is created. */
export async function lockClaimsOnPolicy(tx: Tx, policyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claims:${policyId}`}, 0))`);
}

export type NewClaim = Omit<typeof claims.$inferInsert, 'id' | 'account' | 'accountIndex'> & {
  id: string;
  account: ClaimAccount;
};

export async function insertClaim(tx: Tx, values: NewClaim): Promise<void> {
  await tx.insert(claims).values({ ...values, accountIndex: accountIndexOf(values.account) });
}

export type NewClaimFile = Omit<typeof claimFiles.$inferInsert, 'id'>;

export async function insertFiles(tx: Tx, files: NewClaimFile[]): Promise<void> {
  if (files.length > 0) await tx.insert(claimFiles).values(files);
}

/** Reads a claim's rows of other tables. The queries run one after the other, because a transaction has one connection. */
async function loadDetails(db: Db | Tx, row: ClaimRow): Promise<ClaimRecord> {
  const { id } = row;
  const files = await db
    .select()
    .from(claimFiles)
    .where(eq(claimFiles.claimId, id))
    .orderBy(asc(claimFiles.round), asc(claimFiles.code), asc(claimFiles.position), asc(claimFiles.kind));
  const messages = await db
    .select()
    .from(claimMessages)
    .where(eq(claimMessages.claimId, id))
    .orderBy(asc(claimMessages.number));
  const appeals = await db
    .select()
    .from(claimAppeals)
    .where(eq(claimAppeals.claimId, id))
    .orderBy(asc(claimAppeals.round));
  const steps = await db
    .select({ step: claimRepairs.step, note: claimRepairs.note, at: claimRepairs.at })
    .from(claimRepairs)
    .where(eq(claimRepairs.claimId, id));
  const repair = steps.toSorted(compareRepairSteps);
  const [payment] = await db.select().from(claimPayments).where(eq(claimPayments.claimId, id));
  return { ...toClaimCore(row), files, messages, appeals, repair, payment: payment ?? null };
}

export async function findClaimById(db: Db | Tx, id: string): Promise<ClaimRecord | null> {
  const [row] = await db.select().from(claims).where(eq(claims.id, id));
  return row ? loadDetails(db, row) : null;
}

export async function findClaimBySecretHash(db: Db | Tx, hash: string): Promise<ClaimRecord | null> {
  const [row] = await db.select().from(claims).where(eq(claims.heirSecretHash, hash));
  return row ? loadDetails(db, row) : null;
}

/** Returns whether a claim has an heir's link whose secret has this hash. */
export const isHeirLink = async (db: Db | Tx, hash: string): Promise<boolean> =>
  (await db.$count(claims, eq(claims.heirSecretHash, hash))) > 0;

export async function findClaimByNumber(db: Db | Tx, claimNumber: string): Promise<ClaimRecord | null> {
  const [row] = await db.select().from(claims).where(eq(claims.claimNumber, claimNumber));
  return row ? loadDetails(db, row) : null;
}

/** Returns the claim, locked until the transaction ends. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRecord | null> {
  const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for('update');
  return row ? loadDetails(tx, row) : null;
}

export type ClaimChange = Partial<
  Omit<ClaimRow, 'id' | 'claimNumber' | 'createdAt' | 'account' | 'accountIndex'> & { account: ClaimAccount }
>;

export async function changeClaim(tx: Tx, id: string, change: ClaimChange, now: Date): Promise<void> {
  await tx
    .update(claims)
    .set({
      ...change,
      ...(change.account && { accountIndex: accountIndexOf(change.account) }),
      updatedAt: now,
    })
    .where(eq(claims.id, id));
}

export async function insertMessage(
  tx: Tx,
  message: { claimId: string; sender: ClaimMessageSender; text: string; createdAt: Date },
): Promise<void> {
  await tx.insert(claimMessages).values(message);
}

export async function openAppeal(tx: Tx, claimId: string, round: number, now: Date): Promise<void> {
  await tx.insert(claimAppeals).values({ claimId, round, openedAt: now });
}

export async function closeAppeal(tx: Tx, claimId: string, now: Date): Promise<void> {
  const isOpenAppeal = and(eq(claimAppeals.claimId, claimId), isNull(claimAppeals.answeredAt));
  await tx.update(claimAppeals).set({ answeredAt: now }).where(isOpenAppeal);
}

export async function insertPayment(tx: Tx, values: typeof claimPayments.$inferInsert): Promise<void> {
  await tx.insert(claimPayments).values(values);
}

const productsOf = (type: ClaimType) => PRODUCT_TYPES.filter((product) => lineOf(product).claimType === type);

/** `isOpen`: only claims that have not ended. */
export type ClaimFilter = { userId: string; type?: ClaimType | undefined; isOpen?: true };

const OPEN_STATES = CLAIM_STATES.filter((state) => !isClaimEnded(state));

/** Returns the claims of these ids, in any order. */
export async function listClaimsById(db: Db | Tx, ids: string[]): Promise<ClaimCore[]> {
  return (await db.select().from(claims).where(inArray(claims.id, ids))).map(toClaimCore);
}

/** Returns a member's claims, without claims of heirs on the member's policies, newest first. */
export async function listClaims(db: Db | Tx, { userId, type, isOpen }: ClaimFilter): Promise<ClaimCore[]> {
  const rows = await db
    .select()
    .from(claims)
    .where(
      and(
        eq(claims.userId, userId),
        isNull(claims.heir),
        type ? inArray(sql`${claims.productType}`, productsOf(type)) : undefined,
        isOpen ? inArray(claims.state, OPEN_STATES) : undefined,
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.claimNumber))
    .limit(MAX_LISTED_CLAIMS);
  return rows.map(toClaimCore);
}

/** Returns all claims on a member's policies, including claims of heirs, oldest first. */
export async function listClaimsOfMember(db: Db | Tx, userId: string): Promise<ClaimCore[]> {
  const rows = await db
    .select()
    .from(claims)
    .where(eq(claims.userId, userId))
    .orderBy(asc(claims.createdAt), asc(claims.claimNumber));
  return rows.map(toClaimCore);
}

export const listFilesOfClaims = (db: Db | Tx, claimIds: string[]): Promise<ClaimFile[]> =>
  db
    .select()
    .from(claimFiles)
    .where(inArray(claimFiles.claimId, claimIds))
    .orderBy(asc(claimFiles.createdAt), asc(claimFiles.code), asc(claimFiles.position), asc(claimFiles.id));

export const listMessagesOfClaims = (db: Db | Tx, claimIds: string[]): Promise<ClaimMessage[]> =>
  db
    .select()
    .from(claimMessages)
    .where(inArray(claimMessages.claimId, claimIds))
    .orderBy(asc(claimMessages.number));

/** Returns the claims on a policy, oldest first. */
export async function listClaimsOnPolicy(db: Db | Tx, policyId: string): Promise<ClaimCore[]> {
  const rows = await db
    .select()
    .from(claims)
    .where(eq(claims.policyId, policyId))
    .orderBy(asc(claims.createdAt), asc(claims.claimNumber));
  return rows.map(toClaimCore);
}

/** Claims whose accounts are read first. */
const LAST_CLAIMS = 5;

/** Returns the bank account of the policyholder's last claim that has one, or null. */
export async function findLastAccount(db: Db | Tx, userId: string): Promise<ClaimCore['account'] | null> {
  const select = () =>
    db
      .select({ account: claims.account })
      .from(claims)
      .where(and(eq(claims.userId, userId), isNull(claims.heir)))
      .orderBy(desc(claims.createdAt), desc(claims.claimNumber));
  // The account is encrypted, so SQL cannot skip claims without one.
  const findIn = (rows: { account: unknown }[]) =>
    rows.map(({ account }) => claimAccount.parse(account)).find(({ accountNumber }) => accountNumber !== '');
  return findIn(await select().limit(LAST_CLAIMS)) ?? findIn(await select().offset(LAST_CLAIMS)) ?? null;
}

/** Returns the total in rupiah that was paid on a policy for incidents from `start` to the day before `nextStart`. */
export async function sumPaymentsWithin(
  db: Db | Tx,
  policyId: string,
  { start, nextStart }: { start: IsoDate; nextStart: IsoDate },
): Promise<number> {
  const [row] = await db
    .select({ paid: sql<number>`coalesce(sum(${claimPayments.amount}), 0)::float8` })
    .from(claimPayments)
    .innerJoin(claims, eq(claims.id, claimPayments.claimId))
    .where(
      and(eq(claims.policyId, policyId), gte(claims.incidentDate, start), lt(claims.incidentDate, nextStart)),
    );
  return row?.paid ?? 0;
}

export const findClaimsInStates = (
  db: Db | Tx,
  states: ClaimState[],
): Promise<Pick<ClaimRow, 'id' | 'state' | 'movedAt' | 'remindedAt'>[]> =>
  db
    .select({ id: claims.id, state: claims.state, movedAt: claims.movedAt, remindedAt: claims.remindedAt })
    .from(claims)
    .where(inArray(claims.state, states));

/** Returns the ids of claims whose last message is from the claimant. */
export async function findClaimsAwaitingReply(db: Db | Tx, claimIds: string[]): Promise<Set<string>> {
  if (claimIds.length === 0) return new Set();
  const lastMessages = db
    .selectDistinctOn([claimMessages.claimId], {
      claimId: claimMessages.claimId,
      sender: claimMessages.sender,
    })
    .from(claimMessages)
    .where(inArray(claimMessages.claimId, claimIds))
    .orderBy(claimMessages.claimId, desc(claimMessages.number))
    .as('last');
  const rows = await db
    .select({ id: lastMessages.claimId })
    .from(lastMessages)
    .where(eq(lastMessages.sender, 'claimant'));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the storage keys that belong to a claim. */
export async function referencedFiles(db: Db | Tx, storageKeys: string[]): Promise<string[]> {
  const rows = await db
    .select({ key: claimFiles.storageKey })
    .from(claimFiles)
    .where(inArray(claimFiles.storageKey, storageKeys));
  return rows.map(({ key }) => key);
}
