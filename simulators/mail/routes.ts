import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { dataPaths } from '../../server/src/data-dir.ts';
import type { Simulator } from '../../server/src/deps.ts';
import { disposition } from '../../server/src/plugins/files.ts';
import { sendNotice } from '../../server/src/plugins/notice-page.ts';
import { findMail, listMails } from './mailbox.ts';
import { listPage, mailBody, mailPage } from './pages.ts';

/** The page shows the unsent mails that wait longest. */
const OLDEST = { limit: 100, sort: 'oldest' } as const;
const PAGE_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'";
const BODY_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

const sendHtml = (reply: FastifyReply, csp: string, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', csp)
    .header('cache-control', 'no-store')
    .send(html);
const sendNotFound = (reply: FastifyReply) =>
  sendNotice(reply, 404, 'Email tidak ditemukan', 'Email ini tidak ada di kotak surat simulasi.');

/**
 * Simulates the mailbox of all recipients outside production: shows the mails that the server has written to
 * `DATA_DIR/outbox` instead of sending them by SMTP. Paths are Indonesian: `isi` is the content of a mail, `lampiran` an
 * attachment, `kirim-ulang` sends an unsent mail again.
 */
export const mailSimulator: Simulator = async (app) => {
  const folder = dataPaths(app.deps.config).outbox;

  app.get('/simulators/mail', async (_request, reply) =>
    sendHtml(reply, PAGE_CSP, listPage(await listMails(folder), (await app.deps.mail.unsent(OLDEST)).rows)),
  );
  app.post<{ Params: { id: string } }>('/simulators/mail/:id/kirim-ulang', async (request, reply) => {
    const { id } = request.params;
    if (!z.uuid().safeParse(id).success || !(await app.deps.mail.resend(id))) return sendNotFound(reply);
    return reply.redirect('/simulators/mail', 303);
  });
  app.get<{ Params: { id: string } }>('/simulators/mail/:id', async (request, reply) => {
    const mail = await findMail(folder, request.params.id);
    return mail ? sendHtml(reply, PAGE_CSP, mailPage(mail)) : sendNotFound(reply);
  });
  app.get<{ Params: { id: string } }>('/simulators/mail/:id/isi', async (request, reply) => {
    const mail = await findMail(folder, request.params.id);
    // SAMEORIGIN, because the page of the mail shows the content in a frame.
    return mail
      ? sendHtml(reply.header('x-frame-options', 'SAMEORIGIN'), BODY_CSP, mailBody(mail))
      : sendNotFound(reply);
  });
  app.get<{ Params: { id: string; index: string } }>(
    '/simulators/mail/:id/lampiran/:index',
    async (request, reply) => {
      const mail = await findMail(folder, request.params.id);
      const file = mail?.files[Number(request.params.index)];
      if (!file) return sendNotFound(reply);
      return reply
        .type(file.mimeType)
        .header('content-disposition', disposition({ ...file, download: false }))
        .header('cache-control', 'no-store')
        .send(Buffer.from(file.content));
    },
  );
};
