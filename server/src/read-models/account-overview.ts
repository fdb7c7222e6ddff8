import { todayInJakarta } from '@naungan/domain/dates';
import type { AccountOverview, OverviewPolicy, PendingAction } from '@naungan/domain/overview/record';
import { canUpdateOrder, isClaimEnded } from '@naungan/domain/status';
import type { Deps } from '../deps.ts';
import { claimDeadline, type ListedClaim, listClaimCards, pendingStep } from '../modules/claims/service.ts';
import { listDrafts } from '../modules/drafts/service.ts';
import { listOrders } from '../modules/orders/service.ts';
import { invoiceCards } from './invoice-list.ts';
import { policyCard } from './policy-detail.ts';
import { policiesInForce } from './policy-list.ts';

const MAX_ACTIONS = 20;
const MAX_POLICIES = 4;
const MAX_CLAIMS = 4;

/** An action, or the claim of an action; and the last day on which the member can do it, null without a deadline. */
type DatedAction = { before: string | null } & ({ action: PendingAction } | { listed: ListedClaim });

/** Compares by deadline; actions without a deadline follow. */
const byDeadline = (a: DatedAction, b: DatedAction): number =>
  (a.before ?? '9999').localeCompare(b.before ?? '9999');

async function claimAction(deps: Deps, listed: ListedClaim): Promise<PendingAction[]> {
  const { task, title, before } = await pendingStep(deps, listed);
  if (task === 'wait' || task === 'none') return [];
  return [{ kind: 'claim', claim: listed.card, task, title, before }];
}

/** Returns the first actions by deadline. Only the claims among them are read, because their steps need queries. */
async function firstActions(deps: Deps, datedActions: readonly DatedAction[]): Promise<PendingAction[]> {
  const actions: PendingAction[] = [];
  for (const dated of datedActions.toSorted(byDeadline).slice(0, MAX_ACTIONS))
    actions.push(...('action' in dated ? [dated.action] : await claimAction(deps, dated.listed)));
  return actions;
}

/** Returns the policies in force, and those that begin later; the policy that ends first is first. */
async function policiesByEnd(deps: Deps, userId: string): Promise<AccountOverview['policies']> {
  const policies = (await policiesInForce(deps, userId)).toSorted((a, b) =>
    a.endDate.localeCompare(b.endDate),
  );
  const rows: OverviewPolicy[] = [];
  for (const policy of policies.slice(0, MAX_POLICIES)) {
    const { certificate: _, ...card } = await policyCard(deps.db, deps, policy);
    rows.push(card);
  }
  return { total: policies.length, rows };
}

/** Returns what the first page of a member's account shows. */
export async function accountOverview(deps: Deps, userId: string): Promise<AccountOverview> {
  const { db, clock } = deps;
  const orders = await listOrders(deps, { userId });
  const invoices = await invoiceCards(db, { userId, now: clock() });
  const claims = (await listClaimCards(deps, { userId })).filter(({ claim }) => !isClaimEnded(claim.state));
  const drafts = await listDrafts(deps, userId);

  const datedActions: DatedAction[] = invoices
    .filter(({ status }) => status === 'pending')
    .map((invoice) => ({
      action: { kind: 'payment', invoice },
      before: invoice.dueDate && todayInJakarta(new Date(invoice.dueDate)),
    }));
  for (const { partner: _, ...order } of orders) {
    if (canUpdateOrder(order.statusOrder))
      datedActions.push({ action: { kind: 'revision', order }, before: null });
  }
  for (const listed of claims) {
    if (listed.card.needsAction) datedActions.push({ listed, before: claimDeadline(listed.claim) });
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
    orders: orders.length,
  };
}
