import * as contract from '@naungan/api/desk';
import { MESSAGES } from '@naungan/domain/messages';
import { defineModule } from '../../core/module.ts';
import type { Session } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { clearLoginFailures, limitLogin } from '../accounts/limits.ts';
import { signInDesk } from '../accounts/service.ts';
import { invoiceHistory } from '../invoices/history.ts';
import { approveOrder, rejectOrder, reviseOrder } from '../orders/decide.ts';
import { orderDetail } from '../orders/detail.ts';
import { findOrder, listOrders } from '../orders/service.ts';
import { isOrderStatus } from '../orders/transitions.ts';
import { mountContent } from './content-routes.ts';

const actorOf = ({ userId }: Session) => `desk:${userId}`;

async function moved({ db }: Deps, id: string) {
  const order = (await findOrder(db, id)) ?? refuse('NOT_FOUND');
  return { response: { _id: order.id, statusOrder: order.statusOrder } };
}

/** The insurer's side: who may decide on orders, and nobody else's calls. */
export const deskModule = defineModule({
  name: 'desk',
  async routes(app) {
    route(app, contract.deskLogin, async ({ body, deps, request }) => {
      await limitLogin(deps, request, body.email);
      const access_token = await signInDesk(deps.db, body.email, body.password, deps.clock());
      if (!access_token) return refuse('UNAUTHORIZED', MESSAGES.account.loginFailed);
      await clearLoginFailures(deps, body.email);
      return { response: { access_token } };
    });

    route(app, contract.deskOrders, async ({ query, deps }) => {
      const { status } = query;
      if (status !== undefined && !isOrderStatus(status)) {
        const message = `Status "${status}" tidak dikenal`;
        return refuse('INVALID', message, [{ path: 'status', message }]);
      }
      return { response: await listOrders(deps.db, { status }) };
    });

    route(app, contract.deskOrder, async ({ params, deps }) => {
      const order = (await findOrder(deps.db, params.id)) ?? refuse('NOT_FOUND');
      return { response: await orderDetail(deps.db, deps, order) };
    });

    route(app, contract.deskApprove, async ({ params, desk, deps }) => {
      await approveOrder(deps, params.id, actorOf(desk));
      return moved(deps, params.id);
    });

    route(app, contract.deskReject, async ({ params, body, desk, deps }) => {
      await rejectOrder(deps, params.id, actorOf(desk), body.reason);
      return moved(deps, params.id);
    });

    route(app, contract.deskRevise, async ({ params, body, desk, deps }) => {
      await reviseOrder(deps, params.id, actorOf(desk), body);
      return moved(deps, params.id);
    });

    route(app, contract.deskJournal, async ({ params, deps }) => ({
      response: (await invoiceHistory(deps.db, params.id)) ?? refuse('NOT_FOUND'),
    }));

    mountContent(app);
  },
});
