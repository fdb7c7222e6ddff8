import type { AuditEntry, AuditEvent, AuditOutcome } from '@naungan/api/desk-audit';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../db/client.ts';
import { auditHead, auditLog } from '../db/schema.ts';
import { auditHash, type ChainHead, FIRST_PREVIOUS_HASH } from './audit-chain.ts';
import { limitKeyOf } from './visitor-address.ts';

/** An entry to append. Ids and codes only: no name, address, number or text of a person. Absent fields are null. */
export type NewAuditEntry = {
  event: AuditEvent;
  outcome: AuditOutcome;
  /** A role of a session, `visitor` or `system`. */
  actorRole: string;
} & Partial<
  Pick<
    AuditEntry,
    'operation' | 'actorId' | 'subjectType' | 'subjectId' | 'from' | 'to' | 'reason' | 'address'
  >
>;

/** The fields of a call's entry that only its handler knows. */
export type AuditNote = Partial<
  Pick<
    NewAuditEntry,
    'event' | 'actorId' | 'actorRole' | 'subjectType' | 'subjectId' | 'from' | 'to' | 'reason'
  >
>;

export type AuditLog = {
  /**
   * Appends an entry; resolves when it is stored. Calls at the same time are stored together. Never call this inside a
   * transaction: it uses another connection, and the embedded database has only one.
   */
  record(entry: NewAuditEntry): Promise<void>;
};

/** Entries of one transaction. */
const MAX_BATCH = 200;

const notes = new WeakMap<FastifyRequest, AuditNote>();

/**
 * Adds fields to the entry that `plugins/audit.ts` writes for this request, for example the role before and after a change:
 * `noteAudit(request, { event: 'role.changed', subjectType: 'user', subjectId, from, to })`.
 */
export function noteAudit(request: FastifyRequest, note: AuditNote): void {
  notes.set(request, { ...notes.get(request), ...note });
}

/** Returns the fields that the handler of the request has added. */
export const auditNoteOf = (request: FastifyRequest): AuditNote => notes.get(request) ?? {};

/** Returns the network of an address, which does not identify a person: an IPv4 address's /24, an IPv6 address's /48. */
export function auditAddress(address: string): string {
  const key = limitKeyOf(address);
  const bytes = key.match(/^(\d+\.\d+\.\d+)\.\d+$/);
  if (bytes) return `${bytes[1]}.0/24`;
  return key.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48');
}

/** Returns the last entry's position and hash. Other writers wait until the transaction ends. */
async function lockHead(tx: Tx): Promise<ChainHead> {
  const read = () => tx.select({ seq: auditHead.seq, hash: auditHead.hash }).from(auditHead).for('update');
  const [head] = await read();
  if (head) return head;
  await tx.insert(auditHead).values({ id: 1, seq: 0, hash: FIRST_PREVIOUS_HASH }).onConflictDoNothing();
  const [first] = await read();
  if (!first) throw new Error('The audit log has no head');
  return first;
}

const toRow = (entry: NewAuditEntry, at: Date, { seq, hash: previousHash }: ChainHead) => {
  const { operation = null, actorId = null, subjectType = null, subjectId = null } = entry;
  const { event, outcome, actorRole, from = null, to = null, reason = null, address = null } = entry;
  const actor = { actorId, actorRole };
  const subject = { subjectType, subjectId };
  const content = {
    seq: seq + 1,
    event,
    operation,
    outcome,
    ...actor,
    ...subject,
    reason,
    address,
    previousHash,
  };
  const hash = auditHash({ ...content, at: at.toISOString(), from, to });
  return { ...content, at, fromValue: from, toValue: to, hash };
};

async function append(db: Db, entries: { entry: NewAuditEntry; at: Date }[]): Promise<void> {
  await db.transaction(async (tx) => {
    let head = await lockHead(tx);
    const rows = entries.map(({ entry, at }) => {
      const row = toRow(entry, at, head);
      head = row;
      return row;
    });
    await tx.insert(auditLog).values(rows);
    await tx.update(auditHead).set({ seq: head.seq, hash: head.hash });
  });
}

/**
 * Returns the audit log of this process. One transaction at a time stores all entries that wait, so that the log of a busy
 * server costs each request about one transaction.
 */
export function createAuditLog({ db, clock }: { db: Db; clock: () => Date }): AuditLog {
  let waiting: { entry: NewAuditEntry; at: Date; resolve: () => void; reject: (error: unknown) => void }[] =
    [];
  let isWriting = false;

  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_BATCH);
      waiting = waiting.slice(MAX_BATCH);
      try {
        await append(db, batch);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWriting = false;
  }

  return {
    record: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, at: clock(), resolve, reject });
        if (!isWriting) void write();
      }),
  };
}
