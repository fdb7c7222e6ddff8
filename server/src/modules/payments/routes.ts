import * as contract from '@naungan/api/payments';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { defineModule } from '../../core/module.ts';
import { route } from '../../plugins/route.ts';
import { mountPaymentDesk } from './desk.ts';
import { measureOpenPayments } from './gauges-repository.ts';
import { registerPaymentJobs } from './jobs.ts';
import { receiveNotification } from './notification.ts';
import { registerPayRoute } from './pay-route.ts';
import { paymentData } from './personal-data.ts';
import { findOrderOfTransaction, findPublicResult } from './result.ts';
import { PAYMENT_TEXT } from './texts.ts';

/** Returns a function that reads a request's raw JSON body, which signature checks need. */
function captureRawBody(scope: FastifyInstance): (request: FastifyRequest) => string {
  const texts = new WeakMap<FastifyRequest, string>();
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    texts.set(request, text);
    parse(request, text, done);
  });
  return (request) => texts.get(request) ?? '';
}

/** Payment results and the gateways' notifications [3 §2, §7]. */
export const paymentsModule = defineModule({
  name: 'payments',
  personalData: paymentData,
  deskRoutes: mountPaymentDesk,
  gauges: { name: 'payments', measure: ({ db, clock }) => measureOpenPayments(db, clock()) },
  jobs: registerPaymentJobs,
  async routes(app) {
    const { deps } = app;
    registerPayRoute(app);

    route(app, contract.paymentResult, async ({ query }) => ({
      response:
        (await findPublicResult(deps, query.transaction_id)) ??
        throwProblem('NOT_FOUND', PAYMENT_TEXT.transactionNotFound),
    }));

    route(app, contract.paymentFinish, async ({ member, params }) => ({
      response:
        (await findOrderOfTransaction(deps.db, member.userId, params.id)) ??
        throwProblem('NOT_FOUND', PAYMENT_TEXT.transactionIdNotFound),
    }));

    await app.register(async (scope) => {
      const rawBodyOf = captureRawBody(scope);
      const notificationHandler =
        (gateway: string) => async (call: { body: Record<string, unknown>; request: FastifyRequest }) => {
          const { body, request } = call;
          await receiveNotification(deps, gateway, {
            body,
            text: rawBodyOf(request),
            headers: request.headers,
          });
          return { response: null };
        };
      route(scope, contract.paymentNotification, notificationHandler('midtrans'));
      route(scope, contract.virtualAccountNotification, notificationHandler('btn'));
    });
  },
});
