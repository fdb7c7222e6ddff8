import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { throwProblem } from '../api-problem.ts';
import type { Db, Tx } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema.ts';
import type { StoredFile } from './uploads/multipart.ts';

/** An idempotency key, valid for one member and one request content. `fingerprint` is the hash of that content. */
export type RequestKey = { userId: string; key: string; fingerprint: string };

const KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

/** Returns the value with the keys of its objects sorted, so that equal content has equal JSON. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, withSortedKeys(entry)]),
  );
}

/**
 * Returns the fields of each file that identify its content, sorted. A file that is sent with the form has a number in
 * its name and title; a file that was uploaded before has none. Both are left out, so that the result is the same for
 * both ways of sending.
 */
export const fileIdentities = (files: readonly StoredFile[]) =>
  files
    .map(({ code, bytes, mimeType }) => ({ code, bytes, mimeType }))
    .toSorted((a, b) => {
      if (a.code === b.code) return a.bytes - b.bytes;
      return a.code < b.code ? -1 : 1;
    });

/**
 * Returns the fields of {@link fileIdentities} and the title of each file. The title identifies a file better than its
 * name, because a browser generates a new prefix of the file name for each attempt.
 */
export const titledFileIdentities = (files: StoredFile[]) =>
  files
    .map(({ code, title, bytes, mimeType }) => ({ code, title, bytes, mimeType }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** Returns the SHA-256 of a request's content. */
export const fingerprintOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(withSortedKeys(content)))
    .digest('hex');

/**
 * Returns the `Idempotency-Key` header, or null without this header.
 * @throws ApiProblem MALFORMED
 */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  return typeof header === 'string' && KEY_PATTERN.test(header) ? header : throwProblem('MALFORMED');
}

/**
 * The record that a request with a key created or changed. `subject` is the kind of record, as in the journal: `order`,
 * `claim`.
 */
export type RequestSubject = { subject: string; id: string };

const isKeyOf = ({ userId, key }: RequestKey) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/**
 * Returns the id of the subject that an earlier request with this key created, or null.
 * @throws ApiProblem ALREADY_SENT with `conflictMessage` when that request had another content
 */
export async function findRepeatedSubject(
  db: Db | Tx,
  request: RequestKey,
  conflictMessage: string,
): Promise<string | null> {
  const [row] = await db.select().from(idempotencyKeys).where(isKeyOf(request));
  if (!row) return null;
  return row.fingerprint === request.fingerprint
    ? row.subjectId
    : throwProblem('ALREADY_SENT', conflictMessage);
}

/**
 * Reserves the key for a subject that the same transaction writes. Returns false if an earlier transaction reserved the
 * key; waits for the end of a transaction that has reserved the key and is still running.
 */
export async function takeKey(tx: Tx, request: RequestKey, now: Date): Promise<boolean> {
  const reservedKeys = await tx
    .insert(idempotencyKeys)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return reservedKeys.length > 0;
}

/** Stores which subject the request with this key created or changed. */
export async function linkKey(tx: Tx, request: RequestKey, { subject, id }: RequestSubject): Promise<void> {
  await tx.update(idempotencyKeys).set({ subject, subjectId: id }).where(isKeyOf(request));
}

/** Deletes the keys of subjects that are deleted. */
export async function deleteKeys(tx: Tx, subject: RequestSubject['subject'], ids: string[]): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.subject, subject), inArray(idempotencyKeys.subjectId, ids)));
}
