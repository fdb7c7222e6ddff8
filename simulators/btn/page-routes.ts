import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../midtrans/send-page.ts';
import { STYLE } from '../midtrans/style.ts';
import { isAccountAction } from './account.ts';
import type { Bank } from './bank.ts';
import { bankFaultsFromForm, saveBankFaults } from './faults.ts';
import { billPage, detailPage, homePage, type Place } from './pages.ts';
import { settingsPage } from './settings-page.ts';
import type { SigningMode } from './webhook-sender.ts';

type ById = { Params: { id: string; act: string } };
type PageQuery = { Querystring: Record<string, string | undefined> };

const DONE_TEXTS: Record<string, string> = {
  pay: 'Pembayaran berhasil.',
  expire: 'Rekening dibuat kedaluwarsa.',
  close: 'Rekening ditutup.',
  reverse: 'Dana ditarik kembali.',
  resend: 'Pemberitahuan dikirim ulang.',
  stale: 'Pemberitahuan dengan waktu yang sudah lewat dikirim.',
  forge: 'Pemberitahuan dengan tanda tangan palsu dikirim.',
};
const SIGNING_MODES: Record<string, SigningMode> = { resend: 'signed', stale: 'stale', forge: 'forged' };
/** The bank code, which a transfer from another bank may put in front of the account number. */
const BANK_CODE = /^200(?=\d{18}$)/;

type Options = { bank: Bank; place: Place; kick: () => void };

/** Pages for playing the payer and the bank. */
export function mountPages(app: FastifyInstance, { bank, place, kick }: Options): void {
  const home = async (reply: FastifyReply, error: string | null, status: number) =>
    sendPage(reply, homePage(place, await bank.list(), error), { status });

  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/', (_request, reply) => home(reply, null, 200));

  app.get<PageQuery>('/va', async (request, reply) => {
    const input = (request.query.number ?? '').normalize('NFKC').replace(/[\s.-]/g, '');
    const account = await bank.byNumber(input.replace(BANK_CODE, ''));
    if (!account) return home(reply, 'Tidak ada tagihan untuk nomor itu. Periksa kembali nomornya.', 404);
    return sendPage(reply, billPage(place, account));
  });

  app.get<ById & PageQuery>('/accounts/:id', async (request, reply) => {
    const account = await bank.byId(request.params.id);
    if (!account) return home(reply, 'Rekening tidak ditemukan.', 404);
    const { done, failed } = request.query;
    const text = failed ? 'Tidak dapat dilakukan pada keadaan ini.' : DONE_TEXTS[done ?? ''];
    const notice = text === undefined ? null : { text, bad: failed !== undefined };
    return sendPage(reply, detailPage(place, account, await bank.webhookSender.list(account.id), notice));
  });

  async function perform(id: string, act: string): Promise<boolean> {
    const account = await bank.byId(id);
    if (!account) return false;
    const manner = Object.hasOwn(SIGNING_MODES, act) ? SIGNING_MODES[act] : undefined;
    if (manner) await bank.resend(account, manner);
    return manner !== undefined || (isAccountAction(act) && (await bank.move(account, act)) !== null);
  }

  app.post<ById>('/accounts/:id/:act', async (request: FastifyRequest<ById>, reply) => {
    const { id, act } = request.params;
    const ok = await perform(id, act);
    kick();
    const back = `${place.root}/accounts/${encodeURIComponent(id)}`;
    return reply.redirect(`${back}?${ok ? `done=${act}` : 'failed=1'}`, 303);
  });

  app.get<PageQuery>('/settings', async (request, reply) =>
    sendPage(reply, settingsPage(place, await bank.faults(), request.query.saved !== undefined)),
  );
  app.post('/settings', async (request, reply) => {
    await saveBankFaults(app.deps.db, bankFaultsFromForm((request.body ?? {}) as Record<string, string>));
    return reply.redirect(`${place.root}/settings?saved=1`, 303);
  });
  app.post('/callbacks/deliver', async (_request, reply) => {
    await bank.webhookSender.deliverDue({ all: true });
    return reply.redirect(`${place.root}/settings`, 303);
  });
}
