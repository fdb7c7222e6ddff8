import type { ListPage } from '@naungan/api/list-page';
import { causesOf, claimTurn, compareClaims, type RepairStep } from '@naungan/domain/claim';
import type { ClaimCard } from '@naungan/domain/claim/record';
import { formatDate, formatLongDate } from '@naungan/domain/dates';
import { lineOf } from '@naungan/domain/lines';
import { optionLabel } from '@naungan/domain/lists';
import { CLAIM_STATE_ROWS } from '@naungan/domain/status';
import type { DeskScope } from '../../core/desk-scope.ts';
import type { Deps } from '../../deps.ts';
import { findOrderedProducts } from '../orders/service.ts';
import { deadlineOf } from './deadline-day.ts';
import { type ClaimListQuery, listClaimIds } from './desk-list-repository.ts';
import { type ClaimCore, coreFactsOf } from './record.ts';
import { listRepairSteps } from './repairs-repository.ts';
import { type ClaimFilter, listClaims, listClaimsById } from './repository.ts';

type Product = { productName: string; logoProduct: string; insuranceCompany: { company_name: string } };

export const causeLabel = ({ productType, cause }: Pick<ClaimCore, 'productType' | 'cause'>): string =>
  optionLabel(causesOf(productType), cause);

function cardOf(claim: ClaimCore, product: Product | undefined, repair: readonly RepairStep[]): ClaimCard {
  const { id, claimNumber, policyNumber, productType, state, incidentDate, createdAt } = claim;
  const { label, tone } = CLAIM_STATE_ROWS[state];
  const turn = claimTurn(coreFactsOf(claim, repair), { workshop: claim.workshop });
  return {
    id,
    type: lineOf(productType).claimType,
    head: {
      title: claimNumber,
      subtitle: `Diajukan ${formatDate(createdAt)}`,
      tagColor: tone,
      tagValue: label,
    },
    content: {
      image: product?.logoProduct ?? '',
      title: product?.productName ?? lineOf(productType).label,
      subtitle: `Nomor polis ${policyNumber}`,
      insurer: product?.insuranceCompany.company_name,
    },
    footer: { title: causeLabel(claim), subtitle: formatLongDate(incidentDate) },
    needsAction: turn === 'member',
  };
}

/** A claim in a list, with its repair steps and its card. */
export type ListedClaim = { claim: ClaimCore; repair: readonly RepairStep[]; card: ClaimCard };

/** Returns the claims with their cards, in the same order. */
async function cardsOf({ db }: Pick<Deps, 'db'>, claims: ClaimCore[]): Promise<ListedClaim[]> {
  if (claims.length === 0) return [];
  const products = await findOrderedProducts(db, [...new Set(claims.map(({ orderId }) => orderId))]);
  const repairs = await listRepairSteps(
    db,
    claims.map(({ id }) => id),
  );
  return claims.map((claim) => {
    const repair = repairs.get(claim.id) ?? [];
    return { claim, repair, card: cardOf(claim, products.get(claim.orderId), repair) };
  });
}

/** Returns the claims of a page of the desk's list, each with its card. @throws ApiProblem INVALID for a wrong cursor */
export async function listClaimsForDesk(
  deps: Pick<Deps, 'db'>,
  scope: DeskScope,
  query: ClaimListQuery,
): Promise<ListPage<ListedClaim>> {
  const { rows, next } = await listClaimIds(deps.db, scope, query);
  return {
    rows: await listClaimCardsById(
      deps,
      rows.map(({ id }) => id),
    ),
    next,
  };
}

/** Returns the claims with these ids, each with its card, in the sequence of the ids. */
export async function listClaimCardsById(deps: Pick<Deps, 'db'>, ids: string[]): Promise<ListedClaim[]> {
  const claims = ids.length === 0 ? [] : await listClaimsById(deps.db, ids);
  return cardsOf(
    deps,
    claims.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  );
}

/** Returns a member's claims in the order of `compareClaims`. Claims that it compares as equal are newest first. */
export async function listMemberClaims(deps: Pick<Deps, 'db'>, filter: ClaimFilter): Promise<ListedClaim[]> {
  const claims = (await cardsOf(deps, await listClaims(deps.db, filter))).map((listedClaim) => ({
    listedClaim,
    state: listedClaim.claim.state,
    needsAction: listedClaim.card.needsAction,
    deadline: deadlineOf(listedClaim.claim),
  }));
  return claims.toSorted(compareClaims).map(({ listedClaim }) => listedClaim);
}
