import * as contract from '@naungan/api/desk';
import { deskPreviewOrderLetter } from '@naungan/api/desk-letters';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import type { Session } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { approveOrder, previewOrderLetter, rejectOrder, reviseOrder } from './decide.ts';
import { findOrder, listOrdersForDesk } from './service.ts';

const actorOf = ({ userId }: Session) => `desk:${userId}`;

async function orderStatusReply({ db }: Deps, id: string) {
  const order = (await findOrder(db, id)) ?? throwProblem('NOT_FOUND');
  return { response: { _id: order.id, statusOrder: order.statusOrder } };
}

/** Mounts the desk's calls about orders. */
export function mountOrderDesk(app: FastifyInstance): void {
  route(app, contract.deskOrders, async ({ query, desk, deps }) => ({
    response: await listOrdersForDesk(deps, desk, query),
  }));

  route(app, contract.deskApprove, async ({ params, query, desk, deps }) => {
    await approveOrder(deps, params.id, actorOf(desk), query.version);
    return orderStatusReply(deps, params.id);
  });

  route(app, contract.deskReject, async ({ params, query, body, desk, deps }) => {
    await rejectOrder(deps, params.id, actorOf(desk), body.reason, query.version);
    return orderStatusReply(deps, params.id);
  });

  route(app, contract.deskRevise, async ({ params, query, body, desk, deps }) => {
    await reviseOrder(deps, params.id, actorOf(desk), body, query.version);
    return orderStatusReply(deps, params.id);
  });

  route(app, deskPreviewOrderLetter, async ({ params, body, deps }) => ({
    response: await previewOrderLetter(deps, params.id, body),
  }));
}
