import type { deskMember } from '@naungan/api/desk-queues';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { findMemberContact } from '../../modules/accounts/service.ts';
import { listMemberClaims } from '../../modules/claims/service.ts';
import { countNotes } from '../../modules/desk/service.ts';
import { listOrders } from '../../modules/orders/service.ts';
import { listPoliciesOfMember } from './search-repository.ts';

/** Returns a member with orders, policies and claims; null for an unknown id and for an account of the staff. */
export async function deskMemberDetail(
  deps: Deps,
  id: string,
): Promise<z.input<typeof deskMember.reply> | null> {
  const contact = await findMemberContact(deps.db, id);
  if (!contact) return null;
  const claims = await listMemberClaims(deps, { userId: id });
  return {
    ...contact,
    orders: await listOrders(deps, { userId: id }),
    policies: await listPoliciesOfMember(deps.db, id),
    claims: claims.map(({ claim, card }) => ({
      id: claim.id,
      claimNumber: claim.claimNumber,
      state: claim.state,
      policyNumber: claim.policyNumber,
      submittedAt: claim.createdAt.toISOString(),
      cause: card.footer.title,
      amount: claim.approvedAmount ?? claim.totalClaim,
    })),
    noteCount: await countNotes(deps.db, { subject: 'member', id }),
  };
}
