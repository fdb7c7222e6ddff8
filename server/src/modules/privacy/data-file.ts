import { todayInJakarta } from '@naungan/domain/dates';
import type { FastifyInstance } from 'fastify';
import { takePoints } from '../../core/limits.ts';
import { LIMITS } from '../../limits.ts';
import { sendNotice } from '../../plugins/notice-page.ts';
import { sendTooManyNotice, takeRenderPoint } from '../../plugins/render-limit.ts';
import { collectData } from './data.ts';
import { DATA_PATH, readDataLink } from './data-link.ts';
import { renderData } from './data-pdf.ts';

/** Serves the file with a member's data to which a link leads, or a page that explains why the link does not work. */
export function mountDataFile(app: FastifyInstance): void {
  app.get<{ Params: { link: string } }>(
    DATA_PATH,
    { errorHandler: sendTooManyNotice },
    async (request, reply) => {
      const { deps } = app;
      const link = readDataLink(deps, request.params.link);
      if (link === 'expired') {
        const text =
          'Demi keamanan, tautan data pribadi hanya berlaku 10 menit. Silakan buat tautan baru dari halaman profil Anda.';
        return sendNotice(reply, 410, 'Tautan sudah kedaluwarsa', text);
      }
      if (link) await takePoints(deps, LIMITS.memberData, link.userId);
      if (link?.format === 'pdf') await takeRenderPoint(request, link.userId);
      const data = link && (await collectData(deps, link.userId));
      if (!link || !data) {
        return sendNotice(
          reply,
          404,
          'Berkas tidak ditemukan',
          'Tautan tidak lengkap atau akun sudah dihapus.',
        );
      }
      const name = `data-pribadi-${todayInJakarta(deps.clock())}.${link.format}`;
      reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store');
      return link.format === 'pdf'
        ? reply.type('application/pdf').send(await renderData(data, deps.config.BRAND))
        : reply.type('application/json; charset=utf-8').send(JSON.stringify(data.data, null, 2));
    },
  );
}
