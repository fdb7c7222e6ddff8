import { type NextStep, nextClaimStep } from '@naungan/domain/claim';
import type { Deps } from '../../deps.ts';
import { lastApproval } from './approval.ts';
import type { ListedClaim } from './card.ts';
import { readClaimJournal } from './claim-journal.ts';
import { deadlineFacts } from './deadline-day.ts';
import { requireOrderById, workshopNameOf } from './policy.ts';
import { coreFactsOf } from './record.ts';

/** Returns task, title and deadline of a listed claim's next step; the page of the claim displays the same. */
export async function pendingStep(
  deps: Deps,
  { claim, repair }: ListedClaim,
): Promise<Pick<NextStep, 'task' | 'title'> & ReturnType<typeof deadlineFacts>> {
  // Only the title of the step after an approval depends on the journal, and only titles of a repair on the workshop.
  const entries = claim.state === 'approved' ? await readClaimJournal(deps, claim) : [];
  const order = claim.workshop === null ? null : await requireOrderById(deps.db, claim.orderId);
  const { task, title } = nextClaimStep(coreFactsOf(claim, repair), {
    workshop: order && workshopNameOf(order, claim.workshop),
    ...lastApproval(entries),
  });
  return { task, title, ...deadlineFacts(deps, claim) };
}
