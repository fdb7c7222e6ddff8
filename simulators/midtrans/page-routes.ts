import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTransactionAction } from './actions.ts';
import { billPage } from './pages/bill-page.ts';
import { cardsPage } from './pages/cards-page.ts';
import { detailPage } from './pages/detail-page.ts';
import { homePage } from './pages/home-page.ts';
import { type Place, payerPage } from './pages/parts.ts';
import { settingsPage } from './pages/settings-page.ts';
import { sendPage } from './send-page.ts';
import { saveSettings, settingsFromForm } from './settings.ts';
import type { Simulator } from './simulator.ts';
import { STYLE } from './style.ts';

type ById = { Params: { id: string; act: string } };
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

const NO_BILL = 'Tidak ada tagihan untuk nomor itu. Periksa kembali nomornya.';
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
/** Mandiri's payers type the company code first. */
const COMPANY = /^70012(?=\d{12}$)/;

type Options = { simulator: Simulator; place: Place; kick: () => void };

/** Pages for playing the bank and the gateway. */
export function mountPages(app: FastifyInstance, { simulator, place, kick }: Options): void {
  const home = async (reply: FastifyReply, error: string | null, status: number) => {
    const lists = { pending: await simulator.listPending(), finished: await simulator.listFinished() };
    return sendPage(reply, homePage(place, lists, error), { status });
  };

  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/', (_request, reply) => home(reply, null, 200));
  app.get('/cards', (_request, reply) => sendPage(reply, cardsPage(place)));

  app.get<PageQuery>('/va', async (request, reply) => {
    const input = (request.query.number ?? '').normalize('NFKC').trim();
    const scanned = UUID.exec(input)?.[0];
    if (scanned !== undefined) {
      const transaction = await simulator.current(scanned);
      const page = transaction && payerPage(place, transaction);
      return page ? reply.redirect(page, 303) : home(reply, NO_BILL, 404);
    }
    const number = input.replace(/[\s.-]/g, '').replace(COMPANY, '');
    const transaction = await simulator.findByNumber(number);
    return transaction ? sendPage(reply, billPage(place, transaction)) : home(reply, NO_BILL, 404);
  });

  app.get<ById & PageQuery>('/transactions/:id', async (request, reply) => {
    const transaction = await simulator.current(request.params.id);
    if (!transaction) return home(reply, 'Transaksi tidak ditemukan.', 404);
    const { done, failed } = request.query;
    const notice = failed
      ? { text: 'Tidak dapat dilakukan pada keadaan ini.', bad: true }
      : done && DONE_TEXTS[done]
        ? { text: DONE_TEXTS[done], bad: false }
        : null;
    const sent = await simulator.webhookSender.list(transaction.id);
    return sendPage(reply, detailPage(place, transaction, sent, notice));
  });

  async function perform(id: string, act: string, { amount }: Form): Promise<boolean> {
    if (act === 'resend' || act === 'forge') return simulator.resend(id, act === 'forge');
    if (!isTransactionAction(act)) return false;
    const rupiah = amount === undefined ? {} : { amount: Number(amount) };
    const message =
      act === 'refund' ? await simulator.refund(id, rupiah) : await simulator.act(id, act, rupiah.amount);
    return !/^4(?!07)/.test(String(message?.status_code));
  }

  app.post<ById>('/transactions/:id/:act', async (request: FastifyRequest<ById>, reply) => {
    const { id, act } = request.params;
    const ok = await perform(id, act, (request.body ?? {}) as Form);
    kick();
    const back = `${place.root}/transactions/${encodeURIComponent(id)}`;
    return reply.redirect(`${back}?${ok ? `done=${act}` : 'failed=1'}`, 303);
  });

  app.get<PageQuery>('/settings', async (request, reply) =>
    sendPage(reply, settingsPage(place, await simulator.settings(), request.query.saved !== undefined)),
  );
  app.post('/settings', async (request, reply) => {
    await saveSettings(app.deps.db, settingsFromForm((request.body ?? {}) as Form));
    return reply.redirect(`${place.root}/settings?saved=1`, 303);
  });
  app.post('/webhooks/deliver', async (_request, reply) => {
    await simulator.webhookSender.deliverDue({ all: true });
    return reply.redirect(`${place.root}/settings`, 303);
  });
}
