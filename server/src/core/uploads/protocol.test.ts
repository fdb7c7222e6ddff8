import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE } from '@naungan/api/routes';
import { uploadId } from '@naungan/api/uploads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { dataPaths } from '../../data-dir.ts';
import { uploads } from '../../db/schema.ts';
import { JPEG, PDF } from '../../modules/orders/fixture.ts';
import { UNUSED_UPLOAD_LIMITS } from './create-upload.ts';
import { createTestUpload, metadataOf, sendBytes, tusRequest, uploadAhead } from './fixture.ts';

const MB = 1_048_576;
const ROOT = `${API_BASE}/uploads`;
const UNKNOWN_UPLOAD = `${ROOT}/0198f1c2-0000-7000-8000-000000000000`;

let harness: Harness;
let member: TestMember;
let otherMember: TestMember;
beforeAll(async () => {
  harness = await startApp();
  [member, otherMember] = await Promise.all([harness.registerMember(), harness.registerMember()]);
});
afterAll(() => harness.close());

const newUploadUrl = async (bytes: number, caller = member) =>
  String((await createTestUpload(harness, caller, bytes)).headers.location);
const offsetOf = async (url: string) =>
  (await tusRequest(harness, member, 'HEAD', url)).headers['upload-offset'];
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const paddedJpeg = (bytes: number) => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)]);

describe('uploads by the tus protocol', () => {
  it('the response to OPTIONS contains the version and the extensions of the protocol', async () => {
    expect(await tusRequest(harness, null, 'OPTIONS', ROOT)).toMatchObject({
      status: 204,
      headers: { 'tus-version': '1.0.0', 'tus-extension': 'creation,creation-with-upload,termination' },
    });
  });

  it('an upload is created, sent in chunks and completed', async () => {
    const createReply = await createTestUpload(harness, member, JPEG.length);
    expect(createReply).toMatchObject({ status: 201, headers: { 'tus-resumable': '1.0.0' } });
    const url = String(createReply.headers.location);
    expect(url).toMatch(/^\/api\/v1\/uploads\/[0-9a-f-]{36}$/);
    const firstReply = await sendBytes(harness, member, url, 0, JPEG.subarray(0, 100));
    expect(firstReply).toMatchObject({ status: 204, headers: { 'upload-offset': '100' } });
    expect(await tusRequest(harness, member, 'HEAD', url)).toMatchObject({
      status: 200,
      headers: {
        'upload-offset': '100',
        'upload-length': String(JPEG.length),
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      },
    });
    expect((await sendBytes(harness, member, url, 100, JPEG.subarray(100))).status).toBe(204);
    expect(String(await offsetOf(url))).toBe(String(JPEG.length));
  });

  it('an upload continues at its offset, and at no other offset', async () => {
    const url = await newUploadUrl(JPEG.length);
    await sendBytes(harness, member, url, 0, JPEG.subarray(0, 50));
    expect(await sendBytes(harness, member, url, 0, JPEG)).toMatchObject({
      status: 409,
      body: { message: 'CONFLICT' },
    });
    expect((await sendBytes(harness, member, url, 51, JPEG.subarray(51))).status).toBe(409);
    expect(await offsetOf(url)).toBe('50');
    expect((await sendBytes(harness, member, url, 50, JPEG.subarray(50))).status).toBe(204);
    expect((await sendBytes(harness, member, url, JPEG.length, Buffer.from('x'))).status).toBe(409);
  });

  it('an upload accepts no more bytes than were declared', async () => {
    const url = await newUploadUrl(100);
    expect(await sendBytes(harness, member, url, 0, JPEG.subarray(0, 101))).toMatchObject({
      status: 413,
      body: { message: 'TOO_LARGE' },
    });
    expect(await offsetOf(url)).toBe('0');
  });

  it("an upload may be as large as its document's limit, and no larger", async () => {
    const url = await newUploadUrl(2 * MB);
    expect((await sendBytes(harness, member, url, 0, paddedJpeg(2 * MB))).status).toBe(204);
    expect(await createTestUpload(harness, member, 2 * MB + 1)).toMatchObject({
      status: 413,
      body: { response: 'Maksimal ukuran file 2 MB' },
    });
  });

  it('a deleted upload is not found (404)', async () => {
    const unfinishedUrl = await newUploadUrl(JPEG.length);
    const { url: finishedUrl } = await uploadAhead(harness, member, JPEG);
    for (const url of [unfinishedUrl, finishedUrl]) {
      expect((await tusRequest(harness, member, 'DELETE', url)).status).toBe(204);
      expect((await tusRequest(harness, member, 'HEAD', url)).status).toBe(404);
      expect((await sendBytes(harness, member, url, 0, JPEG)).status).toBe(404);
      expect((await tusRequest(harness, member, 'DELETE', url)).status).toBe(404);
    }
  });

  it('an upload can be created and sent in a single request', async () => {
    const reply = await tusRequest(
      harness,
      member,
      'POST',
      ROOT,
      {
        'upload-length': String(JPEG.length),
        'upload-metadata': metadataOf({ code: 'ktp', filename: 'a.jpg', productType: 'kesehatan' }),
        'content-type': 'application/offset+octet-stream',
      },
      JPEG,
    );
    expect(reply).toMatchObject({ status: 201, headers: { 'upload-offset': String(JPEG.length) } });
  });
});

