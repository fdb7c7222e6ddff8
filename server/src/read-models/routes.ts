import * as deskCalls from '@naungan/api/desk';
import * as mails from '@naungan/api/desk-mails';
import { invoices } from '@naungan/api/invoices';
import { order } from '@naungan/api/orders';
import * as overview from '@naungan/api/overview';
import { policies, policy } from '@naungan/api/policies';
import { throwProblem } from '../api-problem.ts';
import { listJobs } from '../core/job-list.ts';
import { defineModule } from '../core/module.ts';
import { isUuid } from '../db/uuid.ts';
import { findOrder } from '../modules/orders/service.ts';
import { refreshUnreportedPayment } from '../modules/payments/service.ts';
import { findPolicy } from '../modules/policies/service.ts';
import { route } from '../plugins/route.ts';
import { accountOverview } from './account-overview.ts';
import { registerDashboardDays } from './desk/dashboard-job.ts';
import { deskOrderDetail } from './desk/order-desk.ts';
import { mountDeskReadModels } from './desk/routes.ts';
import { invoiceHistory, orderHistory } from './invoice-history.ts';
import { invoiceCards } from './invoice-list.ts';
import { registerInvoiceGenerator } from './invoice-pdf.ts';
import { orderDetail } from './order-detail.ts';
import { policyCards, policyDetail } from './policy-detail.ts';
import { currentPolicies } from './policy-list.ts';
import { printableInvoice } from './printable-invoice.ts';
import { listVisitorContacts } from './visitor-contacts-repository.ts';

/**
 * Serves replies with data of several modules: orders with invoice and policy, the overview of an account, invoices,
 * policies, journals [3 §2, §3].
 */
export const readModelsModule = defineModule({
  name: 'read-models',
  jobs(deps) {
    registerInvoiceGenerator(deps);
    registerDashboardDays(deps);
  },

  routes(app) {
    const { deps } = app;

    route(app, order, async ({ member, params, query }) => {
      const orderRow = await findOrder(deps.db, params.id);
      // Another member's order gets the same 404 as an unknown order.
      if (orderRow?.userId !== member.userId || orderRow.productType !== params.productType)
        return throwProblem('NOT_FOUND');
      const response = await orderDetail(deps.db, deps, orderRow);
      if (query.invoice !== 'true') return { response };
      // Runs in the background: open pages are notified of the result.
      if (response.invoice) await refreshUnreportedPayment(deps, response.invoice._id);
      return { response: { ...response, invoiceFormat: await printableInvoice(deps.db, deps, orderRow) } };
    });

    route(app, overview.accountOverview, async ({ member }) => ({
      response: await accountOverview(deps, member.userId),
    }));

    route(app, invoices, async ({ member: { userId }, query }) => ({
      response: await invoiceCards(deps.db, { userId, productType: query.product, now: deps.clock() }),
    }));

    route(app, policies, async ({ member, query }) => {
      const policyRows = await currentPolicies(deps, member.userId, query.product);
      return { response: await policyCards(deps, policyRows) };
    });

    route(app, policy, async ({ member, params }) => {
      const policyRow = isUuid(params.id) ? await findPolicy(deps.db, params.id) : null;
      if (policyRow?.userId !== member.userId) return throwProblem('NOT_FOUND', 'Polis tidak ditemukan');
      return { response: await policyDetail(deps.db, deps, policyRow) };
    });
  },

  deskRoutes(app) {
    mountDeskReadModels(app);

    route(app, deskCalls.deskOrder, async ({ params, desk, deps }) => ({
      response: (await deskOrderDetail(deps, desk, params.id)) ?? throwProblem('NOT_FOUND'),
    }));

    route(app, deskCalls.deskVisitors, async ({ query, deps }) => ({
      response: await listVisitorContacts(deps.db, query),
    }));

    route(app, deskCalls.deskJobs, async ({ query, deps }) => ({ response: await listJobs(deps.db, query) }));

    route(app, mails.deskMails, async ({ query, deps }) => ({ response: await deps.mail.unsent(query) }));

    route(app, mails.deskResendMail, async ({ params: { id }, deps }) => {
      const isQueued = isUuid(id) && (await deps.mail.resend(id));
      return isQueued ? { response: { id } } : throwProblem('NOT_FOUND');
    });

    route(app, deskCalls.deskOrderJournal, async ({ params, query, deps }) => ({
      response: (await orderHistory(deps.db, params.id, query)) ?? throwProblem('NOT_FOUND'),
    }));

    route(app, deskCalls.deskJournal, async ({ params, query, deps }) => ({
      response: (await invoiceHistory(deps.db, params.id, query)) ?? throwProblem('NOT_FOUND'),
    }));
  },
});
