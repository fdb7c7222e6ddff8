import { createHash } from 'node:crypto';
import type { AuditEntry } from '@naungan/api/desk-audit';

/** The `previousHash` of the first entry. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** The fields that a hash covers, in this order. Never change the order: the hashes of stored entries depend on it. */
const HASHED_FIELDS = [
  'previousHash',
  'seq',
  'at',
  'event',
  'operation',
  'outcome',
  'actorId',
  'actorRole',
  'subjectType',
  'subjectId',
  'from',
  'to',
  'reason',
  'address',
] as const satisfies readonly (keyof AuditEntry)[];

/** The fields of an exported entry, in the order of the columns. */
export const AUDIT_COLUMNS = [
  ...HASHED_FIELDS.filter((name) => name !== 'previousHash'),
  'previousHash',
  'hash',
] as const;

/** Returns the hash of an entry: SHA-256, in hex, of the JSON array of its fields. The first field is the hash before. */
export const auditHash = (entry: Omit<AuditEntry, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify(HASHED_FIELDS.map((name) => entry[name])))
    .digest('hex');

/** A break of the chain: the entry at which it was noticed, and what is wrong, in English. */
export type ChainBreak = { seq: number; problem: string };
export type ChainHead = { seq: number; hash: string };

/**
 * Returns a function that checks the entries of a chain, one after the other, the oldest first. It returns the first break
 * of the chain, or null. An export may start at any entry; a whole log starts at 1.
 */
export function createChainCheck(): (entry: AuditEntry) => ChainBreak | null {
  let last: ChainHead | null = null;
  return (entry) => {
    const { seq, previousHash, hash } = entry;
    const expectedSeq = last ? last.seq + 1 : seq;
    const expectedHash: string = last?.hash ?? (seq === 1 ? FIRST_PREVIOUS_HASH : previousHash);
    last = { seq, hash };
    if (seq !== expectedSeq)
      return { seq: expectedSeq, problem: `the entry is missing; the next one is ${seq}` };
    if (hash !== auditHash(entry)) return { seq, problem: 'the content does not match its hash' };
    if (previousHash !== expectedHash) return { seq, problem: 'the entry does not continue the one before' };
    return null;
  };
}
