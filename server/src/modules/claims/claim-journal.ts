import type { ClaimEntry } from '@naungan/domain/claim';
import { readJournal } from '../../db/journal.ts';
import type { Deps } from '../../deps.ts';
import { asState } from './record.ts';

/** Returns the journal of a claim, oldest first. */
export async function claimJournal({ db }: Deps, { id }: { id: string }): Promise<ClaimEntry[]> {
  const rows = await readJournal(db, [id]);
  return rows.map(({ at, from, to, actor, reason }) => ({
    at: at.toISOString(),
    from: from === null ? null : asState(from),
    to: asState(to),
    actor,
    reason,
  }));
}