describe('the check of an uploaded file', () => {
  it.each([
    ['a PNG as JPEG', PNG, 'File gambar tidak valid, gambar: jpg'],
    ['a PDF as JPEG', PDF, 'File gambar tidak valid, gambar: jpg'],
    ['a program as JPEG', Buffer.from('MZ'.padEnd(300, 'x')), 'File gambar tidak valid, gambar: jpg'],
    [
      'half a picture',
      JPEG.subarray(0, JPEG.length / 2),
      'Gambar rusak atau tidak dapat dibuka, silakan pilih file lainnya',
    ],
  ])('rejects %s when the last byte arrives, and deletes the upload', async (_what, content, message) => {
    const url = await newUploadUrl(content.length);
    expect(await sendBytes(harness, member, url, 0, content)).toMatchObject({
      status: 422,
      body: {
        message: 'INVALID',
        response: message,
        errors: [{ path: 'ktp', message }],
      },
    });
    expect((await tusRequest(harness, member, 'HEAD', url)).status).toBe(404);
  });

  it.each([
    ['a file name with another extension', { filename: 'ktp.exe' }, 422],
    ['a declared type that the document does not allow', { filetype: 'application/pdf' }, 422],
    ['a document that the line does not require', { code: 'slip-gaji' }, 422],
    ['a code named like a property of Object', { code: 'constructor' }, 422],
    ['a line that does not exist', { productType: 'asuransi' }, 400],
    ['no name', { filename: '' }, 400],
    ['the revision of an unknown order', { orderId: '0198f1c2-0000-7000-8000-000000000000' }, 404],
    ['the revision of an order with a malformed id', { orderId: 'x' }, 404],
  ])('rejects %s before the first byte arrives', async (_what, uploadFields, status) => {
    const reply = await createTestUpload(harness, member, JPEG.length, uploadFields);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ response: expect.any(String) });
  });

  it('rejects an empty file', async () => {
    expect(await createTestUpload(harness, member, 0)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ktp', message: 'File kosong, silakan pilih file lainnya' }] },
    });
  });
});

