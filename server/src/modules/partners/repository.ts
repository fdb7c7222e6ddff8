import type { DeskPartner } from '@naungan/api/desk-partners';
import type { ListPage } from '@naungan/api/list-page';
import { partnerCode } from '@naungan/api/partner';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type BoundText, bindText, readBoundText } from '../../core/bound-text.ts';
import { cursorOf, pageOf, readCursor } from '../../core/list-page.ts';
import type { Secrets } from '../../core/secrets.ts';
import type { Db, Tx } from '../../db/client.ts';
import { partnerEvents, partners } from '../../db/schema.ts';

/** `secrets` is empty for a partner without a webhook, and if the secrets cannot be decrypted. */
export type PartnerRecord = { code: string; webhookUrl: string | null; secrets: string[] };
export type PartnerEventRecord = typeof partnerEvents.$inferSelect;
export type NewPartnerEvent = Pick<PartnerEventRecord, 'partner' | 'orderId' | 'type' | 'body' | 'createdAt'>;

const secretList = z.array(z.string());
/** Returns what binds signing secrets to their partner. */
export const boundSecrets = ({ code }: { code: string }): BoundText => ({
  purpose: 'partner-webhooks',
  context: code,
});

function readSecrets(secrets: Secrets, code: string, value: string | null): string[] {
  const text = value && readBoundText(secrets, boundSecrets({ code }), value);
  return text ? secretList.parse(JSON.parse(text)) : [];
}

const recordOf = (secrets: Secrets, row: typeof partners.$inferSelect): PartnerRecord => ({
  code: row.code,
  webhookUrl: row.webhookUrl,
  secrets: readSecrets(secrets, row.code, row.webhookSecrets),
});

export async function findPartner(
  db: Db | Tx,
  secrets: Secrets,
  code: string,
): Promise<PartnerRecord | null> {
  const [row] = await db.select().from(partners).where(eq(partners.code, code));
  return row ? recordOf(secrets, row) : null;
}

