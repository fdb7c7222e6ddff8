import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { uploadId } from '@naungan/api/uploads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { filesFor, JPEG, PDF, placeOrder, planByCode } from '../../modules/orders/fixture.ts';
import { createTestUpload, sendBytes, tusRequest } from './fixture.ts';
import { createPartialFiles } from './partial-files.ts';

const MB = 1_048_576;
const LARGE = Buffer.concat([JPEG, Buffer.alloc(MB - JPEG.length)]);

let harness: Harness;
let member: TestMember;
let port: number;
beforeAll(async () => {
  harness = await startApp();
  port = Number(new URL(await harness.app.listen({ port: 0, host: '127.0.0.1' })).port);
  member = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

const newUploadUrl = async (bytes: number) =>
  String((await createTestUpload(harness, member, bytes)).headers.location);
const offsetOf = async (url: string) =>
  Number((await tusRequest(harness, member, 'HEAD', url)).headers['upload-offset']);
const partialFiles = () => createPartialFiles(harness.deps);
/** Reads the stored bytes from the disk: a request for the offset would end the request that is still sending. */
const waitForBytesOnDisk = (url: string, bytes: number) =>
  vi.waitFor(async () => expect((await partialFiles().store.getUpload(uploadId(url))).offset).toBe(bytes), {
    timeout: 10_000,
  });

/** Stores all bytes as a server does that is killed before it completes the upload. */
const storeBytes = (url: string, bytes: Buffer) =>
  partialFiles().store.write(Readable.from([bytes]), uploadId(url), 0);

/** Declares the whole file on a separate connection, and sends its first bytes. */
function startSending(url: string, bytes: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const head = [
    `PATCH ${url} HTTP/1.1`,
    'Host: naungan.test',
    `access_token: ${member.token}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${LARGE.length}`,
    '\r\n',
  ].join('\r\n');
  socket.write(head);
  socket.write(LARGE.subarray(0, bytes));
  return socket;
}

describe('an upload over a bad network', () => {
  it('continues after the last received byte when the connection was lost', async () => {
    const url = await newUploadUrl(LARGE.length);
    const socket = startSending(url, 300_000);
    await waitForBytesOnDisk(url, 300_000);
    socket.destroy();
    expect(await offsetOf(url)).toBe(300_000);
    expect((await sendBytes(harness, member, url, 300_000, LARGE.subarray(300_000))).status).toBe(204);
    expect(await offsetOf(url)).toBe(LARGE.length);
  });

  it('continues in a new request while the earlier request still hangs', async () => {
    const url = await newUploadUrl(LARGE.length);
    const socket = startSending(url, 200_000);
    await waitForBytesOnDisk(url, 200_000);
    expect(await offsetOf(url)).toBe(200_000);
    expect((await sendBytes(harness, member, url, 200_000, LARGE.subarray(200_000))).status).toBe(204);
    expect(await offsetOf(url)).toBe(LARGE.length);
    socket.destroy();
  });

  it('ends when the client deletes it, even while its bytes still arrive', async () => {
    const url = await newUploadUrl(LARGE.length);
    const socket = startSending(url, 200_000);
    await waitForBytesOnDisk(url, 200_000);
    expect((await tusRequest(harness, member, 'DELETE', url)).status).toBe(204);
    socket.destroy();
    expect((await tusRequest(harness, member, 'HEAD', url)).status).toBe(404);
  });
});

describe('a server that stopped after the last byte of an upload', () => {
  it('checks the file when the client requests its offset', async () => {
    const url = await newUploadUrl(JPEG.length);
    await storeBytes(url, JPEG);
    expect(await offsetOf(url)).toBe(JPEG.length);
    const otherParts = filesFor(planByCode('HK-01')).filter(({ name }) => name !== 'ktp');
    const uploads = { name: 'uploads', content: JSON.stringify({ ktp: uploadId(url) }) };
    await placeOrder(harness, member, { files: [...otherParts, uploads] });
  });

  it('responds to simultaneous requests for the offset with the length of the file', async () => {
    const url = await newUploadUrl(JPEG.length);
    await storeBytes(url, JPEG);
    const offsetRequests = Array.from({ length: 12 }, (_, index) =>
      pause(index * 4).then(() => offsetOf(url)),
    );
    expect(new Set(await Promise.all(offsetRequests))).toEqual(new Set([JPEG.length]));
  });

  it('rejects an invalid file with 422, and deletes the upload', async () => {
    const url = await newUploadUrl(PDF.length);
    await storeBytes(url, PDF);
    expect((await tusRequest(harness, member, 'HEAD', url)).status).toBe(422);
    expect((await tusRequest(harness, member, 'HEAD', url)).status).toBe(404);
  });
});
