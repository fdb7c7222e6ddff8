import type { change as changeShape } from '@naungan/api/realtime-messages';
import type { z } from 'zod';
import type { Tx } from '../db/client.ts';
import { record } from '../db/journal.ts';
import { isUuid } from '../db/uuid.ts';
import { refuse } from '../problem.ts';
import { announce } from './realtime/announce.ts';

type Announced = Omit<z.input<typeof changeShape>, 'status' | 'kind'>;

/** Something that goes from status to status: an order, an invoice, a payment, a policy, a claim. */
export type SubjectDefinition<S extends string, R extends { id: string }, C extends object> = {
  /** As the journal and the pages call it. */
  name: string;
  /** Where it may go from each status. */
  transitions: Record<S, readonly S[]>;
  statusOf(subject: R): S;
  /** Reads it, locked until the transaction ends. */
  lock(tx: Tx, id: string): Promise<R | null>;
  change(tx: Tx, subject: R, to: S, now: Date, change?: Partial<C>): Promise<void>;
  /** Whose open pages hear of it; without, none do. */
  pages?: {
    kind: z.input<typeof changeShape>['kind'];
    of(subject: R): Announced & { userId: string };
  };
  /** What a person reads when it may not go there; without, that is a defect of ours. */
  refusal?(from: S, to: S): string;
};

type Why = {
  /** `member:<id>`, `desk:<id>`, `insurer`, `gateway`, `system`. */
  actor: string;
  reason?: string | null;
};

/**
 * Lock, move, journal, announce: the one way in which the status of anything changes. All of it happens in the
 * caller's transaction, so that a change is noted and told if and only if it is kept.
 */
export function defineSubject<S extends string, R extends { id: string }, C extends object = object>(
  definition: SubjectDefinition<S, R, C>,
) {
  const { name, transitions, statusOf, pages } = definition;

  /** Tells its owner's open pages where it is now. */
  async function tell(tx: Tx, subject: R, status: S): Promise<void> {
    if (!pages) return;
    const { userId, ...about } = pages.of(subject);
    await announce(tx, userId, { ...about, kind: pages.kind, status });
  }
  const note = (tx: Tx, { id }: R, from: S | null, to: S, { actor, reason = null }: Why) =>
    record(tx, { subject: name, subjectId: id, from, to, actor, reason });
  const mayMove = (from: S, to: S): boolean => transitions[from].includes(to);

  return {
    name,
    mayMove,
    tell,
    isStatus: (text: string): text is S => Object.hasOwn(transitions, text),

    /** By its id, locked until the transaction ends; null for an unknown or malformed one. */
    lock: async (tx: Tx, id: string): Promise<R | null> => (isUuid(id) ? definition.lock(tx, id) : null),

    /** Notes one that was just made, and tells of it. */
    async begin(tx: Tx, subject: R, why: Why): Promise<void> {
      const status = statusOf(subject);
      await note(tx, subject, null, status, why);
      await tell(tx, subject, status);
    },

    /** Notes something about it that leaves it where it is. */
    remark: (tx: Tx, subject: R, why: Why & { reason: string }): Promise<void> =>
      note(tx, subject, statusOf(subject), statusOf(subject), why),

    /**
     * Moves what the caller has locked, with what else changes.
     * @throws Problem CONFLICT when it may not go there from where it is
     */
    async move(
      tx: Tx,
      subject: R,
      { to, now, ...why }: Why & { to: S; now: Date },
      change?: Partial<C>,
    ): Promise<void> {
      const from = statusOf(subject);
      if (!mayMove(from, to)) {
        const sentence = definition.refusal?.(from, to);
        if (sentence) refuse('CONFLICT', sentence);
        throw new Error(`${name} ${subject.id} may not go from ${from} to ${to}`);
      }
      await definition.change(tx, subject, to, now, change);
      await note(tx, subject, from, to, why);
      await tell(tx, subject, to);
    },
  };
}
