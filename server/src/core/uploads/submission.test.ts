import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Part, startApp, type TestMember } from '../../../test/harness.ts';
import { dataPaths } from '../../data-dir.ts';
import { orderAttachments, uploads } from '../../db/schema.ts';
import { reviseOrder } from '../../modules/orders/decide.ts';
import { filesFor, JPEG, placeOrder, planByCode, sendOrder } from '../../modules/orders/fixture.ts';
import { openSession } from '../session.ts';
import { createTestUpload, sendBytes, tusRequest, uploadAhead } from './fixture.ts';

let harness: Harness;
let member: TestMember;
let otherMember: TestMember;
beforeAll(async () => {
  harness = await startApp();
  [member, otherMember] = await Promise.all([
    harness.registerMember({ complete: true }),
    harness.registerMember({ complete: true }),
  ]);
});
afterAll(() => harness.close());

const DAY = 24 * 3600;
const SEND_AGAIN_MESSAGE = 'Berkas perlu dikirim ulang, silakan coba lagi';
const portraitParts = filesFor(planByCode('HK-01')).filter(({ name }) => name === 'foto-diri');
const referencePart = (uploadIds: unknown): Part => ({ name: 'uploads', content: JSON.stringify(uploadIds) });
const uploadKtp = async (caller = member) => (await uploadAhead(harness, caller, JPEG)).id;
const uploadPortrait = async () => (await uploadAhead(harness, member, JPEG, { code: 'foto-diri' })).id;

const storedFileCount = async () =>
  (await readdir(join(dataPaths(harness.deps.config).files, 'uploads'))).length;
const partialFileNames = () => readdir(dataPaths(harness.deps.config).uploads);
const attachmentsOf = (orderId: string) =>
  harness.deps.db.select().from(orderAttachments).where(eq(orderAttachments.orderId, orderId));

describe('an order with files uploaded before the form was sent', () => {
  it('stores an order with the referenced file of each document', async () => {
    const uploadIds = { ktp: await uploadKtp(), 'foto-diri': await uploadPortrait() };
    const id = await placeOrder(harness, member, { files: [referencePart(uploadIds)] });
    const reply = await harness.api('GET', `/transaction/kesehatan/${id}`, { token: member.token });
    const { attachments } = reply.body.response as OrderDetail;
    expect(attachments.map(({ code, title, mimeType }) => [code, title, mimeType]).toSorted()).toEqual([
      ['foto-diri', 'Foto Diri Tertanggung', 'image/jpeg'],
      ['ktp', 'KTP Tertanggung', 'image/jpeg'],
    ]);
    const file = await harness.app.inject({ url: attachments[0]?.url ?? '' });
    expect(file.rawPayload.equals(JPEG)).toBe(true);
    const partialFiles = await partialFileNames();
    for (const name of Object.values(uploadIds)) expect(partialFiles).not.toContain(name);
  });

  it('may contain the file of one document and a reference for another document', async () => {
    const id = await placeOrder(harness, member, {
      files: [...portraitParts, referencePart({ ktp: await uploadKtp() })],
    });
    expect(await attachmentsOf(id)).toHaveLength(2);
  });

  it('may not contain both a file and a reference for the same document', async () => {
    const files = [...filesFor(planByCode('HK-01')), referencePart({ ktp: await uploadKtp() })];
    expect(await sendOrder(harness, member, { files })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ktp', message: 'Berkas ini dikirim dua kali' }] },
    });
  });

  it.each([
    ['another member’s file', async () => ({ ktp: await uploadKtp(otherMember) })],
    ['a file of another document', async () => ({ ktp: await uploadPortrait() })],
    ['an unknown file', async () => ({ ktp: '0198f1c2-0000-7000-8000-000000000000' })],
    ['a malformed id', async () => ({ ktp: '../../secret' })],
    [
      'a file that has not completely arrived',
      async () => {
        const { headers } = await createTestUpload(harness, member, JPEG.length);
        await sendBytes(harness, member, String(headers.location), 0, JPEG.subarray(0, 100));
        return { ktp: String(headers.location).slice(-36) };
      },
    ],
  ])('may not refer to %s', async (_what, uploadIds) => {
    const files = [...portraitParts, referencePart(await uploadIds())];
    expect(await sendOrder(harness, member, { files })).toMatchObject({
      status: 422,
      body: { message: 'INVALID', errors: [{ path: 'ktp', message: SEND_AGAIN_MESSAGE }] },
    });
  });

  it.each([
    ['unknown', async () => ['0198f1c2-0000-7000-8000-000000000000', 'lama']],
    [
      'used by another order',
      async () => {
        const ids = [await uploadKtp(), await uploadPortrait()];
        const [ktp, portrait] = ids;
        await placeOrder(harness, member, { files: [referencePart({ ktp, 'foto-diri': portrait })] });
        return ids;
      },
    ],
  ])('gets one response that lists all of its files if they are %s', async (_what, idsOf) => {
    const [ktp, portrait] = await idsOf();
    expect(
      await sendOrder(harness, member, { files: [referencePart({ ktp, 'foto-diri': portrait })] }),
    ).toMatchObject({
      status: 422,
      body: {
        response: SEND_AGAIN_MESSAGE,
        errors: [
          { path: 'ktp', message: SEND_AGAIN_MESSAGE },
          { path: 'foto-diri', message: SEND_AGAIN_MESSAGE },
        ],
      },
    });
  });

  it('may not refer to a file of a document that the plan does not require', async () => {
    const files = [referencePart({ 'slip-gaji': await uploadKtp() })];
    expect(await sendOrder(harness, member, { files })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'slip-gaji', message: 'Berkas ini tidak diminta' }] },
    });
  });

  it.each([['nonsense'], ['[1]'], ['{"ktp":1}'], ['null'], ['""']])(
    'may not contain %s as the list of references',
    async (content) => {
      const files = [...filesFor(planByCode('HK-01')), { name: 'uploads', content }];
      expect(await sendOrder(harness, member, { files })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'uploads' }] },
      });
    },
  );

  it('may contain an empty list of references if it contains the files of all documents', async () => {
    await placeOrder(harness, member, { files: [...filesFor(planByCode('HK-01')), referencePart({})] });
  });
});

