import { type NextStep, nextClaimStep } from '@naungan/domain/claim';
import type { Deps } from '../../deps.ts';
import { lastApproval } from './approval.ts';
import type { ListedClaim } from './card.ts';
import { readClaimJournal } from './claim-journal.ts';
import { deadlineFacts } from './deadline-day.ts';
import { requireOrderById, workshopNameOf } from './policy.ts';
import { coreFactsOf } from './record.ts';

/** Returns the task, title and deadline of the next step of a listed claim, as the page of the claim displays them. */
export async function listedClaimStep(
  deps: Deps,
  { claim, repair }: ListedClaim,
): Promise<Pick<NextStep, 'task' | 'title'> & ReturnType<typeof deadlineFacts>> {
  // The title of the step depends on the journal only after an approval, and on the workshop only during a repair.
  const entries = claim.state === 'approved' ? await readClaimJournal(deps, claim) : [];
  const order = claim.workshop === null ? null : await requireOrderById(deps.db, claim.orderId);
  const { task, title } = nextClaimStep(coreFactsOf(claim, repair), {
    workshop: order && workshopNameOf(order, claim.workshop),
    ...lastApproval(entries),
  });
  return { task, title, ...deadlineFacts(deps, claim) };
}
