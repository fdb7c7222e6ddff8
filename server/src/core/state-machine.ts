import type { change as changeShape } from '@naungan/api/realtime-messages';
import type { z } from 'zod';
import { throwProblem } from '../api-problem.ts';
import type { Tx } from '../db/client.ts';
import { addJournalEntry } from '../db/journal.ts';
import { isUuid } from '../db/uuid.ts';
import { announce, announceToLink } from './realtime/announce.ts';

type ChangeFields = Omit<z.input<typeof changeShape>, 'status' | 'kind'>;

/**
 * The pages that show the record: a member's pages, or those that a mailed link opened. `linkHash` is null for a
 * revoked link.
 */
type Audience = { userId: string } | { linkHash: string | null };

/** The state machine of a kind of record with statuses: orders, invoices, payments, policies or claims. */
export type StateMachineDefinition<S extends string, R extends { id: string }, C extends object> = {
  /** The kind of record, as written to the journal. */
  name: string;
  /** Allowed next statuses of each status. */
  transitions: Record<S, readonly S[]>;
  statusOf(record: R): S;
  /** Reads the record, locked until the transaction ends. */
  lock(tx: Tx, id: string): Promise<R | null>;
  /** Stores the new status, and other columns with `change`. */
  change(tx: Tx, record: R, to: S, now: Date, change?: Partial<C>): Promise<void>;
  /**
   * The pages that are notified of changes: the member's pages, or those that a mailed link opened. Without this
   * field, no page is notified.
   */
  notifiedPages?: {
    kind: z.input<typeof changeShape>['kind'];
    fieldsOf(record: R): ChangeFields & Audience;
  };
  /**
   * Returns the message for a transition that is not allowed. Without this function, such a transition is a bug and
   * throws an Error.
   */
  conflictMessage?(from: S, to: S): string;
};

type Cause = {
  /** `member:<id>`, `desk:<id>`, `insurer`, `gateway`, `system`. */
  actor: string;
  reason?: string | null;
  now: Date;
};

/**
 * Returns the functions that change a record's status: lock, change, write to the journal, notify pages. All steps
 * happen in the caller's transaction, so that a change is journaled and published only if the transaction commits.
 */
export function defineStateMachine<S extends string, R extends { id: string }, C extends object = object>(
  definition: StateMachineDefinition<S, R, C>,
) {
  const { name, transitions, statusOf, notifiedPages } = definition;

  /** Sends the status to the open pages that show the record. */
  async function publish(tx: Tx, record: R, status: S): Promise<void> {
    if (!notifiedPages) return;
    const change = { kind: notifiedPages.kind, status };
    const fields = notifiedPages.fieldsOf(record);
    if ('userId' in fields) {
      const { userId, ...changeFields } = fields;
      return announce(tx, userId, { ...changeFields, ...change });
    }
    const { linkHash, ...changeFields } = fields;
    if (linkHash !== null) await announceToLink(tx, linkHash, { ...changeFields, ...change });
  }
  const addToJournal = (tx: Tx, { id }: R, from: S | null, to: S, { actor, reason = null, now }: Cause) =>
    addJournalEntry(tx, { subject: name, subjectId: id, from, to, actor, reason, at: now });
  const canTransition = (from: S, to: S): boolean => transitions[from].includes(to);

  return {
    name,
    canTransition,
    publish,

    /** Returns the record, locked until the transaction ends; null for an unknown or malformed id. */
    lock: async (tx: Tx, id: string): Promise<R | null> => (isUuid(id) ? definition.lock(tx, id) : null),

    /** Journals and publishes a record that was just created. */
    async recordCreation(tx: Tx, record: R, cause: Cause): Promise<void> {
      const status = statusOf(record);
      await addToJournal(tx, record, null, status, cause);
      await publish(tx, record, status);
    },

    /** Adds a remark to the journal without changing the status. */
    recordRemark: (tx: Tx, record: R, cause: Cause & { reason: string }): Promise<void> =>
      addToJournal(tx, record, statusOf(record), statusOf(record), cause),

    /**
     * Changes the status of a record that the caller has locked, and other columns with `change`.
     * @throws ApiProblem CONFLICT when the transition is not allowed and the definition has a `conflictMessage`
     */
    async transition(
      tx: Tx,
      record: R,
      { to, ...cause }: Cause & { to: S },
      change?: Partial<C>,
    ): Promise<void> {
      const from = statusOf(record);
      if (!canTransition(from, to)) {
        const message = definition.conflictMessage?.(from, to);
        if (message) throwProblem('CONFLICT', message);
        throw new Error(
          `${name} ${record.id} may not go from ${from} to ${to}; call canTransition before, or add the transition`,
        );
      }
      await definition.change(tx, record, to, cause.now, change);
      await addToJournal(tx, record, from, to, cause);
      await publish(tx, record, to);
    },
  };
}