describe('access to an upload', () => {
  it('returns 404 for another member’s upload', async () => {
    const url = await newUploadUrl(JPEG.length);
    expect((await tusRequest(harness, otherMember, 'HEAD', url)).status).toBe(404);
    expect((await sendBytes(harness, otherMember, url, 0, JPEG)).status).toBe(404);
    expect((await tusRequest(harness, otherMember, 'DELETE', url)).status).toBe(404);
    expect(await offsetOf(url)).toBe('0');
  });

  it.each([
    ['an unknown upload', UNKNOWN_UPLOAD],
    ['a malformed id', `${ROOT}/x`],
    ['a path outside of the uploads', `${ROOT}/..%2f..%2fsecret`],
  ])('returns 404 for %s', async (_what, url) => {
    expect((await tusRequest(harness, member, 'HEAD', url)).status).toBe(404);
    expect((await sendBytes(harness, member, url, 0, JPEG)).status).toBe(404);
    expect((await tusRequest(harness, member, 'DELETE', url)).status).toBe(404);
  });

  it('returns 401 without the token of a member, and 403 for the desk', async () => {
    const url = await newUploadUrl(JPEG.length);
    const desk = { token: await harness.deskToken() };
    for (const [caller, status] of [
      [null, 401],
      [{ token: 'salah' }, 401],
      [desk, 403],
    ] as const) {
      expect((await createTestUpload(harness, caller, JPEG.length)).status).toBe(status);
      expect((await tusRequest(harness, caller, 'HEAD', url)).status).toBe(status);
      expect((await sendBytes(harness, caller, url, 0, JPEG)).status).toBe(status);
      expect((await tusRequest(harness, caller, 'DELETE', url)).status).toBe(status);
    }
  });

  it('reads the token from the header access_token only', async () => {
    const { token } = member;
    for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `access_token=${token}` }]) {
      const reply = await tusRequest(harness, null, 'POST', `${ROOT}?access_token=${token}`, headers);
      expect(reply.status).toBe(401);
    }
  });

  it('ignores the header x-upload-owner, in which a client names another member', async () => {
    const url = String(
      (
        await tusRequest(harness, member, 'POST', ROOT, {
          'x-upload-owner': otherMember.id,
          'upload-length': '100',
          'upload-metadata': metadataOf({ code: 'ktp', filename: 'a.jpg', productType: 'kesehatan' }),
        })
      ).headers.location,
    );
    expect((await tusRequest(harness, otherMember, 'HEAD', url)).status).toBe(404);
    expect(await offsetOf(url)).toBe('0');
  });
});

describe('malformed requests of the tus protocol', () => {
  const length = { 'upload-length': '100' };
  const metadata = metadataOf({ code: 'ktp', filename: 'a.jpg', productType: 'kesehatan' });
  it.each([
    ['no version', { ...length, 'tus-resumable': undefined, 'upload-metadata': metadata }, 412],
    ['another version', { ...length, 'tus-resumable': '0.2.0', 'upload-metadata': metadata }, 400],
    ['no length', { 'upload-metadata': metadata }, 400],
    ['a negative length', { 'upload-length': '-1', 'upload-metadata': metadata }, 400],
    ['a length that is not a number', { 'upload-length': '1e3', 'upload-metadata': metadata }, 400],
    [
      'a length that is too large for a number',
      { 'upload-length': '9'.repeat(30), 'upload-metadata': metadata },
      400,
    ],
    ['a huge length', { 'upload-length': '9007199254740991', 'upload-metadata': metadata }, 413],
    ['a deferred length', { 'upload-defer-length': '1', 'upload-metadata': metadata }, 400],
    ['no metadata', length, 400],
    ['metadata without base64', { ...length, 'upload-metadata': 'code %%%' }, 400],
    ['metadata twice', { ...length, 'upload-metadata': `${metadata},code eA==` }, 400],
    ['metadata without a value', { ...length, 'upload-metadata': 'code' }, 400],
    ['a part of another upload', { ...length, 'upload-concat': 'partial', 'upload-metadata': metadata }, 400],
  ])('are rejected with a status below 500: %s', async (_what, headers, status) => {
    const reply = await tusRequest(harness, member, 'POST', ROOT, headers);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ message: expect.any(String), response: expect.any(String) });
  });

  it.each([
    ['no offset', { 'upload-offset': undefined }, 403],
    ['a negative offset', { 'upload-offset': '-1' }, 400],
    ['no type', { 'content-type': undefined }, 415],
    ['the type of a form', { 'content-type': 'multipart/form-data; boundary=b' }, 400],
    ['the type of JSON', { 'content-type': 'application/json' }, 400],
    ['a second length', { 'upload-length': '5' }, 400],
  ])('do not continue an upload: %s', async (_what, headers, status) => {
    const url = await newUploadUrl(JPEG.length);
    const allHeaders = {
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      ...headers,
    };
    const reply = await tusRequest(harness, member, 'PATCH', url, allHeaders, JPEG);
    expect(reply.status).toBe(status);
    expect(await offsetOf(url)).toBe('0');
  });
});

