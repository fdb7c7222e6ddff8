import * as contract from '@naungan/api/desk-delivery';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import type { Session } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { dispatchPolicy, receivePolicy } from './delivery.ts';
import { policiesOfOrder } from './repository.ts';

const actorOf = ({ userId }: Session) => `desk:${userId}`;

async function deliveryReply({ db }: Deps, orderId: string) {
  const [policy] = await policiesOfOrder(db, orderId);
  if (!policy) return throwProblem('NOT_FOUND');
  const { policyNumber, serviceDelivery, deliveryCourier, trackingNumber } = policy;
  const { policyDeliveryDate, policyReceivedDate } = policy;
  return {
    response: {
      orderId,
      policyNumber,
      serviceDelivery,
      deliveryCourier,
      trackingNumber,
      policyDeliveryDate,
      policyReceivedDate,
    },
  };
}

/** Mounts the desk's calls about the delivery of printed policies. */
export function mountPolicyDesk(app: FastifyInstance): void {
  route(app, contract.deskDispatch, async ({ params, body, desk, deps }) => {
    await dispatchPolicy(deps, params.id, actorOf(desk), body);
    return deliveryReply(deps, params.id);
  });

  route(app, contract.deskReceipt, async ({ params, body, desk, deps }) => {
    await receivePolicy(deps, params.id, actorOf(desk), body);
    return deliveryReply(deps, params.id);
  });
}
