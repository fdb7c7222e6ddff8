import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { textAt } from './methods/method.ts';
import { methodOf } from './methods/methods.ts';
import type { Place } from './pages/parts.ts';
import { appPage, approvalPage, loginPage, lostPage } from './pages/payer-pages.ts';
import { sendPage } from './send-page.ts';
import type { Simulator } from './simulator.ts';
import { replyCode, type Transaction } from './transaction.ts';

type ById = { Params: { id: string; act: string } };
type Form = { answer?: string; user?: string };

/** The app's return address with its parameters, for display only. */
function appFinishUrl({ request, paymentType, orderId, status }: Transaction): string | null {
  const callback = textAt(request, paymentType, 'callback_url');
  if (!callback || !/^https?:/.test(callback) || !URL.canParse(callback)) return null;
  const url = new URL(callback);
  url.searchParams.set('order_id', orderId);
  url.searchParams.set('result', status === 'settlement' ? 'success' : 'failure');
  return url.href;
}

/** The bank page's return address from the dashboard with its parameters, for display only. */
function finishUrl(place: Place, transaction: Transaction): string {
  const url = new URL(place.finishUrl);
  url.searchParams.set('order_id', transaction.orderId);
  url.searchParams.set('transaction_id', transaction.id);
  url.searchParams.set('status_code', replyCode(transaction));
  url.searchParams.set('transaction_status', transaction.status);
  return url.href;
}

type Options = { simulator: Simulator; place: Place; kick: () => void };

/** Pages for playing the payer's phone or bank. */
export function mountPayerPages(app: FastifyInstance, { simulator, place, kick }: Options): void {
  const { root } = place;
  const formsTo = new URL(place.finishUrl).origin;

  /** Returns the transaction if it has one of these methods; otherwise the page does not exist. */
  async function find(id: string, types: string[]): Promise<Transaction | null> {
    const transaction = await simulator.current(id);
    return transaction && types.includes(transaction.paymentType) ? transaction : null;
  }
  const replyNotFound = (reply: FastifyReply) => sendPage(reply, lostPage(place), { status: 404 });

  for (const type of ['gopay', 'shopeepay', 'qris']) {
    const address = (id: string) => `${root}/${type}/${encodeURIComponent(id)}`;
    app.get<ById>(`/${type}/:id`, async (request, reply) => {
      const transaction = await find(request.params.id, [type]);
      if (!transaction) return replyNotFound(reply);
      return sendPage(reply, appPage(place, transaction, address(transaction.id), appFinishUrl(transaction)));
    });
    app.post<ById>(`/${type}/:id/:act`, async (request, reply) => {
      const { id, act } = request.params;
      const transaction = await find(id, [type]);
      if (!transaction) return replyNotFound(reply);
      if (act === 'pay' || act === 'decline') await simulator.act(transaction.id, act);
      if (act === 'other' && type === 'gopay') await simulator.payWithOther(transaction.id);
      kick();
      return reply.redirect(address(id), 303);
    });
  }

  async function applyDecision(reply: FastifyReply, transaction: Transaction, act: 'pay' | 'decline') {
    await simulator.act(transaction.id, act);
    kick();
    const now = (await simulator.current(transaction.id)) ?? transaction;
    return reply.redirect(finishUrl(place, now), 303);
  }
  const pageOf = (transaction: Transaction) => `${root}${methodOf(transaction).page?.(transaction.id) ?? ''}`;

  for (const [path, type] of [
    ['/v2/akulaku/redirect/:id', 'akulaku'],
    ['/v2/danamon/online/redirect/:id', 'danamon_online'],
  ] as const) {
    app.get<ById>(path, async (request, reply) => {
      const transaction = await find(request.params.id, [type]);
      if (!transaction) return replyNotFound(reply);
      const text = approvalPage(place, transaction, pageOf(transaction), finishUrl(place, transaction));
      return sendPage(reply, text, { formsTo });
    });
    app.post<ById>(path, async (request: FastifyRequest<ById>, reply) => {
      const transaction = await find(request.params.id, [type]);
      if (!transaction) return replyNotFound(reply);
      const { answer: payerAnswer } = (request.body ?? {}) as Form;
      return applyDecision(reply, transaction, payerAnswer === 'pay' ? 'pay' : 'decline');
    });
  }

  type ByQuery = { Querystring: { id?: string } };
  const clicks = (reply: FastifyReply, transaction: Transaction, unknown: boolean) => {
    const options = { address: pageOf(transaction), finishUrl: finishUrl(place, transaction), unknown };
    return sendPage(reply, loginPage(place, transaction, options), { formsTo, status: unknown ? 422 : 200 });
  };
  app.get<ByQuery>('/cimb-clicks/request', async (request, reply) => {
    const transaction = await find(request.query.id ?? '', ['cimb_clicks']);
    return transaction ? clicks(reply, transaction, false) : replyNotFound(reply);
  });
  app.post<ByQuery>('/cimb-clicks/request', async (request, reply) => {
    const transaction = await find(request.query.id ?? '', ['cimb_clicks']);
    if (!transaction) return replyNotFound(reply);
    const { answer: payerAnswer, user } = (request.body ?? {}) as Form;
    if (payerAnswer === 'pay' && user !== 'testuser00' && user !== 'testuser01')
      return clicks(reply, transaction, true);
    return applyDecision(
      reply,
      transaction,
      payerAnswer === 'pay' && user === 'testuser00' ? 'pay' : 'decline',
    );
  });
}
