import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { dataPaths } from '../../server/src/data-dir.ts';
import type { Simulator } from '../../server/src/deps.ts';
import { disposition } from '../../server/src/plugins/files.ts';
import { sendNotice } from '../../server/src/plugins/notice-page.ts';
import { listLetters, openLetter } from './mailbox.ts';
import { letterBody, letterPage, listPage } from './pages.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'";
const BODY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

const sendHtml = (reply: FastifyReply, policy: string, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html);
const absent = (reply: FastifyReply) =>
  sendNotice(reply, 404, 'Email tidak ditemukan', 'Email ini tidak ada di kotak surat simulasi.');

/**
 * The mailbox of all recipients, outside production: mails that were written to `DATA_DIR/outbox` instead of
 * sent by SMTP.
 */
export const mailSimulator: Simulator = async (app) => {
  const folder = dataPaths(app.deps.config).outbox;

  app.get('/simulators/mail', async (_request, reply) =>
    sendHtml(reply, PAGE_POLICY, listPage(await listLetters(folder), await app.deps.mail.unsent())),
  );
  app.post<{ Params: { id: string } }>('/simulators/mail/:id/kirim-ulang', async (request, reply) => {
    const { id } = request.params;
    if (!z.uuid().safeParse(id).success || !(await app.deps.mail.resend(id))) return absent(reply);
    return reply.redirect('/simulators/mail', 303);
  });
  app.get<{ Params: { id: string } }>('/simulators/mail/:id', async (request, reply) => {
    const letter = await openLetter(folder, request.params.id);
    return letter ? sendHtml(reply, PAGE_POLICY, letterPage(letter)) : absent(reply);
  });
  app.get<{ Params: { id: string } }>('/simulators/mail/:id/isi', async (request, reply) => {
    const letter = await openLetter(folder, request.params.id);
    return letter
      ? sendHtml(reply.header('x-frame-options', 'SAMEORIGIN'), BODY_POLICY, letterBody(letter))
      : absent(reply);
  });
  app.get<{ Params: { id: string; index: string } }>(
    '/simulators/mail/:id/lampiran/:index',
    async (request, reply) => {
      const letter = await openLetter(folder, request.params.id);
      const file = letter?.files[Number(request.params.index)];
      if (!file) return absent(reply);
      return reply
        .type(file.mimeType)
        .header('content-disposition', disposition({ ...file, download: false }))
        .header('cache-control', 'no-store')
        .send(Buffer.from(file.content));
    },
  );
};
