import type { Deps } from '../../deps.ts';
import { approveOrder, findOrder, rejectOrder, reviseOrder } from '../../modules/orders/service.ts';
import { Problem } from '../../problem.ts';
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

/** Plays the insurer for one order, through the service that people use at the desk. A second run changes nothing. */
export async function examine(deps: Deps, orderId: string): Promise<void> {
  const order = await findOrder(deps.db, orderId);
  if (!order || (order.statusOrder !== 'neworder' && order.statusOrder !== 'revision')) return;
  try {
    await carryOut(deps, orderId, decide(order));
  } catch (error) {
    // Somebody at the desk was faster.
    if (error instanceof Problem && error.code === 'CONFLICT') return;
    throw error;
  }
}
