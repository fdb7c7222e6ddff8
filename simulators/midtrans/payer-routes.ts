import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textAt } from './methods/method.ts';
import { methodOf } from './methods/methods.ts';
import type { SimulatorSite } from './pages/page-elements.ts';
import { appPage, approvalPage, loginPage, notFoundPage } from './pages/payer-pages.ts';
import { sendPage } from './send-page.ts';
import type { Simulator } from './simulator.ts';
import { replyCode, type Transaction } from './transaction.ts';

type TransactionRoute = { Params: { id: string; action: string } };
type PayerForm = { answer?: string; user?: string };

/** Test users of CIMB Clicks: the payment of the first succeeds, the payment of the second is declined. */
const [SUCCESS_USER, FAILURE_USER] = ['testuser00', 'testuser01'];

/**
 * Returns the URL of the app's link to the merchant; null when the charge has no callback URL for a browser. Merchants must
 * not trust the URL's parameters.
 */
function appFinishUrl({ request, paymentType, orderId, status }: Transaction): string | null {
  const callback = textAt(request, paymentType, 'callback_url');
  if (!callback || !/^https?:/.test(callback) || !URL.canParse(callback)) return null;
  const url = new URL(callback);
  url.searchParams.set('order_id', orderId);
  url.searchParams.set('result', status === 'settlement' ? 'success' : 'failure');
  return url.href;
}

/** Returns the URL to which a bank's page redirects. Merchants must not trust the URL's parameters. */
function finishUrl(site: SimulatorSite, transaction: Transaction): string {
  const url = new URL(site.finishUrl);
  url.searchParams.set('order_id', transaction.orderId);
  url.searchParams.set('transaction_id', transaction.id);
  url.searchParams.set('status_code', replyCode(transaction));
  url.searchParams.set('transaction_status', transaction.status);
  return url.href;
}

type Options = { simulator: Simulator; site: SimulatorSite; runScheduledWork: () => void };

/** Mounts the pages of the payer's phone and bank. */
export function mountPayerPages(app: FastifyInstance, { simulator, site, runScheduledWork }: Options): void {
  const { root } = site;
  const formTarget = new URL(site.finishUrl).origin;

  /** Returns the transaction if it has one of these payment types, else null. */
  async function findOfType(id: string, types: string[]): Promise<Transaction | null> {
    const transaction = await simulator.findCurrent(id);
    return transaction && types.includes(transaction.paymentType) ? transaction : null;
  }
  const sendNotFound = (reply: FastifyReply) => sendPage(reply, notFoundPage(site), { status: 404 });

  for (const type of ['gopay', 'shopeepay', 'qris']) {
    const pageUrl = (id: string) => `${root}/${type}/${encodeURIComponent(id)}`;
    app.get<TransactionRoute>(`/${type}/:id`, async (request, reply) => {
      const transaction = await findOfType(request.params.id, [type]);
      if (!transaction) return sendNotFound(reply);
      return sendPage(reply, appPage(site, transaction, pageUrl(transaction.id), appFinishUrl(transaction)));
    });
    app.post<TransactionRoute>(`/${type}/:id/:action`, async (request, reply) => {
      const { id, action } = request.params;
      const transaction = await findOfType(id, [type]);
      if (!transaction) return sendNotFound(reply);
      if (action === 'pay' || action === 'decline') await simulator.applyAction(transaction.id, action);
      if (action === 'other' && type === 'gopay') await simulator.payWithOtherApp(transaction.id);
      runScheduledWork();
      return reply.redirect(pageUrl(id), 303);
    });
  }

  async function applyDecision(reply: FastifyReply, transaction: Transaction, action: 'pay' | 'decline') {
    await simulator.applyAction(transaction.id, action);
    runScheduledWork();
    const decidedTransaction = (await simulator.findCurrent(transaction.id)) ?? transaction;
    return reply.redirect(finishUrl(site, decidedTransaction), 303);
  }
  const pageUrlOf = (transaction: Transaction) =>
    `${root}${methodOf(transaction).payerPath?.(transaction.id) ?? ''}`;

  for (const [path, type] of [
    ['/v2/akulaku/redirect/:id', 'akulaku'],
    ['/v2/danamon/online/redirect/:id', 'danamon_online'],
  ] as const) {
    app.get<TransactionRoute>(path, async (request, reply) => {
      const transaction = await findOfType(request.params.id, [type]);
      if (!transaction) return sendNotFound(reply);
      const text = approvalPage(site, transaction, pageUrlOf(transaction), finishUrl(site, transaction));
      return sendPage(reply, text, { formTarget });
    });
    app.post<TransactionRoute>(path, async (request: FastifyRequest<TransactionRoute>, reply) => {
      const transaction = await findOfType(request.params.id, [type]);
      if (!transaction) return sendNotFound(reply);
      const { answer: choice } = (request.body ?? {}) as PayerForm;
      return applyDecision(reply, transaction, choice === 'pay' ? 'pay' : 'decline');
    });
  }

  type LoginRoute = { Querystring: { id?: string } };
  const sendLoginPage = (reply: FastifyReply, transaction: Transaction, isUnknownUser: boolean) => {
    const options = {
      pageUrl: pageUrlOf(transaction),
      finishUrl: finishUrl(site, transaction),
      isUnknownUser,
    };
    return sendPage(reply, loginPage(site, transaction, options), {
      formTarget,
      status: isUnknownUser ? 422 : 200,
    });
  };
  app.get<LoginRoute>('/cimb-clicks/request', async (request, reply) => {
    const transaction = await findOfType(request.query.id ?? '', ['cimb_clicks']);
    return transaction ? sendLoginPage(reply, transaction, false) : sendNotFound(reply);
  });
  app.post<LoginRoute>('/cimb-clicks/request', async (request, reply) => {
    const transaction = await findOfType(request.query.id ?? '', ['cimb_clicks']);
    if (!transaction) return sendNotFound(reply);
    const { answer: choice, user } = (request.body ?? {}) as PayerForm;
    if (choice === 'pay' && user !== SUCCESS_USER && user !== FAILURE_USER)
      return sendLoginPage(reply, transaction, true);
    return applyDecision(reply, transaction, choice === 'pay' && user === SUCCESS_USER ? 'pay' : 'decline');
  });
}
