import type { Db, Tx } from './client.ts';
import { journal } from './schema.ts';

export type JournalEntry = {
  /** order, invoice, policy, … */
  subject: string;
  subjectId: string;
  from: string | null;
  to: string;
  /** `member:<id>`, `desk:<id>`, `insurer`, `gateway`, `system`. */
  actor: string;
  reason?: string | null;
};

/** Notes who moved what; call it in the transaction that moves it. */
export async function record(db: Db | Tx, entry: JournalEntry): Promise<void> {
  await db.insert(journal).values({
    subject: entry.subject,
    subjectId: entry.subjectId,
    fromStatus: entry.from,
    toStatus: entry.to,
    actor: entry.actor,
    reason: entry.reason ?? null,
  });
}