describe("a member's limits for unused uploads", () => {
  it('reject an upload above the maximum number, and accept it after the deletion of another upload', async () => {
    const newMember = await harness.registerMember();
    const urls = [];
    for (let count = 0; count < UNUSED_UPLOAD_LIMITS.uploads; count += 1)
      urls.push(await newUploadUrl(10, newMember));
    expect(await createTestUpload(harness, newMember, 10)).toMatchObject({
      status: 429,
      body: { message: 'TOO_MANY' },
    });
    expect((await createTestUpload(harness, otherMember, 10)).status).toBe(201);
    await tusRequest(harness, newMember, 'DELETE', urls[0] ?? '');
    expect((await createTestUpload(harness, newMember, 10)).status).toBe(201);
  });

  it('apply to uploads that are created at the same moment', async () => {
    const newMember = await harness.registerMember();
    const replies = await Promise.all(
      Array.from({ length: UNUSED_UPLOAD_LIMITS.uploads + 5 }, () =>
        createTestUpload(harness, newMember, 10),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(UNUSED_UPLOAD_LIMITS.uploads);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('reject an upload that exceeds the maximum number of bytes of all unused uploads', async () => {
    const newMember = await harness.registerMember();
    const bytes = UNUSED_UPLOAD_LIMITS.bytes - 10;
    const expiresAt = new Date(harness.clock.now().getTime() + 3_600_000);
    const largeUpload = {
      code: 'ktp',
      title: 'KTP',
      extention: 'image' as const,
      fileName: 'a.jpg',
      bytes,
      expiresAt,
    };
    await harness.deps.db.insert(uploads).values({ ...largeUpload, userId: newMember.id });
    expect(await createTestUpload(harness, newMember, 11)).toMatchObject({
      status: 429,
      body: { message: 'TOO_MANY', response: expect.stringContaining('Jumlah ukuran berkas') },
    });
    expect((await createTestUpload(harness, newMember, 10)).status).toBe(201);
  });
});

describe('a full disk during an upload', () => {
  it('returns 507, and lets the client send the bytes again', async () => {
    const url = await newUploadUrl(JPEG.length);
    const file = join(dataPaths(harness.deps.config).uploads, uploadId(url));
    await rm(file);
    // A Linux device that is always full.
    await symlink('/dev/full', file);
    const reply = await sendBytes(harness, member, url, 0, JPEG);
    expect(reply).toMatchObject({
      status: 507,
      body: { message: 'STORAGE_FULL', response: expect.stringContaining('Penyimpanan kami sedang penuh') },
    });
    await rm(file);
    await writeFile(file, '');
    expect((await sendBytes(harness, member, url, 0, JPEG)).status).toBe(204);
  });
});

describe('a thrown value that is not an Error', () => {
  it.each(['a text', undefined, null, 7])('becomes a 500 response: %s', async (thrown) => {
    const url = await newUploadUrl(JPEG.length);
    const putSpy = vi.spyOn(harness.deps.files, 'put').mockRejectedValue(thrown);
    const reply = await sendBytes(harness, member, url, 0, JPEG);
    putSpy.mockRestore();
    expect(reply).toMatchObject({ status: 500, body: { message: 'FAILED', response: expect.any(String) } });
    // All bytes have arrived, so the next request stores the file.
    expect(await offsetOf(url)).toBe(String(JPEG.length));
  });
});
