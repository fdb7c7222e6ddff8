import type { DeskSearchResult } from '@naungan/api/desk-queues';
import { normalizePolicyNumber } from '@naungan/domain/claim';
import type { DeskPermission } from '@naungan/domain/desk-roles';
import { lineOf } from '@naungan/domain/lines';

import type { Deps, Session } from '../../deps.ts';
import { type ListedClaim, listClaimsForDesk } from '../../modules/claims/service.ts';
import { listOrdersForDesk } from '../../modules/orders/service.ts';
import { hasPermission } from './permitted.ts';
import { findMembers, findPoliciesByNumber } from './search-repository.ts';

/** Maximum number of results of each kind, and in total. */
const MAX_PER_KIND = 8;
const MAX_RESULTS = 20;

const claimResult = ({ claim, card }: ListedClaim): DeskSearchResult => ({
  kind: 'claim',
  id: claim.id,
  orderId: claim.orderId,
  number: claim.claimNumber,
  title: claim.heir?.fullName ?? card.content.title,
  text: `${card.footer.title}, ${claim.policyNumber}`,
});

/**
 * Returns orders, policies, claims and members that a typed text names. Each kind is found with its own index; the most
 * specific kinds come first.
 */
export async function searchDesk(deps: Deps, desk: Session, text: string): Promise<DeskSearchResult[]> {
  const { db } = deps;
  const query = { q: text, limit: MAX_PER_KIND, sort: 'newest' } as const;
  const may = (permission: DeskPermission) => hasPermission(desk, permission);
  const policies = await findPoliciesByNumber(db, desk, normalizePolicyNumber(text));
  const members = may('customers.read') ? await findMembers(db, text, MAX_PER_KIND) : [];
  const orders = may('orders.read') ? (await listOrdersForDesk(deps, desk, query)).rows : [];
  const claims = may('claims.read') ? (await listClaimsForDesk(deps, desk, query)).rows : [];
  const results: DeskSearchResult[] = [
    ...policies.map(({ id, orderId, policyNumber, productType, startDate, endDate }) => ({
      kind: 'policy' as const,
      id,
      orderId,
      number: policyNumber,
      title: lineOf(productType).label,
      text: `${startDate} – ${endDate}`,
    })),
    ...members.map(({ id, fullName, email, phoneNumber }) => ({
      kind: 'member' as const,
      id,
      orderId: null,
      number: phoneNumber ?? '',
      title: fullName,
      text: email,
    })),
    ...orders.map(({ _id, kpaNumber, insuredName, productName, objectInsured }) => ({
      kind: 'order' as const,
      id: _id,
      orderId: _id,
      number: kpaNumber,
      title: insuredName,
      text: [productName, objectInsured?.value].filter(Boolean).join(', '),
    })),
    ...claims.map(claimResult),
  ];
  return results.slice(0, MAX_RESULTS);
}
