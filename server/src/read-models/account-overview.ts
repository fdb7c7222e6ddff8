import { todayInJakarta } from '@naungan/domain/dates';
import type { AccountOverview, PendingAction } from '@naungan/domain/overview/record';
import { canUpdateOrder } from '@naungan/domain/status';
import type { Deps } from '../deps.ts';
import {
  claimDeadline,
  type ListedClaim,
  listedClaimStep,
  listMemberClaims,
} from '../modules/claims/service.ts';
import { listDrafts } from '../modules/drafts/service.ts';
import { listOrderCardsById, listOrderStatuses } from '../modules/orders/service.ts';
import { currentInvoiceCards } from './invoice-list.ts';
import { policyCards } from './policy-detail.ts';
import { currentPolicies } from './policy-list.ts';

const MAX_ACTIONS = 20;
const MAX_POLICIES = 4;
const MAX_CLAIMS = 4;
const MAX_ORDERS = 3;

/** An action, or a claim that needs an action; `deadline` is the last day for the action, null if there is none. */
type DatedAction = { deadline: string | null } & ({ action: PendingAction } | { listedClaim: ListedClaim });

/** Sorts after every date. */
const NO_DEADLINE = '9999';

/** Compares by deadline; actions without a deadline are last. */
const byDeadline = (a: DatedAction, b: DatedAction): number =>
  (a.deadline ?? NO_DEADLINE).localeCompare(b.deadline ?? NO_DEADLINE);

/** Returns a list with the action that a claim needs; an empty list when the claim waits for the insurer. */
async function claimAction(deps: Deps, listedClaim: ListedClaim): Promise<PendingAction[]> {
  const { task, ...step } = await listedClaimStep(deps, listedClaim);
  if (task === 'wait' || task === 'none') return [];
  return [{ kind: 'claim', claim: listedClaim.card, task, ...step }];
}

/**
 * Returns the first actions by deadline. Reads the step of a claim only for these actions, because a step needs
 * queries.
 */
async function firstActions(deps: Deps, datedActions: readonly DatedAction[]): Promise<PendingAction[]> {
  const actions: PendingAction[] = [];
  for (const datedAction of datedActions.toSorted(byDeadline).slice(0, MAX_ACTIONS))
    actions.push(
      ...('action' in datedAction ? [datedAction.action] : await claimAction(deps, datedAction.listedClaim)),
    );
  return actions;
}

/** Returns the policies in force and the policies that begin later, ordered by the end of cover. */
async function policiesByEnd(deps: Deps, userId: string): Promise<AccountOverview['policies']> {
  const policies = (await currentPolicies(deps, userId)).toSorted((a, b) =>
    a.endDate.localeCompare(b.endDate),
  );
  const cards = await policyCards(deps, policies.slice(0, MAX_POLICIES));
  return { total: policies.length, rows: cards.map(({ certificate: _, ...card }) => card) };
}

/** Returns what the first page of a member's account shows. */
export async function accountOverview(deps: Deps, userId: string): Promise<AccountOverview> {
  const { db, clock } = deps;
  // Only the shown records are read completely: a member can have hundreds.
  const orderStatuses = await listOrderStatuses(db, userId);
  const shownOrders = orderStatuses.filter(
    ({ statusOrder }, index) => index < MAX_ORDERS || canUpdateOrder(statusOrder),
  );
  const orders = (
    await listOrderCardsById(
      db,
      shownOrders.map(({ id }) => id),
      clock(),
    )
  ).map(({ partner: _, ...order }) => order);
  const invoices = await currentInvoiceCards(db, userId, clock());
  const claims = await listMemberClaims(deps, { userId, isOpen: true });
  const drafts = await listDrafts(deps, userId);

  const datedActions: DatedAction[] = invoices
    .filter(({ status }) => status === 'pending')
    .map((invoice) => ({
      action: { kind: 'payment', invoice },
      deadline: invoice.dueDate && todayInJakarta(new Date(invoice.dueDate)),
    }));
  for (const order of orders) {
    if (canUpdateOrder(order.statusOrder))
      datedActions.push({ action: { kind: 'revision', order }, deadline: null });
  }
  for (const listedClaim of claims) {
    if (listedClaim.card.needsAction)
      datedActions.push({ listedClaim, deadline: claimDeadline(listedClaim.claim) });
  }
  const rows: PendingAction[] = [
    ...(await firstActions(deps, datedActions)),
    ...drafts.map((draft) => ({ kind: 'draft' as const, draft })),
  ];
  return {
    actions: { total: datedActions.length + drafts.length, rows: rows.slice(0, MAX_ACTIONS) },
    policies: await policiesByEnd(deps, userId),
    claims: { total: claims.length, rows: claims.slice(0, MAX_CLAIMS).map(({ card }) => card) },
    invoice: invoices[0] ?? null,
    orders: { total: orderStatuses.length, rows: orders.slice(0, MAX_ORDERS) },
  };
}
