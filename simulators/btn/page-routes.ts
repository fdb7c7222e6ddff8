import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../midtrans/send-page.ts';
import { STYLE } from '../midtrans/style.ts';
import { isAccountAction } from './account.ts';
import type { Bank } from './bank.ts';
import { bankFaultsFromForm, saveBankFaults } from './faults.ts';
import { billPage, detailPage, homePage, type SimulatorSite } from './pages.ts';
import { settingsPage } from './settings-page.ts';
import type { SigningMode } from './webhook-sender.ts';

type AccountRoute = { Params: { id: string; action: string } };
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
/** The bank code, which customers of another bank can enter before the account number. */
const BANK_CODE = /^200(?=\d{18}$)/;

type Options = { bank: Bank; site: SimulatorSite; runScheduledWork: () => void };

/** Mounts pages with the actions of the payer and of the bank. */
export function mountPages(app: FastifyInstance, { bank, site, runScheduledWork }: Options): void {
  const sendHome = async (reply: FastifyReply, error: string | null, status: number) =>
    sendPage(reply, homePage(site, await bank.list(), error), { status });

  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/', (_request, reply) => sendHome(reply, null, 200));

  app.get<PageQuery>('/va', async (request, reply) => {
    const input = (request.query.number ?? '').normalize('NFKC').replace(/[\s.-]/g, '');
    const account = await bank.findOpenByNumber(input.replace(BANK_CODE, ''));
    if (!account) return sendHome(reply, 'Tidak ada tagihan untuk nomor itu. Periksa kembali nomornya.', 404);
    return sendPage(reply, billPage(site, account));
  });

  app.get<AccountRoute & PageQuery>('/accounts/:id', async (request, reply) => {
    const account = await bank.findById(request.params.id);
    if (!account) return sendHome(reply, 'Rekening tidak ditemukan.', 404);
    const { done, failed } = request.query;
    const text = failed ? 'Tidak dapat dilakukan pada keadaan ini.' : DONE_TEXTS[done ?? ''];
    const notice = text === undefined ? null : { text, isError: failed !== undefined };
    return sendPage(reply, detailPage(site, account, await bank.webhookSender.list(account.id), notice));
  });

  /** Performs an action on an account; returns whether the action was possible. */
  async function performAction(id: string, action: string): Promise<boolean> {
    const account = await bank.findById(id);
    if (!account) return false;
    const signingMode = Object.hasOwn(SIGNING_MODES, action) ? SIGNING_MODES[action] : undefined;
    if (signingMode) {
      await bank.resend(account, signingMode);
      return true;
    }
    return isAccountAction(action) && (await bank.applyAction(account, action)) !== null;
  }

  app.post<AccountRoute>('/accounts/:id/:action', async (request: FastifyRequest<AccountRoute>, reply) => {
    const { id, action } = request.params;
    const isDone = await performAction(id, action);
    runScheduledWork();
    const detailPath = `${site.root}/accounts/${encodeURIComponent(id)}`;
    return reply.redirect(`${detailPath}?${isDone ? `done=${action}` : 'failed=1'}`, 303);
  });

  app.get<PageQuery>('/settings', async (request, reply) =>
    sendPage(reply, settingsPage(site, await bank.loadFaults(), request.query.saved !== undefined)),
  );
  app.post('/settings', async (request, reply) => {
    await saveBankFaults(app.deps.db, bankFaultsFromForm((request.body ?? {}) as Record<string, string>));
    return reply.redirect(`${site.root}/settings?saved=1`, 303);
  });
  app.post('/callbacks/deliver', async (_request, reply) => {
    await bank.webhookSender.deliverDue({ all: true });
    return reply.redirect(`${site.root}/settings`, 303);
  });
}
