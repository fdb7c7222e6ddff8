import type { DeskOrderCard } from '@naungan/api/desk';
import type { DeskSearchReply, DeskSearchResult } from '@naungan/api/desk-queues';
import { normalizePolicyNumber } from '@naungan/domain/claim';
import { formatDate } from '@naungan/domain/dates';
import type { DeskPermission } from '@naungan/domain/desk-roles';
import { DESK_CLAIM_STATE_ROWS } from '@naungan/domain/desk-status';
import { lineOf } from '@naungan/domain/lines';
import type { Deps, Session } from '../../deps.ts';
import { fullNames } from '../../modules/accounts/service.ts';
import { type ListedClaim, listClaimsForDesk } from '../../modules/claims/service.ts';
import { listOrdersForDesk } from '../../modules/orders/service.ts';
import { hasPermission } from './permitted.ts';
import {
  type FoundMember,
  findMembers,
  findMembersByIdentity,
  findPoliciesByIdentity,
  findPoliciesByNumber,
} from './search-repository.ts';

/** Maximum number of results of each kind. */
const MAX_PER_KIND = 8;
/** One record more than the results shows that there are more. */
const LIMIT = MAX_PER_KIND + 1;

const claimResult = ({ claim, card }: ListedClaim, names: ReadonlyMap<string, string>): DeskSearchResult => ({
  kind: 'claim',
  id: claim.id,
  orderId: claim.orderId,
  number: claim.claimNumber,
  title: claim.heir?.fullName ?? names.get(claim.userId) ?? '',
  text: [DESK_CLAIM_STATE_ROWS[claim.state].label, card.footer.title, claim.policyNumber].join(', '),
});

type FoundRecords = {
  policies: Awaited<ReturnType<typeof findPoliciesByNumber>>;
  members: FoundMember[];
  orders: DeskOrderCard[];
  claims: ListedClaim[];
};

/** Returns the found records, the most specific kinds first, and the kinds with more of them. */
async function toReply(
  { db }: Deps,
  { policies, members, orders, claims }: FoundRecords,
): Promise<DeskSearchReply> {
  const names = await fullNames(
    db,
    claims.map(({ claim }) => claim.userId),
  );
  const found: DeskSearchResult[][] = [
    policies.map(({ id, orderId, policyNumber, productType, startDate, endDate }) => ({
      kind: 'policy' as const,
      id,
      orderId,
      number: policyNumber,
      title: lineOf(productType).label,
      text: `${formatDate(startDate)} – ${formatDate(endDate)}`,
    })),
    members.map(({ id, fullName, email, phoneNumber }) => ({
      kind: 'member' as const,
      id,
      orderId: null,
      number: phoneNumber ?? '',
      title: fullName,
      text: email,
    })),
    orders.map(({ _id, kpaNumber, insuredName, productName, objectInsured }) => ({
      kind: 'order' as const,
      id: _id,
      orderId: _id,
      number: kpaNumber,
      title: insuredName,
      text: [productName, objectInsured?.value].filter(Boolean).join(', '),
    })),
    claims.map((claim) => claimResult(claim, names)),
  ];
  return {
    results: found.flatMap((results) => results.slice(0, MAX_PER_KIND)),
    cut: found.flatMap((results) => results.slice(MAX_PER_KIND).map(({ kind }) => kind)),
  };
}

const PAGE = { limit: LIMIT, sort: 'newest' } as const;

/** Returns the orders and claims that fulfil the query, as far as the person may see them. */
async function findRecords(deps: Deps, desk: Session, query: { q: string } | { identity: string }) {
  const may = (permission: DeskPermission) => hasPermission(desk, permission);
  const page = { ...PAGE, ...query };
  return {
    orders: may('orders.read') ? (await listOrdersForDesk(deps, desk, page)).rows : [],
    claims: may('claims.read') ? (await listClaimsForDesk(deps, desk, page)).rows : [],
  };
}

/** Returns orders, policies, claims and members that a typed text names. Each kind is found with its own index. */
export async function searchDesk(deps: Deps, desk: Session, text: string): Promise<DeskSearchReply> {
  const { db } = deps;
  return toReply(deps, {
    policies: await findPoliciesByNumber(db, desk, normalizePolicyNumber(text)),
    members: hasPermission(desk, 'customers.read') ? await findMembers(db, text, LIMIT) : [],
    ...(await findRecords(deps, desk, { q: text })),
  });
}

/**
 * Returns orders, policies, claims and members by the identity number of the insured or the member. Only the whole number is
 * found.
 */
export async function searchDeskByIdentity(
  deps: Deps,
  desk: Session,
  digits: string,
): Promise<DeskSearchReply> {
  const { db } = deps;
  const maySeeMembers = hasPermission(desk, 'customers.read');
  return toReply(deps, {
    policies: hasPermission(desk, 'orders.read') ? await findPoliciesByIdentity(db, desk, digits, LIMIT) : [],
    members: maySeeMembers ? await findMembersByIdentity(db, digits, LIMIT) : [],
    ...(await findRecords(deps, desk, { identity: digits })),
  });
}
