import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTransactionAction } from './actions.ts';
import { billPage } from './pages/bill-page.ts';
import { cardsPage } from './pages/cards-page.ts';
import { detailPage } from './pages/detail-page.ts';
import { homePage } from './pages/home-page.ts';
import { payerPageUrl, type SimulatorSite } from './pages/page-elements.ts';
import { settingsPage } from './pages/settings-page.ts';
import { sendPage } from './send-page.ts';
import { saveSettings, settingsFromForm } from './settings.ts';
import type { Simulator } from './simulator.ts';
import { STYLE } from './style.ts';

type TransactionRoute = { Params: { id: string; action: string } };
type PageQuery = { Querystring: Record<string, string | undefined> };
type Form = Record<string, string>;

const DONE_TEXTS: Record<string, string> = {
  pay: 'Pembayaran berhasil.',
  challenge: 'Pembayaran menunggu tinjauan.',
  decline: 'Pembayaran ditolak.',
  expire: 'Transaksi dibuat kedaluwarsa.',
  cancel: 'Transaksi dibatalkan.',
  approve: 'Pembayaran disetujui.',
  deny: 'Pembayaran ditolak.',
  settle: 'Pembayaran diselesaikan.',
  reverse: 'Dana ditarik kembali.',
  refund: 'Dana dikembalikan.',
  chargeback: 'Dana ditarik oleh pemegang kartu.',
  resend: 'Notifikasi dikirim ulang.',
  forge: 'Notifikasi dengan tanda tangan palsu dikirim.',
};

const NO_BILL_TEXT = 'Tidak ada tagihan untuk nomor itu. Periksa kembali nomornya.';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
/** The company code, which payers of Mandiri enter before the bill key. */
const COMPANY_CODE = /^70012(?=\d{12}$)/;

type Options = { simulator: Simulator; site: SimulatorSite; runScheduledWork: () => void };

/** Mounts pages on which a developer performs actions of the bank and of the gateway, such as a payment or a refund. */
export function mountPages(app: FastifyInstance, { simulator, site, runScheduledWork }: Options): void {
  const sendHome = async (reply: FastifyReply, error: string | null, status: number) => {
    const lists = {
      pendingTransactions: await simulator.listPending(),
      finishedTransactions: await simulator.listFinished(),
    };
    return sendPage(reply, homePage(site, lists, error), { status });
  };

  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/', (_request, reply) => sendHome(reply, null, 200));
  app.get('/cards', (_request, reply) => sendPage(reply, cardsPage(site)));

  app.get<PageQuery>('/va', async (request, reply) => {
    const input = (request.query.number ?? '').normalize('NFKC').trim();
    // The text of a QR code is a URL that contains the id of the transaction.
    const transactionId = UUID.exec(input)?.[0];
    if (transactionId !== undefined) {
      const transaction = await simulator.findCurrent(transactionId);
      const page = transaction && payerPageUrl(site, transaction);
      return page ? reply.redirect(page, 303) : sendHome(reply, NO_BILL_TEXT, 404);
    }
    const number = input.replace(/[\s.-]/g, '').replace(COMPANY_CODE, '');
    const transaction = await simulator.findByNumber(number);
    return transaction ? sendPage(reply, billPage(site, transaction)) : sendHome(reply, NO_BILL_TEXT, 404);
  });

  app.get<TransactionRoute & PageQuery>('/transactions/:id', async (request, reply) => {
    const transaction = await simulator.findCurrent(request.params.id);
    if (!transaction) return sendHome(reply, 'Transaksi tidak ditemukan.', 404);
    const { done, failed } = request.query;
    const text = failed ? 'Tidak dapat dilakukan pada keadaan ini.' : DONE_TEXTS[done ?? ''];
    const notice = text ? { text, isError: Boolean(failed) } : null;
    const notifications = await simulator.webhookSender.list(transaction.id);
    return sendPage(reply, detailPage(site, transaction, notifications, notice));
  });

  /** Performs an action on a transaction; returns whether the action was possible. */
  async function performAction(id: string, action: string, { amount }: Form): Promise<boolean> {
    if (action === 'resend' || action === 'forge') return simulator.resend(id, action === 'forge');
    if (!isTransactionAction(action)) return false;
    const refundRequest = amount === undefined ? {} : { amount: Number(amount) };
    const reply =
      action === 'refund'
        ? await simulator.refund(id, refundRequest)
        : await simulator.applyAction(id, action, refundRequest.amount);
    // Every code from 400 on is a failure, except 407, which reports a successful expiry.
    const code = Number(reply?.status_code);
    return code < 400 || code === 407;
  }

  app.post<TransactionRoute>(
    '/transactions/:id/:action',
    async (request: FastifyRequest<TransactionRoute>, reply) => {
      const { id, action } = request.params;
      const isDone = await performAction(id, action, (request.body ?? {}) as Form);
      runScheduledWork();
      const detailPath = `${site.root}/transactions/${encodeURIComponent(id)}`;
      return reply.redirect(`${detailPath}?${isDone ? `done=${action}` : 'failed=1'}`, 303);
    },
  );

  app.get<PageQuery>('/settings', async (request, reply) =>
    sendPage(reply, settingsPage(site, await simulator.loadSettings(), request.query.saved !== undefined)),
  );
  app.post('/settings', async (request, reply) => {
    await saveSettings(app.deps.db, settingsFromForm((request.body ?? {}) as Form));
    return reply.redirect(`${site.root}/settings?saved=1`, 303);
  });
  app.post('/webhooks/deliver', async (_request, reply) => {
    await simulator.webhookSender.deliverDue({ all: true });
    return reply.redirect(`${site.root}/settings`, 303);
  });
}
