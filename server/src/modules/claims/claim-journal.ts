import type { ClaimEntry } from '@naungan/domain/claim';
import { readJournal } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import { toClaimState } from './record.ts';

/** Returns the journal of a claim, oldest first. */
export async function readClaimJournal({ db }: Deps, { id }: { id: string }): Promise<ClaimEntry[]> {
  const rows = await readJournal(db, [id]);
  return rows.map(({ at, from, to, actor, reason }) => ({
    at: at.toISOString(),
    from: from === null ? null : toClaimState(from),
    to: toClaimState(to),
    actor,
    reason,
  }));
}