describe('a file uploaded before its form was sent', () => {
  it('belongs to the first order that uses it; a second order is rejected', async () => {
    const { id, url } = await uploadAhead(harness, member, JPEG);
    const files = [...portraitParts, referencePart({ ktp: id })];
    const order = await placeOrder(harness, member, { files });
    const countBefore = await storedFileCount();
    expect(await sendOrder(harness, member, { files })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ktp', message: SEND_AGAIN_MESSAGE }] },
    });
    expect((await tusRequest(harness, member, 'DELETE', url)).status).toBe(404);
    expect((await tusRequest(harness, member, 'HEAD', url)).status).toBe(404);
    expect(await storedFileCount()).toBe(countBefore);
    expect(await attachmentsOf(order)).toHaveLength(2);
  });

  it('belongs to only one of several simultaneous orders', async () => {
    const files = [...portraitParts, referencePart({ ktp: await uploadKtp() })];
    const replies = await Promise.all([1, 2, 3].map(() => sendOrder(harness, member, { files })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('remains when its order is rejected, so that the corrected order can use the file', async () => {
    const files = [...portraitParts, referencePart({ ktp: await uploadKtp() })];
    expect((await sendOrder(harness, member, { files, payload: { fullname: '' } })).status).toBe(422);
    await placeOrder(harness, member, { files });
  });

  it('belongs to one order when the request is repeated with the same key', async () => {
    const files = [...portraitParts, referencePart({ ktp: await uploadKtp() })];
    const key = 'dua-kali-satu-pesanan';
    const first = await placeOrder(harness, member, { files, key });
    expect(await placeOrder(harness, member, { files, key })).toBe(first);
    // A request with the file itself instead of the reference is still the same order.
    const planFiles = filesFor(planByCode('HK-01'));
    expect(await placeOrder(harness, member, { files: planFiles.toReversed(), key })).toBe(first);
  });

  it('belongs to one order when simultaneous requests have the same key', async () => {
    const files = [...portraitParts, referencePart({ ktp: await uploadKtp() })];
    const ids = await Promise.all(
      [1, 2, 3].map(() => placeOrder(harness, member, { files, key: 'serentak-satu-pesanan' })),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('expires after a day unless an order used it', async () => {
    const startTime = harness.clock.now();
    const waitingMember = await harness.registerMember({ complete: true });
    const { id, url } = await uploadAhead(harness, waitingMember, JPEG);
    const unfinishedUrl = String(
      (await createTestUpload(harness, waitingMember, JPEG.length)).headers.location,
    );
    await sendBytes(harness, waitingMember, unfinishedUrl, 0, JPEG.subarray(0, 100));
    const usedFile = referencePart({ ktp: await uploadKtp(waitingMember) });
    const order = await placeOrder(harness, waitingMember, { files: [...portraitParts, usedFile] });
    /** Sets the time, and returns the member with a new session, because the first session has expired by then. */
    const memberAfter = async (seconds: number) => {
      harness.clock.set(new Date(startTime.getTime() + seconds * 1000));
      return {
        ...waitingMember,
        token: await openSession(harness.deps.db, waitingMember.id, harness.clock.now()),
      };
    };

    const memberBeforeExpiry = await memberAfter(DAY - 1);
    expect((await tusRequest(harness, memberBeforeExpiry, 'HEAD', url)).status).toBe(200);
    const memberAfterExpiry = await memberAfter(DAY);
    expect((await tusRequest(harness, memberAfterExpiry, 'HEAD', url)).status).toBe(404);
    expect((await tusRequest(harness, memberAfterExpiry, 'HEAD', unfinishedUrl)).status).toBe(404);
    expect(
      await sendOrder(harness, memberAfterExpiry, { files: [...portraitParts, referencePart({ ktp: id })] }),
    ).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ktp', message: SEND_AGAIN_MESSAGE }] },
    });

    const rowsBefore = await harness.deps.db
      .select()
      .from(uploads)
      .where(eq(uploads.userId, waitingMember.id));
    await harness.deps.jobs.enqueue(harness.deps.db, 'uploads.expire', {});
    await harness.runJobs();
    const keys = rowsBefore.flatMap(({ storageKey, usedAt }) => (usedAt ? [] : (storageKey ?? [])));
    expect(keys).toHaveLength(1);
    for (const key of keys) expect(await harness.deps.files.exists(key)).toBe(false);
    expect(await partialFileNames()).toEqual([]);
    expect(await harness.deps.db.select().from(uploads).where(eq(uploads.userId, waitingMember.id))).toEqual(
      [],
    );
    for (const { storageKey } of await attachmentsOf(order)) {
      expect(await harness.deps.files.exists(storageKey)).toBe(true);
    }
    harness.clock.set(startTime);
  });
});

describe('a revision with files uploaded before the form was sent', () => {
  it('accepts uploads only from the owner and for the requested document, and stores the referenced file', async () => {
    const order = await placeOrder(harness, member);
    const uploadFields = { orderId: order };
    expect((await createTestUpload(harness, member, JPEG.length, uploadFields)).status).toBe(404);
    await reviseOrder(harness.deps, order, 'insurer', {
      items: ['attachment'],
      attachments: ['ktp'],
      feedback: 'Foto KTP buram.',
    });
    expect((await createTestUpload(harness, otherMember, JPEG.length, uploadFields)).status).toBe(404);
    expect(
      (await createTestUpload(harness, member, JPEG.length, { ...uploadFields, code: 'foto-diri' })).status,
    ).toBe(422);
    const { id } = await uploadAhead(harness, member, JPEG, uploadFields);
    const countBefore = await storedFileCount();
    const parts = [{ name: 'payload', content: '{}' }, referencePart({ ktp: id })];
    const send = () =>
      harness.multipart('PUT', `/transaction/revision/${order}`, parts, { token: member.token });
    expect((await send()).status).toBe(200);
    // The old picture is deleted. `countBefore` includes the new picture.
    expect(await storedFileCount()).toBe(countBefore - 1);
    const rows = await attachmentsOf(order);
    expect(rows.find(({ code }) => code === 'ktp')?.fileName).toBe(`${id}--KTP Tertanggung.jpg`);
    const [row] = await harness.deps.db.select().from(uploads).where(eq(uploads.id, id));
    expect(row?.usedAt).toEqual(harness.clock.now());
  });
});
