import type { ClaimEntry } from '@naungan/domain/claim';
import { type JournalRow, readJournal } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import { toClaimState } from './record.ts';

export const claimEntryOf = ({ at, from, to, actor, reason }: JournalRow): ClaimEntry => ({
  at: at.toISOString(),
  from: from === null ? null : toClaimState(from),
  to: toClaimState(to),
  actor,
  reason,
});

/** Returns the journal of a claim, oldest first. */
export const readClaimJournal = async ({ db }: Deps, { id }: { id: string }): Promise<ClaimEntry[]> =>
  (await readJournal(db, [id])).map(claimEntryOf);
