import type { DeskOrderDetail } from '@naungan/api/desk';
import type { OrderDesk } from '@naungan/api/desk-detail';
import type { DeskRouteName } from '@naungan/api/desk-permissions';
import { revisionItems } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { ORDER_TRANSITIONS, type OrderStatus } from '@naungan/domain/status';
import { isCallPermitted } from '../../core/desk-permission.ts';
import { readHistory, versionOf } from '../../core/record-history.ts';
import type { Session } from '../../core/session.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { findMemberContact } from '../../modules/accounts/service.ts';
import { countNotes, findOwner } from '../../modules/desk/service.ts';
import { lettersOf } from '../../modules/letters/service.ts';
import {
  checkOrder,
  findOrder,
  isMissing,
  listOrderDocuments,
  type OrderRecord,
} from '../../modules/orders/service.ts';
import { openDeliverySteps, policiesOfOrder } from '../../modules/policies/service.ts';
import { orderDetail } from '../order-detail.ts';

/** The action of the desk that leads to each status; the customer's revision is no action of the desk. */
const ACTIONS: Partial<Record<OrderStatus, 'approve' | 'reject' | 'revise'>> = {
  approve: 'approve',
  reject: 'reject',
  pending: 'revise',
};

/** The call of each action. */
const CALLS = {
  approve: 'deskApprove',
  reject: 'deskReject',
  revise: 'deskRevise',
  dispatch: 'deskDispatch',
  receive: 'deskReceipt',
} as const satisfies Record<OrderDesk['actions'][number], DeskRouteName>;

/** Returns the decisions that the order's status allows. */
function openDecisions({ statusOrder }: OrderRecord, canBeRevised: boolean): OrderDesk['actions'] {
  const actions = ORDER_TRANSITIONS[statusOrder].flatMap((status) => ACTIONS[status] ?? []);
  return actions.filter((action) => action !== 'revise' || canBeRevised);
}

/** Returns the facts of an order that only the desk sees. `version` was read before the order. */
async function orderDesk(
  deps: Deps,
  person: Session,
  order: OrderRecord,
  version: number,
): Promise<OrderDesk> {
  const { db } = deps;
  const record = { subject: 'order', id: order.id } as const;
  const revisable = revisionItems(rulesOf(order.productType).steps);
  const documents = await listOrderDocuments(db, order);
  const policies = await policiesOfOrder(db, order.id);
  const member = await findMemberContact(db, order.userId);
  if (!member) throw new Error(`The member of order ${order.id} is missing`);
  const actions = [...openDecisions(order, revisable.length > 0), ...openDeliverySteps(order, policies)];
  return {
    version,
    owner: await findOwner(db, record),
    member,
    actions: actions.filter((action) => isCallPermitted(person, CALLS[action])),
    revisable: [...revisable],
    documents,
    missing: documents.filter(isMissing).map(({ code }) => code),
    checks: await checkOrder(db, order, documents, person),
    history: await readHistory(db, record),
    letters: await lettersOf(deps, { orderId: order.id, claimId: null }),
    noteCount: await countNotes(db, record),
  };
}

/** Returns an order with everything that a decision needs; null for an unknown id. */
export async function deskOrderDetail(
  deps: Deps,
  person: Session,
  id: string,
): Promise<DeskOrderDetail | null> {
  const { db } = deps;
  // The version must not be newer than the facts: an action on older facts is rejected only by an older version.
  const version = isUuid(id) ? await versionOf(db, { subject: 'order', id }) : 0;
  const order = await findOrder(db, id);
  if (!order) return null;
  const desk = await orderDesk(deps, person, order, version);
  return { ...(await orderDetail(db, deps, order)), partner: order.partner, desk };
}
