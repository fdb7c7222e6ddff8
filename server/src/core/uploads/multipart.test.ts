import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encodeMultipart, type Part } from '../../../test/multipart.ts';
import { loadConfig } from '../../config.ts';
import { dataPaths } from '../../data-dir.ts';
import type { Deps } from '../../deps.ts';
import { errorsPlugin } from '../../plugins/errors.ts';
import { readDataFile } from '../data-file.ts';
import { newDataKey, useDataKeys } from '../data-keys.ts';
import { createFiles, type Files } from '../files.ts';
import { readMultipart } from './multipart.ts';

const MB = 1_048_576;
const SPECS = {
  ktp: { extention: 'image', limit: 2 },
  foto: { extention: 'image', limit: 2, max: 20 },
  surat: { extention: 'pdf', limit: 1 },
  video: { extention: 'video_image', limit: 30 },
} as const;

let app: FastifyInstance;
let folder: string;
let files: Files;
let jpeg: Buffer;
let port: number;
/** Receives the result of readMultipart in each request that was accepted. */
const onResult = vi.fn();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-uploads-'));
  const config = { ...loadConfig({ DATA_DIR: folder }), SECRET: 's'.repeat(32) };
  useDataKeys([newDataKey()]);
  files = await createFiles(config, () => new Date());
  jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5f55' } })
    .jpeg()
    .toBuffer();
  app = fastify();
  app.decorate('deps', { config, files } as Deps);
  await app.register(errorsPlugin);
  await app.register(multipart);
  app.post('/send', async (request) => {
    const result = await readMultipart(request, {
      fields: ['payload', 'productId'],
      findRule: (name) => (Object.hasOwn(SPECS, name) ? SPECS[name as keyof typeof SPECS] : null),
      maxFiles: 10,
    });
    onResult(result);
    return result;
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const storedFileNames = async () =>
  readdir(join(dataPaths(loadConfig({ DATA_DIR: folder })).files, 'uploads')).catch(() => []);
const send = async (parts: Part[]) => {
  const { payload, contentType } = encodeMultipart(parts);
  const reply = await app.inject({
    method: 'POST',
    url: '/send',
    payload,
    headers: { 'content-type': contentType },
  });
  return { status: reply.statusCode, body: reply.json() };
};
const picturePart = (content: Buffer = jpeg): Part => ({
  name: 'ktp',
  content,
  fileName: 'u1--KTP Budi.jpg',
  mimeType: 'image/jpeg',
});
const paddedJpeg = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

const videoPart = (content: Buffer): Part => ({
  name: 'video',
  content,
  fileName: 'u1--Rumah.mp4',
  mimeType: 'video/mp4',
});
/** Returns the first bytes of a video of this brand, without a picture. */
const videoHeader = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(64)]);