/** Creates the partner if it does not exist, and returns it, locked until the transaction ends. */
export async function lockPartner(tx: Tx, secrets: Secrets, code: string, now: Date): Promise<PartnerRecord> {
  await tx.insert(partners).values({ code, createdAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(partners).where(eq(partners.code, code)).for('update');
  if (!row) throw new Error(`The partner ${code} was not stored`);
  return recordOf(secrets, row);
}

export async function saveWebhook(tx: Tx, { code, webhookUrl, secrets }: PartnerRecord): Promise<void> {
  const webhookSecrets = bindText(boundSecrets({ code }), JSON.stringify(secrets));
  await tx.update(partners).set({ webhookUrl, webhookSecrets }).where(eq(partners.code, code));
}

export async function saveApiKeyHash(tx: Tx, code: string, apiKeyHash: string): Promise<void> {
  await tx.update(partners).set({ apiKeyHash }).where(eq(partners.code, code));
}

export async function insertEvent(tx: Tx, event: NewPartnerEvent): Promise<string> {
  const [row] = await tx.insert(partnerEvents).values(event).returning({ id: partnerEvents.id });
  if (!row) throw new Error('The event was not inserted');
  return row.id;
}

const isUndelivered = isNull(partnerEvents.deliveredAt);

/** Counts an attempt and returns the event; null when the event was delivered or deleted. */
export async function countAttempt(db: Db, id: string): Promise<PartnerEventRecord | null> {
  const [event] = await db
    .update(partnerEvents)
    .set({ attempts: sql`${partnerEvents.attempts} + 1` })
    .where(and(eq(partnerEvents.id, id), isUndelivered))
    .returning();
  return event ?? null;
}

export async function saveOutcome(
  db: Db,
  id: string,
  outcome: { deliveredAt: Date; lastError: null } | { lastError: string },
): Promise<void> {
  await db.update(partnerEvents).set(outcome).where(eq(partnerEvents.id, id));
}

export async function deleteUndelivered(db: Db | Tx, code: string): Promise<void> {
  await db.delete(partnerEvents).where(and(eq(partnerEvents.partner, code), isUndelivered));
}

export async function removeEventsBefore(db: Db, time: Date): Promise<void> {
  await db.delete(partnerEvents).where(lt(partnerEvents.createdAt, time));
}

/** Lets the events count as new that had this number of attempts. Returns their ids. */
export async function resetAttempts(tx: Tx, code: string, attempts: number): Promise<string[]> {
  const rows = await tx
    .update(partnerEvents)
    .set({ attempts: 0 })
    .where(and(eq(partnerEvents.partner, code), isUndelivered, gte(partnerEvents.attempts, attempts)))
    .returning({ id: partnerEvents.id });
  return rows.map(({ id }) => id);
}

export type WebhookBacklog = {
  undelivered: number;
  failing: number;
  abandoned: number;
  oldestSeconds: number;
};

/** Counts undelivered events: all, those with a failed attempt, and those that had `maxAttempts`. */
export async function countUndelivered(db: Db, maxAttempts: number, now: Date): Promise<WebhookBacklog> {
  const [row] = await db
    .select({
      undelivered: sql<number>`count(*)::int`,
      failing: sql<number>`(count(*) filter (where ${partnerEvents.lastError} is not null))::int`,
      abandoned: sql<number>`(count(*) filter (where ${partnerEvents.attempts} >= ${maxAttempts}))::int`,
      oldest: sql<string | null>`min(${partnerEvents.createdAt})`,
    })
    .from(partnerEvents)
    .where(isUndelivered);
  const { oldest, ...counts } = row ?? { undelivered: 0, failing: 0, abandoned: 0, oldest: null };
  const age = oldest ? now.getTime() - new Date(oldest).getTime() : 0;
  return { ...counts, oldestSeconds: Math.max(0, Math.round(age / 1_000)) };
}

const position = z.tuple([partnerCode]);

/** Returns a page of the partners by code, each with the state of its webhook. @throws ApiProblem INVALID for a wrong cursor */
export async function listPartners(
  db: Db,
  secrets: Secrets,
  maxAttempts: number,
  { after, limit, q }: { after?: string | undefined; limit: number; q?: string | undefined },
): Promise<ListPage<DeskPartner>> {
  const [lastCode] = readCursor('partners', after, position) ?? [];
  const partnerRows = await db
    .select()
    .from(partners)
    .where(
      and(
        q ? sql`strpos(${partners.code}, ${q.toLowerCase()}) > 0` : undefined,
        lastCode === undefined ? undefined : gt(partners.code, lastCode),
      ),
    )
    .orderBy(asc(partners.code))
    .limit(limit + 1);
  const { rows, next } = pageOf(partnerRows, limit, ({ code }) => cursorOf('partners', [code]));
  const codes = rows.map(({ code }) => code);
  const counts = await db
    .select({
      partner: partnerEvents.partner,
      undelivered: sql<number>`count(*)::int`,
      abandoned: sql<number>`(count(*) filter (where ${partnerEvents.attempts} >= ${maxAttempts}))::int`,
    })
    .from(partnerEvents)
    .where(and(inArray(partnerEvents.partner, codes), isUndelivered))
    .groupBy(partnerEvents.partner);
  const failures = await db
    .selectDistinctOn([partnerEvents.partner], {
      partner: partnerEvents.partner,
      at: partnerEvents.createdAt,
      error: partnerEvents.lastError,
    })
    .from(partnerEvents)
    .where(and(inArray(partnerEvents.partner, codes), isNotNull(partnerEvents.lastError)))
    .orderBy(partnerEvents.partner, desc(partnerEvents.createdAt));
  const states = rows.map((row) => {
    const { undelivered = 0, abandoned = 0 } = counts.find(({ partner }) => partner === row.code) ?? {};
    const failure = failures.find(({ partner }) => partner === row.code);
    return {
      code: row.code,
      hasApiKey: row.apiKeyHash !== null,
      webhookUrl: row.webhookUrl,
      secrets: readSecrets(secrets, row.code, row.webhookSecrets).length,
      undelivered,
      abandoned,
      lastError: failure?.error ? { at: failure.at.toISOString(), error: failure.error } : null,
    };
  });
  return { rows: states, next };
}
