import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { refuse } from '../problem.ts';
import type { StoredFile } from './uploads/multipart.ts';

/** Who repeats what: a key counts for one member, and stands for one content. */
export type RequestKey = { userId: string; key: string; fingerprint: string };

const KEY = /^[\x21-\x7e]{8,128}$/;

/** Content with its keys sorted, so that the same request has the same text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sorted(entry)]),
  );
}

/**
 * Files as content is told by. By title, not by name: a browser makes a new prefix for the name at every try. In one
 * order, whichever of them came with the form and whichever ahead of it.
 */
export const fileContents = (files: StoredFile[]) =>
  files
    .map(({ code, title, bytes, mimeType }) => ({ code, title, bytes, mimeType }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** SHA-256 of a request's content. */
export const fingerprintOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');

/** The `Idempotency-Key` header, or null without one; refuses one that is no key. */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  return typeof header === 'string' && KEY.test(header) ? header : refuse('MALFORMED');
}

/** What a key stands for, by the name that the journal gives it. */
export type KeptSubject = { subject: string; id: string };

const own = ({ userId, key }: RequestKey) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * The id of the subject that this key already stands for, or null.
 * @throws Problem ALREADY_SENT with `otherwise` when it stands for another content
 */
export async function findRepeated(
  db: Db | Tx,
  request: RequestKey,
  otherwise: string,
): Promise<string | null> {
  const [row] = await db.select().from(idempotencyKeys).where(own(request));
  if (!row) return null;
  return row.fingerprint === request.fingerprint ? row.subjectId : refuse('ALREADY_SENT', otherwise);
}

/**
 * Takes the key for a subject that the same transaction writes. When another transaction holds it, waits for
 * its end, then answers false if that one took it for good.
 */
export async function takeKey(tx: Tx, request: RequestKey, now: Date): Promise<boolean> {
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken.length > 0;
}

/** Keeps what the request with this key has made or changed. */
export async function tieKey(tx: Tx, request: RequestKey, { subject, id }: KeptSubject): Promise<void> {
  await tx.update(idempotencyKeys).set({ subject, subjectId: id }).where(own(request));
}

/** Forgets the keys of subjects that are removed. */
export async function forgetKeys(tx: Tx, subject: KeptSubject['subject'], ids: string[]): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.subject, subject), inArray(idempotencyKeys.subjectId, ids)));
}
