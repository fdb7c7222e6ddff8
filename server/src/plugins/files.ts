import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Link } from '../core/files.ts';
import { sendNotice } from './notice-page.ts';
import { sendTooManyNotice, takeRenderPoint } from './render-limit.ts';

/** Types that the browser displays; it downloads all others. */
const INLINE = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'video/mp4']);

/** Returns the `Content-Disposition` header (RFC 6266), with an ASCII name for old clients and the encoded name. */
export function disposition({ mimeType, name, download }: Omit<Link, 'key'>): string {
  const asciiName = name.replace(/[^\w .()-]/g, '_').slice(0, 100) || 'berkas';
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${INLINE.has(mimeType) && !download ? 'inline' : 'attachment'}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}

/**
 * Serves `GET /api/v1/files/{link}`. Responds with the file of a signed link, or with a page that says why the link
 * is not valid.
 */
export const filesPlugin = fp(
  async (app: FastifyInstance) => {
    app.get<{ Params: { link: string } }>(
      '/v1/files/:link',
      { errorHandler: sendTooManyNotice },
      async (request, reply) => {
        const { files } = app.deps;
        const link = files.resolveLink(request.params.link);
        if (link === 'expired') {
          return sendNotice(
            reply,
            410,
            'Tautan sudah kedaluwarsa',
            'Demi keamanan, tautan berkas hanya berlaku 10 menit. Silakan buka kembali halaman asalnya lalu klik berkas sekali lagi.',
          );
        }
        const contents = link && (await files.open(link.key, (owner) => takeRenderPoint(request, owner)));
        if (!link || !contents) {
          return sendNotice(
            reply,
            404,
            'Berkas tidak ditemukan',
            'Tautan berkas tidak lengkap atau berkas sudah tidak tersedia.',
          );
        }
        return reply
          .type(link.mimeType)
          .header('content-disposition', disposition(link))
          .header('cache-control', 'private, no-store')
          .header(
            'content-security-policy',
            "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; frame-ancestors 'self'; sandbox",
          )
          .send(contents);
      },
    );
  },
  { name: 'files', dependencies: ['deps'] },
);
