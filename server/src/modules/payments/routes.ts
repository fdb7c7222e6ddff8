import * as contract from '@naungan/api/payments';
import type { Module } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { registerPaymentJobs } from './jobs.ts';
import { receiveNotification } from './notification.ts';
import { orderOfTransaction, publicResult } from './result.ts';
import { PAYMENT_TEXT } from './texts.ts';

/** Results of payments and what the gateway tells us [3 §2, §7]. */
export const paymentsModule: Module = async (app) => {
  const { deps } = app;
  registerPaymentJobs(deps);

  route(app, contract.paymentResult, async ({ query }) => ({
    response:
      (await publicResult(deps.db, query.transaction_id)) ??
      refuse('NOT_FOUND', PAYMENT_TEXT.transactionNotFound),
  }));

  route(app, contract.paymentFinish, async ({ member, params }) => ({
    response:
      (await orderOfTransaction(deps.db, member.userId, params.id)) ??
      refuse('NOT_FOUND', PAYMENT_TEXT.transactionIdNotFound),
  }));

  route(app, contract.paymentNotification, async ({ body }) => {
    await receiveNotification(deps, 'midtrans', body);
    return { response: null };
  });
};
