import { ApiProblem } from '../../server/src/api-problem.ts';
import type { Deps } from '../../server/src/deps.ts';
import {
  approveOrder,
  findOrder,
  rejectOrder,
  reviseOrder,
} from '../../server/src/modules/orders/service.ts';
import { type Decision, decisionOn } from './rules.ts';

const ACTOR = 'insurer';

function applyDecision(deps: Deps, orderId: string, decision: Decision): Promise<void> {
  switch (decision.decision) {
    case 'approve':
      return approveOrder(deps, orderId, ACTOR);
    case 'reject':
      return rejectOrder(deps, orderId, ACTOR, decision.reason);
    case 'revise':
      return reviseOrder(deps, orderId, ACTOR, decision);
    default:
      return Promise.resolve();
  }
}

/**
 * Decides an order by the rules and applies the decision through the services that the desk uses. Ignores an order that does
 * not wait for a decision.
 */
export async function decideOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order || (order.statusOrder !== 'neworder' && order.statusOrder !== 'revision')) return;
  try {
    await applyDecision(deps, orderId, decisionOn(order));
  } catch (error) {
    // The desk has decided the order at the same time, so this decision is obsolete.
    if (error instanceof ApiProblem && error.code === 'CONFLICT') return;
    throw error;
  }
}
