import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { auditAddress } from '../core/audit-log.ts';
import type { Link } from '../core/files.ts';
import { stampFile, watermarkText } from '../core/watermark/index.ts';
import { viewerName } from '../core/watermark/viewer-name.ts';
import { sendNotice } from './notice-page.ts';
import { sendTooManyNotice, takeRenderPoint } from './render-limit.ts';

/** Types that the browser displays; it downloads all others. */
const INLINE = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'video/mp4']);

/** Returns the `Content-Disposition` header (RFC 6266), with an ASCII name for old clients and the encoded name. */
export function disposition({
  mimeType,
  name,
  download,
}: Pick<Link, 'mimeType' | 'name' | 'download'>): string {
  const asciiName = name.replace(/[^\w .()-]/g, '_').slice(0, 100) || 'berkas';
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `${INLINE.has(mimeType) && !download ? 'inline' : 'attachment'}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}

type Contents = Readable | Uint8Array;

/**
 * Returns a file with the name of the person at the desk who opens it, and records the opening. A file that cannot carry a
 * watermark, such as a video, is returned unchanged; its entry states this.
 */
async function watermarked(
  request: FastifyRequest,
  { key, mimeType }: Link,
  viewerId: string,
  contents: Contents,
): Promise<Contents> {
  const { audit, db, clock } = request.server.deps;
  const name = await viewerName(db, viewerId);
  const isStampable = mimeType === 'application/pdf' || mimeType.startsWith('image/');
  const file = isStampable && !(contents instanceof Uint8Array) ? await buffer(contents) : contents;
  const stamped =
    file instanceof Uint8Array ? await stampFile(file, mimeType, watermarkText(name, clock())) : null;
  await audit.record({
    event: 'desk.read',
    outcome: 'success',
    operation: 'openFile',
    actorId: viewerId,
    actorRole: 'desk',
    subjectType: 'file',
    subjectId: key.split('/').at(-1) ?? key,
    reason: stamped ? null : 'NO_WATERMARK',
    address: auditAddress(request.ip),
  });
  return stamped ?? file;
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
          .send(link.viewerId ? await watermarked(request, link, link.viewerId, contents) : contents);
      },
    );
  },
  { name: 'files', dependencies: ['deps'] },
);
