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

/** A record with statuses: an order, invoice, payment, policy or claim. */
export type SubjectDefinition<S extends string, R extends { id: string }, C extends object> = {
  /** The subject's name in the journal and in messages to pages. */
  name: string;
  /** Allowed next statuses of each status. */
  transitions: Record<S, readonly S[]>;
  statusOf(subject: R): S;
  /** Reads the record, locked until the transaction ends. */
  lock(tx: Tx, id: string): Promise<R | null>;
  /** Stores the new status, and other columns with `change`. */
  change(tx: Tx, subject: R, to: S, now: Date, change?: Partial<C>): Promise<void>;
  /**
   * The pages that are notified of changes: the member's pages, or those that a mailed link opened. Without this
   * field, no page is notified.
   */
  pages?: {
    kind: z.input<typeof changeShape>['kind'];
    of(subject: R): ChangeFields & Audience;
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
export function defineSubject<S extends string, R extends { id: string }, C extends object = object>(
  definition: SubjectDefinition<S, R, C>,
) {
  const { name, transitions, statusOf, pages } = definition;

  /** Notifies the open pages that show the record of its status. */
  async function publish(tx: Tx, subject: R, status: S): Promise<void> {
    if (!pages) return;
    const change = { kind: pages.kind, status };
    const fields = pages.of(subject);
    if ('userId' in fields) {
      const { userId, ...about } = fields;
      return announce(tx, userId, { ...about, ...change });
    }
    const { linkHash, ...about } = fields;
    if (linkHash !== null) await announceToLink(tx, linkHash, { ...about, ...change });
  }
  const addToJournal = (tx: Tx, { id }: R, from: S | null, to: S, { actor, reason = null, now }: Cause) =>
    addJournalEntry(tx, { subject: name, subjectId: id, from, to, actor, reason, at: now });
  const canTransition = (from: S, to: S): boolean => transitions[from].includes(to);

  return {
    name,
    canTransition,
    publish,
    isStatus: (text: string): text is S => Object.hasOwn(transitions, text),

    /** Returns the record, locked until the transaction ends; null for an unknown or malformed id. */
    lock: async (tx: Tx, id: string): Promise<R | null> => (isUuid(id) ? definition.lock(tx, id) : null),

    /** Journals and publishes a record that was just created. */
    async recordCreation(tx: Tx, subject: R, cause: Cause): Promise<void> {
      const status = statusOf(subject);
      await addToJournal(tx, subject, null, status, cause);
      await publish(tx, subject, status);
    },

    /** Adds a remark to the journal without changing the status. */
    recordRemark: (tx: Tx, subject: R, cause: Cause & { reason: string }): Promise<void> =>
      addToJournal(tx, subject, statusOf(subject), statusOf(subject), cause),

    /**
     * Changes the status of a record that the caller has locked, and other columns with `change`.
     * @throws ApiProblem CONFLICT when the transition is not allowed and the definition has a `conflictMessage`
     */
    async transition(
      tx: Tx,
      subject: R,
      { to, ...cause }: Cause & { to: S },
      change?: Partial<C>,
    ): Promise<void> {
      const from = statusOf(subject);
      if (!canTransition(from, to)) {
        const message = definition.conflictMessage?.(from, to);
        if (message) throwProblem('CONFLICT', message);
        throw new Error(
          `${name} ${subject.id} may not go from ${from} to ${to}; call canTransition before, or add the transition`,
        );
      }
      await definition.change(tx, subject, to, cause.now, change);
      await addToJournal(tx, subject, from, to, cause);
      await publish(tx, subject, to);
    },
  };
}