describe('readMultipart', () => {
  it('stores a video that can be played', async () => {
    const content = readDataFile('demo/video.mp4');
    expect(await send([videoPart(content)])).toMatchObject({
      status: 200,
      body: { files: [{ code: 'video', mimeType: 'video/mp4', bytes: content.length }] },
    });
  });

  it.each([
    ['mp42', 'Video rusak atau tidak dapat diputar, silakan pilih file lainnya'],
    [
      'qt  ',
      'File gambar atau video tidak valid, video: mp4, gambar: jpg. Video .mov dari iPhone perlu diubah dahulu: kirim ke chat WhatsApp Anda sendiri, simpan, lalu pilih hasilnya',
    ],
  ])('rejects a video that consists only of a header of the brand %j', async (brand, message) => {
    expect(await send([videoPart(videoHeader(brand))])).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'video', message }] },
    });
  });

  it('returns the fields, and the files with title, detected type and size', async () => {
    const { status, body } = await send([{ name: 'payload', content: '{"a":1}' }, picturePart()]);
    expect(status).toBe(200);
    expect(body.fields).toEqual({ payload: '{"a":1}' });
    expect(body.files).toEqual([
      {
        code: 'ktp',
        title: 'KTP Budi',
        fileName: 'u1--KTP Budi.jpg',
        mimeType: 'image/jpeg',
        bytes: jpeg.length,
        storageKey: expect.stringMatching(/^uploads\//),
      },
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await files.read(body.files[0].storageKey)) chunks.push(chunk);
    expect(Buffer.concat(chunks).equals(jpeg)).toBe(true);
  });

  it('accepts a file whose size is exactly the limit, and rejects a file that is one byte larger', async () => {
    expect((await send([picturePart(paddedJpeg(2 * MB))])).status).toBe(200);
    expect(await send([picturePart(paddedJpeg(2 * MB + 1))])).toMatchObject({
      status: 413,
      body: { response: 'Maksimal ukuran file 2 MB' },
    });
  });

  it('deletes the stored files on discard', async () => {
    const namesBefore = await storedFileNames();
    onResult.mockClear();
    await send([picturePart()]);
    expect(await storedFileNames()).toHaveLength(namesBefore.length + 1);
    await onResult.mock.calls[0]?.[0].discard();
    expect(await storedFileNames()).toEqual(namesBefore);
  });

  it.each([
    ['an unknown field', () => [{ name: 'admin', content: 'true' }], 422],
    ['a file for an unknown document', () => [{ ...picturePart(), name: 'paspor' }], 422],
    [
      'a file in a field named like a property of Object',
      () => [{ ...picturePart(), name: 'constructor' }],
      400,
    ],
    ['the same document twice', () => [picturePart(), picturePart()], 422],
    ['a text part of 300 KB', () => [{ name: 'payload', content: 'x'.repeat(300 * 1024) }], 413],
    ['a hundred fields', () => Array.from({ length: 100 }, () => ({ name: 'payload', content: 'x' })), 413],
    ['a PNG as JPEG', () => [picturePart(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))], 422],
    ['a broken picture', () => [picturePart(jpeg.subarray(0, Math.floor(jpeg.length / 2)))], 422],
    [
      'a file that only begins like a picture',
      () => [picturePart(Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(2_000, 7)]))],
      422,
    ],
    ['an empty file', () => [picturePart(Buffer.alloc(0))], 422],
    [
      'a script as PDF',
      () => [
        {
          name: 'surat',
          content: '<script>alert(1)</script>',
          fileName: 'a--Surat.pdf',
          mimeType: 'application/pdf',
        },
      ],
      422,
    ],
    ['a file with the extension of a program', () => [{ ...picturePart(), fileName: 'ktp.exe' }], 422],
    ['a file without a name', () => [{ ...picturePart(), fileName: '' }], 422],
  ])('rejects %s and stores nothing', async (_name, parts, status) => {
    const namesBefore = await storedFileNames();
    expect((await send(parts() as Part[])).status).toBe(status);
    expect(await storedFileNames()).toEqual(namesBefore);
  });

  it('deletes a valid file that precedes a rejected file', async () => {
    const namesBefore = await storedFileNames();
    const invalidPart: Part = {
      name: 'surat',
      content: 'x',
      fileName: 'a--Surat.pdf',
      mimeType: 'application/pdf',
    };
    expect((await send([picturePart(), invalidPart])).status).toBe(422);
    expect(await storedFileNames()).toEqual(namesBefore);
  });

  it('rejects an eleventh valid file, because maxFiles is 10', async () => {
    const pictureParts = (count: number) =>
      Array.from({ length: count }, () => ({ ...picturePart(), name: 'foto' }));
    expect((await send(pictureParts(10))).status).toBe(200);
    expect(await send(pictureParts(11))).toMatchObject({
      status: 413,
      body: { response: 'Maksimal 10 berkas dalam satu pengiriman' },
    });
  });

  it.each([
    [
      'a body that ends too early',
      '--b\r\nContent-Disposition: form-data; name="payload"\r\n\r\n{}',
      'multipart/form-data; boundary=b',
    ],
    ['a body without a boundary', '--b--', 'multipart/form-data'],
    ['random bytes', '\u0000\u0001\u0002'.repeat(1_000), 'multipart/form-data; boundary=b'],
  ])('rejects %s with a status below 500', async (_name, payload, contentType) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/send',
      payload,
      headers: { 'content-type': contentType },
    });
    expect([400, 415, 422]).toContain(reply.statusCode);
    expect(reply.json()).toMatchObject({ response: expect.any(String) });
  });

  it('returns no fields and no files for an empty form', async () => {
    expect(await send([])).toMatchObject({ status: 200, body: { fields: {}, files: [] } });
  });

  it('returns a text part of type JSON as text', async () => {
    const payload =
      '--b\r\nContent-Disposition: form-data; name="payload"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const reply = await app.inject({ method: 'POST', url: '/send', payload, headers });
    expect(reply.json().fields).toEqual({ payload: '{"a":1}' });
  });

  it('rejects a text part of type JSON that is not JSON', async () => {
    const payload =
      '--b\r\nContent-Disposition: form-data; name="payload"\r\nContent-Type: application/json\r\n\r\n{"a":\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const reply = await app.inject({ method: 'POST', url: '/send', payload, headers });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ message: 'INVALID' });
  });

  it('rejects a text part of type JSON with 50,000 nested lists', async () => {
    const nestedLists = '['.repeat(50_000) + ']'.repeat(50_000);
    const payload = `--b\r\nContent-Disposition: form-data; name="payload"\r\nContent-Type: application/json\r\n\r\n${nestedLists}\r\n--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const reply = await app.inject({ method: 'POST', url: '/send', payload, headers });
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'MALFORMED']);
  });

  it('rejects a boundary of 300 characters', async () => {
    const boundary = 'x'.repeat(300);
    const payload = `--${boundary}\r\nContent-Disposition: form-data; name="payload"\r\n\r\n{}\r\n--${boundary}--\r\n`;
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const reply = await app.inject({ method: 'POST', url: '/send', payload, headers });
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'MALFORMED']);
  });

  it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('reports a full disk (%s), and stores nothing', async (code) => {
    const namesBefore = await storedFileNames();
    const putSpy = vi.spyOn(files, 'put').mockImplementation(async (_key, contents) => {
      if (!(contents instanceof Uint8Array)) contents.destroy();
      throw Object.assign(new Error(`${code}: write`), { code });
    });
    const reply = await send([picturePart()]);
    putSpy.mockRestore();
    expect(reply).toMatchObject({
      status: 507,
      body: { message: 'STORAGE_FULL', response: expect.stringContaining('Penyimpanan kami sedang penuh') },
    });
    expect(await storedFileNames()).toEqual(namesBefore);
  });

  it('stores a picture without its metadata, such as the location and the camera', async () => {
    const photo = await sharp(jpeg)
      .withExif({ IFD3: { GPSLatitude: '6/1 14/1 0/1' }, IFD0: { Make: 'Kamera Rahasia' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Kamera Rahasia')).toBe(true);
    const { body } = await send([picturePart(photo)]);
    const storedFile = await buffer(await files.read(body.files[0].storageKey));
    expect(storedFile.includes('Kamera Rahasia')).toBe(false);
  });

  it('ignores the folders in a file name: neither the title nor the storage key contains them', async () => {
    const { body } = await send([{ ...picturePart(), fileName: '../../../etc/u--passwd.jpg' }]);
    expect(body.files[0]).toMatchObject({
      title: 'passwd',
      storageKey: expect.stringMatching(/^uploads\/[0-9a-f-]+$/),
    });
  });
});

describe('a multipart upload over a real connection', () => {
  /** Connects and sends the head of an upload of this size. The caller sends as much of `payload` as it needs. */
  function startUpload(size: number) {
    const { payload, contentType } = encodeMultipart([picturePart(paddedJpeg(size))]);
    const head = `POST /send HTTP/1.1\r\nHost: x\r\nContent-Type: ${contentType}\r\nContent-Length: ${payload.length}\r\n\r\n`;
    const socket = connect(port, '127.0.0.1');
    let responseText = '';
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      responseText += String(chunk);
    });
    socket.write(head);
    return { socket, payload, response: () => responseText };
  }

  it('rejects a file above its limit before the whole file has arrived', async () => {
    const namesBefore = await storedFileNames();
    const { socket, payload, response } = startUpload(20 * MB);
    socket.write(payload.subarray(0, 3 * MB));
    await vi.waitFor(() => expect(response()).toContain('413'));
    expect(response()).toContain('Maksimal ukuran file 2 MB');
    expect(await storedFileNames()).toEqual(namesBefore);
    socket.destroy();
  });

  it('lets the client read the rejection after the client has sent the whole body', async () => {
    const { payload, contentType } = encodeMultipart([picturePart(paddedJpeg(20 * MB))]);
    const reply = await fetch(`http://127.0.0.1:${port}/send`, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers: { 'content-type': contentType },
    });
    expect(reply.status).toBe(413);
  });

  it('stores no file when the connection is lost', async () => {
    const namesBefore = await storedFileNames();
    const put = vi.spyOn(files, 'put');
    const { socket, payload } = startUpload(2 * MB);
    socket.write(payload.subarray(0, MB));
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    put.mockRestore();
    socket.destroy();
    await vi.waitFor(async () => expect(await storedFileNames()).toEqual(namesBefore));
  });
});
