import { MAX_MENU_COUNT } from '@naungan/api/desk-queues';
import type { Deps, Session } from '../../deps.ts';
import { countConfirmableProposals } from '../../modules/claims/service.ts';
import { workEntries } from './permitted.ts';
import { countQueue } from './queue-repository.ts';

/** Returns the number of records that wait in each queue in which the person works; at most {@link MAX_MENU_COUNT}. */
export async function deskCounts({ db, clock }: Deps, desk: Session) {
  const counts = [];
  for (const entry of workEntries(desk)) {
    const count =
      entry === 'proposals'
        ? await countConfirmableProposals(db, desk, clock(), MAX_MENU_COUNT)
        : await countQueue(db, entry, desk, MAX_MENU_COUNT);
    counts.push({ entry, count });
  }
  return { counts };
}
