import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, type Part, startApp, type TestMember } from '../../../test/harness.ts';
import { encodeMultipart } from '../../../test/multipart.ts';
import { dataPaths } from '../../data-dir.ts';
import { orders } from '../../db/schema.ts';
import { filesFor, JPEG, PDF, payloadFor, planByCode, sendOrder, textParts } from './fixture.ts';

let harness: Harness;
let member: TestMember;
let port: number;
beforeAll(async () => {
  harness = await startApp();
  port = Number(new URL(await harness.app.listen({ port: 0, host: '127.0.0.1' })).port);
  member = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

const plan = planByCode('HK-01');
const [ktp, portrait] = filesFor(plan);
const filePart = (name: string, content: Buffer, fileName: string, mimeType: string): Part => ({
  name,
  content,
  fileName,
  mimeType,
});
/** Returns the files of an order, with `part` as the second file. */
const filesWith = (part: Part): Part[] => [portrait, part].flatMap((entry) => entry ?? []);

async function storedFiles(): Promise<string[]> {
  const folder = join(dataPaths(harness.deps.config).files, 'uploads');
  return readdir(folder).catch(() => []);
}
const storedOrders = () =>
  harness.deps.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, member.id));

/** Sends an order with invalid files and expects that neither order nor files are stored. */
async function expectRejected(files: Part[]) {
  const formerFiles = await storedFiles();
  const reply = await sendOrder(harness, member, { files });
  expect(await storedOrders()).toEqual([]);
  expect(await storedFiles()).toEqual(formerFiles);
  return reply;
}

const MB = 1_048_576;
const jpegOfSize = (bytes: number) => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)]);

describe('files of an order', () => {
  it.each([
    ['a PDF under the name of a picture', filePart('ktp', PDF, 'a--KTP.jpg', 'image/jpeg')],
    [
      'a PNG under the name of a JPEG',
      filePart('ktp', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'a--KTP.jpg', 'image/jpeg'),
    ],
    [
      'a program under the name of a picture',
      filePart('ktp', Buffer.from('MZ'.padEnd(200, 'x')), 'a--KTP.jpg', 'image/jpeg'),
    ],
    ['a picture whose file name ends with .exe', filePart('ktp', JPEG, 'a--KTP.exe', 'image/jpeg')],
    ['an empty file', filePart('ktp', Buffer.alloc(0), 'a--KTP.jpg', 'image/jpeg')],
    ['half a picture', filePart('ktp', JPEG.subarray(0, JPEG.length / 2), 'a--KTP.jpg', 'image/jpeg')],
    [
      'a picture for a document that must be a PDF',
      filePart('surat-dokter', JPEG, 'a--Surat.pdf', 'application/pdf'),
    ],
  ])('rejects a file of an order: %s', async (_title, part) => {
    expect(await expectRejected(filesWith(part))).toMatchObject({
      status: 422,
      body: { message: 'INVALID' },
    });
  });

  it('rejects an order with a file for a document that the line does not have', async () => {
    expect(
      await expectRejected([...filesFor(plan), filePart('slip-gaji', JPEG, 'a--Slip.jpg', 'image/jpeg')]),
    ).toMatchObject({ status: 422 });
  });

  it('rejects an order with a file that only another plan requires', async () => {
    const unrequestedFile = filePart('kartu-keluarga', PDF, 'a--KK.pdf', 'application/pdf');
    expect(await expectRejected([...filesFor(plan), unrequestedFile])).toMatchObject({
      status: 422,
      body: { response: 'Berkas ini tidak diminta' },
    });
  });

  it('rejects an order with a file that is one byte above the limit', async () => {
    const reply = await expectRejected(
      filesWith(filePart('ktp', jpegOfSize(2 * MB + 1), 'a--KTP.jpg', 'image/jpeg')),
    );
    expect(reply).toMatchObject({ status: 413, body: { response: 'Maksimal ukuran file 2 MB' } });
  });

  it('rejects an order with more than ten files', async () => {
    const files = Array.from({ length: 11 }, (_, index) =>
      filePart(`berkas-${index}`, JPEG, `a--${index}.jpg`, 'image/jpeg'),
    );
    expect((await expectRejected(files)).status).toBeGreaterThanOrEqual(400);
    const elevenFilesOfOneField = Array.from({ length: 11 }, () => ktp).flatMap((part) => part ?? []);
    expect((await expectRejected(elevenFilesOfOneField)).status).toBeGreaterThanOrEqual(400);
  });

  it('stores no files when the order is rejected', async () => {
    const formerFiles = await storedFiles();
    expect(await sendOrder(harness, member, { payload: { fullname: '' } })).toMatchObject({ status: 422 });
    expect(await storedFiles()).toEqual(formerFiles);
  });

  it('stores no files of an order when the database transaction fails', async () => {
    const formerFiles = await storedFiles();
    const queue = vi.spyOn(harness.deps.mail, 'queue').mockRejectedValueOnce(new Error('the outbox is full'));
    expect(await sendOrder(harness, member)).toMatchObject({ status: 500, body: { message: 'FAILED' } });
    queue.mockRestore();
    expect(await storedFiles()).toEqual(formerFiles);
    expect(await storedOrders()).toEqual([]);
  });

  it('stores no files of an order when the connection is lost', async () => {
    const formerFiles = await storedFiles();
    const parts = [
      ...textParts(plan, payloadFor(plan, harness.clock.now())),
      ...filesFor(plan),
      filePart('surat-dokter', jpegOfSize(MB), 'a.pdf', 'application/pdf'),
    ];
    const { payload, contentType } = encodeMultipart(parts);
    const head = [
      'POST /api/v1/transaction/kesehatan HTTP/1.1',
      'Host: naungan.test',
      `access_token: ${member.token}`,
      `Content-Type: ${contentType}`,
      `Content-Length: ${payload.length}`,
      '\r\n',
    ].join('\r\n');
    const socket = connect(port, '127.0.0.1');
    const putFile = vi.spyOn(harness.deps.files, 'put');
    socket.write(head);
    // The last half megabyte, which is part of the last file, is never sent.
    socket.write(payload.subarray(0, payload.length - MB / 2));
    await vi.waitFor(() => expect(putFile).toHaveBeenCalled());
    socket.destroy();
    putFile.mockRestore();
    await vi.waitFor(async () => expect(await storedFiles()).toEqual(formerFiles));
    expect(await storedOrders()).toEqual([]);
  });

  it('accepts an order whose files come before the part that names the plan', async () => {
    const customer = await harness.registerMember({ complete: true });
    const parts = [...filesFor(plan), ...textParts(plan, payloadFor(plan, harness.clock.now()))];
    expect(await harness.multipart('POST', '/transaction/kesehatan', parts, customer)).toMatchObject({
      status: 200,
    });
  });

  it('accepts an order with a file as large as the limit', async () => {
    const customer = await harness.registerMember({ complete: true });
    const files = filesWith(filePart('ktp', jpegOfSize(2 * MB), 'a--KTP.jpg', 'image/jpeg'));
    expect(await sendOrder(harness, customer, { files })).toMatchObject({ status: 200 });
  });

  it('stores the files of a repeated order request once', async () => {
    const customer = await harness.registerMember({ complete: true });
    await sendOrder(harness, customer, { key: 'sekali-saja' });
    const formerFiles = await storedFiles();
    await sendOrder(harness, customer, { key: 'sekali-saja' });
    expect(await storedFiles()).toEqual(formerFiles);
  });
});
