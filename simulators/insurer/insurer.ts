import { ApiProblem } from '../../server/src/api-problem.ts';
import type { Deps } from '../../server/src/deps.ts';
import {
  approveOrder,
  findOrder,
  rejectOrder,
  reviseOrder,
} from '../../server/src/modules/orders/service.ts';
import { type Decision, decide } from './rules.ts';

const ACTOR = 'insurer';

function carryOut(deps: Deps, orderId: string, decision: Decision): Promise<void> {
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

/** Decides one order through the service that the desk uses. A second run changes nothing. */
export async function decideOrder(deps: Deps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order || (order.statusOrder !== 'neworder' && order.statusOrder !== 'revision')) return;
  try {
    await carryOut(deps, orderId, decide(order));
  } catch (error) {
    // The desk decided at the same time.
    if (error instanceof ApiProblem && error.code === 'CONFLICT') return;
    throw error;
  }
}
