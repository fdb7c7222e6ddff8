import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { openDisk } from './disk.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const PDF = { mimeType: 'application/pdf' };
const openLink = (link: string) => harness.api('GET', `/${link}`);
async function storeFile(name = 'Sertifikat Polis – Budi.pdf', mimeType = 'application/pdf') {
  const key = `uploads/${randomUUID()}`;
  await harness.deps.files.put(key, Readable.from([Buffer.from('%PDF-1.7 isi')]), PDF);
  return { key, link: harness.deps.files.signedUrl(key, { name, mimeType }) };
}

describe('openDisk', () => {
  it('rejects S3_BUCKET without the packages of the store, and names the command that installs them', async () => {
    const config = { ...harness.deps.config, S3_BUCKET: 'polis' };
    const importBucket = () => Promise.reject(new Error('Cannot find package'));
    await expect(openDisk(config, importBucket)).rejects.toThrow('npm ci --prefix server/s3');
  });
});

describe('a signed link', () => {
  it('downloads a PDF instead of displaying it when the link has `download`', async () => {
    const { key } = await storeFile();
    const link = harness.deps.files.signedUrl(key, { name: 'Invoice.pdf', ...PDF, download: true });
    expect((await openLink(link)).headers['content-disposition']).toMatch(
      /^attachment; filename="Invoice.pdf"/,
    );
  });

  it('opens the file without a token for 10 minutes, then returns 410 with a page', async () => {
    const { link } = await storeFile();
    expect(link).toMatch(/^\/api\/v1\/files\//);
    const reply = await openLink(link);
    expect(reply).toMatchObject({ status: 200, text: '%PDF-1.7 isi' });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toBe(
      `inline; filename="Sertifikat Polis _ Budi.pdf"; filename*=UTF-8''Sertifikat%20Polis%20%E2%80%93%20Budi.pdf`,
    );
    expect(reply.headers['cache-control']).toBe('private, no-store');
    harness.clock.advance(600);
    expect((await openLink(link)).status).toBe(200);
    harness.clock.advance(1);
    const expiredReply = await openLink(link);
    expect(expiredReply.status).toBe(410);
    expect(expiredReply.text).toContain('Tautan sudah kedaluwarsa');
  });

  it('downloads HTML instead of displaying it', async () => {
    const { link } = await storeFile('halaman".html', 'text/html');
    const { headers } = await openLink(link);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="halaman_.html"/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; frame-ancestors 'self'; sandbox",
    );
  });

  it('rejects a signed link whose key, time or MIME type was changed', async () => {
    const { link } = await storeFile();
    const [encodedPayload = '', signature = ''] = link.replace('/api/v1/files/', '').split('.');
    const payload = JSON.parse(Buffer.from(encodedPayload, 'base64url').toString());
    const forgedPayloads = [{ k: 'secret' }, { e: payload.e + 1 }, { m: 'text/html' }].map((change) =>
      Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64url'),
    );
    for (const forgedPayload of forgedPayloads)
      expect((await harness.api('GET', `/files/${forgedPayload}.${signature}`)).status).toBe(404);
  });

  it.each(['x', 'a.b', 'a.b.c', '%00', '..%2F..%2Fsecret', 'x'.repeat(1_500)])(
    'rejects the malformed signed link %s',
    async (link) => {
      const reply = await harness.api('GET', `/files/${link}`);
      expect(reply.status).toBe(404);
      expect(reply.text).toContain('Berkas tidak ditemukan');
    },
  );

  it('returns 404 for a removed file; removing the file twice is no error', async () => {
    const { key, link } = await storeFile();
    await harness.deps.files.remove(key);
    await harness.deps.files.remove(key);
    expect((await openLink(link)).status).toBe(404);
  });
});
