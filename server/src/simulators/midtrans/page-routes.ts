import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knobsFromForm, saveKnobs } from './knobs.ts';
import { billPage, detailPage, gopayPage, homePage, type Place } from './pages.ts';
import { settingsPage } from './settings-page.ts';
import type { Simulator } from './simulator.ts';
import { STYLE } from './style.ts';
import { type Act, isAct, type Transaction } from './transaction.ts';

type ById = { Params: { id: string; act: string } };
type Asked = { Querystring: Record<string, string | undefined> };

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'";
const DONE: Record<string, string> = {
  pay: 'Pembayaran berhasil.',
  decline: 'Pembayaran ditolak.',
  expire: 'Transaksi dibuat kedaluwarsa.',
  cancel: 'Transaksi dibatalkan.',
  reverse: 'Dana ditarik kembali.',
  resend: 'Notifikasi dikirim ulang.',
  forge: 'Notifikasi dengan tanda tangan palsu dikirim.',
};

const send = (reply: FastifyReply, text: string, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(text);

/** Where GoPay returns to, with what it appends: for show only. */
function finishUrl({ request, orderId, status }: Transaction): string | null {
  const callback = request.gopay?.callback_url;
  if (!callback || !/^https?:/.test(callback) || !URL.canParse(callback)) return null;
  const url = new URL(callback);
  url.searchParams.set('order_id', orderId);
  url.searchParams.set('result', status === 'settlement' ? 'success' : 'failure');
  return url.href;
}

type Options = { simulator: Simulator; place: Place; kick: () => void };

/** Pages on which a person plays the bank, the phone and the gateway. */
export function mountPages(app: FastifyInstance, { simulator, place, kick }: Options): void {
  const home = async (reply: FastifyReply, error: string | null, status: number) =>
    send(
      reply,
      homePage(place, await simulator.listPending(), await simulator.listFinished(), error),
      status,
    );

  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/', (_request, reply) => home(reply, null, 200));

  app.get<Asked>('/va', async (request, reply) => {
    const number = (request.query.number ?? '').normalize('NFKC').replace(/[\s.-]/g, '');
    const transaction = await simulator.findByVa(number);
    if (!transaction) return home(reply, 'Tidak ada tagihan untuk nomor itu. Periksa kembali nomornya.', 404);
    return send(reply, billPage(place, transaction));
  });

  app.get<ById & Asked>('/transactions/:id', async (request, reply) => {
    const transaction = await simulator.current(request.params.id);
    if (!transaction) return home(reply, 'Transaksi tidak ditemukan.', 404);
    const { done, failed } = request.query;
    const notice = failed
      ? { text: 'Tidak dapat dilakukan pada keadaan ini.', bad: true }
      : done && DONE[done]
        ? { text: DONE[done], bad: false }
        : null;
    return send(reply, detailPage(place, transaction, await simulator.postman.list(transaction.id), notice));
  });

  const perform = async (id: string, act: Act): Promise<boolean> => {
    const { status_code: code } = await simulator.act(id, act);
    kick();
    return code !== '404' && code !== '412';
  };

  app.post<ById>('/transactions/:id/:act', async (request: FastifyRequest<ById>, reply) => {
    const { id, act } = request.params;
    const back = `${place.root}/transactions/${encodeURIComponent(id)}`;
    const resent = act === 'resend' || act === 'forge';
    const ok = resent ? await simulator.resend(id, act === 'forge') : isAct(act) && (await perform(id, act));
    if (resent) kick();
    return reply.redirect(`${back}?${ok ? `done=${act}` : 'failed=1'}`, 303);
  });

  app.get<ById>('/gopay/:id', async (request, reply) => {
    const transaction = await simulator.current(request.params.id);
    if (transaction?.paymentType !== 'gopay') return home(reply, 'Transaksi tidak ditemukan.', 404);
    return send(reply, gopayPage(place, transaction, finishUrl(transaction)));
  });
  app.post<ById>('/gopay/:id/:act', async (request, reply) => {
    const { id, act } = request.params;
    if (act === 'pay' || act === 'decline') await perform(id, act);
    return reply.redirect(`${place.root}/gopay/${encodeURIComponent(id)}`, 303);
  });

  app.get<Asked>('/settings', async (request, reply) =>
    send(reply, settingsPage(place, await simulator.knobs(), request.query.saved !== undefined)),
  );
  app.post('/settings', async (request, reply) => {
    await saveKnobs(app.deps.db, knobsFromForm((request.body ?? {}) as Record<string, string>));
    return reply.redirect(`${place.root}/settings?saved=1`, 303);
  });
  app.post('/webhooks/deliver', async (_request, reply) => {
    await simulator.postman.deliverDue({ all: true });
    return reply.redirect(`${place.root}/settings`, 303);
  });
}
