import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Part, startApp, type TestMember } from '../../../test/harness.ts';
import { dataPaths } from '../../data-dir.ts';
import { orderAttachments, uploads } from '../../db/schema.ts';
import { reviseOrder } from '../../modules/orders/decide.ts';
import { filesFor, JPEG, PDF, placeOrder, planByCode, sendOrder } from '../../modules/orders/fixture.ts';
import { openSession } from '../session.ts';
import { announce, sendAhead, sendBytes, speak } from './fixture.ts';

let test: Harness;
let member: TestMember;
let other: TestMember;
beforeAll(async () => {
  test = await startApp();
  [member, other] = await Promise.all([
    test.registerMember({ complete: true }),
    test.registerMember({ complete: true }),
  ]);
});
afterAll(() => test.close());

const DAY = 24 * 3600;
const AGAIN = 'Berkas perlu dikirim ulang, silakan coba lagi';
const portrait = filesFor(planByCode('HK-01')).filter(({ name }) => name === 'foto-diri');
const naming = (refs: unknown): Part => ({ name: 'uploads', content: JSON.stringify(refs) });
const ktpAhead = async (caller = member) => (await sendAhead(test, caller, JPEG)).id;
const portraitAhead = async () => (await sendAhead(test, member, JPEG, { code: 'foto-diri' })).id;

const stored = async () => (await readdir(join(dataPaths(test.deps.config).files, 'uploads'))).length;
const partials = () => readdir(dataPaths(test.deps.config).uploads);
const attachmentsOf = (orderId: string) =>
  test.deps.db.select().from(orderAttachments).where(eq(orderAttachments.orderId, orderId));

describe('an order', () => {
  it('names files that were sent ahead, for each of its documents', async () => {
    const refs = { ktp: await ktpAhead(), 'foto-diri': await portraitAhead() };
    const id = await placeOrder(test, member, { files: [naming(refs)] });
    const reply = await test.api('GET', `/transaction/kesehatan/${id}`, { token: member.token });
    const { attachments } = reply.body.response as OrderDetail;
    expect(attachments.map(({ code, title, mimeType }) => [code, title, mimeType]).toSorted()).toEqual([
      ['foto-diri', 'Foto Diri Tertanggung', 'image/jpeg'],
      ['ktp', 'KTP Tertanggung', 'image/jpeg'],
    ]);
    const file = await test.app.inject({ url: attachments[0]?.url ?? '' });
    expect(file.rawPayload.equals(JPEG)).toBe(true);
    expect(await partials()).toEqual([]);
  });

  it('may bring one file and name another', async () => {
    const id = await placeOrder(test, member, { files: [...portrait, naming({ ktp: await ktpAhead() })] });
    expect(await attachmentsOf(id)).toHaveLength(2);
  });

  it('may not bring and name the same document', async () => {
    const files = [...filesFor(planByCode('HK-01')), naming({ ktp: await ktpAhead() })];
    expect(await sendOrder(test, member, { files })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ktp', message: 'Berkas ini dikirim dua kali' }] },
    });
  });

  it.each([
    ['another member’s', async () => ({ ktp: await ktpAhead(other) })],
    ['one of another document', async () => ({ ktp: await portraitAhead() })],
    ['an unknown one', async () => ({ ktp: '0198f1c2-0000-7000-8000-000000000000' })],
    ['a malformed one', async () => ({ ktp: '../../secret' })],
    [
      'one that is still on its way',
      async () => {
        const { headers } = await announce(test, member, JPEG.length);
        await sendBytes(test, member, String(headers.location), 0, JPEG.subarray(0, 100));
        return { ktp: String(headers.location).slice(-36) };
      },
    ],
  ])('may not name %s', async (_what, refs) => {
    const files = [...portrait, naming(await refs())];
    expect(await sendOrder(test, member, { files })).toMatchObject({
      status: 422,
      body: { message: 'INVALID', errors: [{ path: 'ktp', message: AGAIN }] },
    });
  });

  it.each([
    ['unknown', async () => ['0198f1c2-0000-7000-8000-000000000000', 'lama']],
    [
      'taken by another order',
      async () => {
        const ids = [await ktpAhead(), await portraitAhead()];
        const [ktp, portrait] = ids;
        await placeOrder(test, member, { files: [naming({ ktp, 'foto-diri': portrait })] });
        return ids;
      },
    ],
  ])('hears of all its files at once when they are %s', async (_what, idsOf) => {
    const [ktp, portrait] = await idsOf();
    expect(await sendOrder(test, member, { files: [naming({ ktp, 'foto-diri': portrait })] })).toMatchObject({
      status: 422,
      body: {
        response: AGAIN,
        errors: [
          { path: 'ktp', message: AGAIN },
          { path: 'foto-diri', message: AGAIN },
        ],
      },
    });
  });

  it('may not name one that nobody asks for', async () => {
    const files = [naming({ 'slip-gaji': await ktpAhead() })];
    expect(await sendOrder(test, member, { files })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'slip-gaji', message: 'Berkas ini tidak diminta' }] },
    });
  });

  it.each([['nonsense'], ['[1]'], ['{"ktp":1}'], ['null'], ['""']])(
    'refuses %s as a list',
    async (content) => {
      const files = [...filesFor(planByCode('HK-01')), { name: 'uploads', content }];
      expect(await sendOrder(test, member, { files })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'uploads' }] },
      });
    },
  );

  it('takes an empty list for none', async () => {
    await placeOrder(test, member, { files: [...filesFor(planByCode('HK-01')), naming({})] });
  });
});

describe('a file that was sent ahead', () => {
  it('counts once', async () => {
    const { id, url } = await sendAhead(test, member, JPEG);
    const files = [...portrait, naming({ ktp: id })];
    const order = await placeOrder(test, member, { files });
    const before = await stored();
    expect(await sendOrder(test, member, { files })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ktp', message: AGAIN }] },
    });
    expect((await speak(test, member, 'DELETE', url)).status).toBe(404);
    expect((await speak(test, member, 'HEAD', url)).status).toBe(404);
    expect(await stored()).toBe(before);
    expect(await attachmentsOf(order)).toHaveLength(2);
  });

  it('counts once also for orders at the same moment', async () => {
    const files = [...portrait, naming({ ktp: await ktpAhead() })];
    const replies = await Promise.all([1, 2, 3].map(() => sendOrder(test, member, { files })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  });

  it('stays when the order is refused, and serves the corrected one', async () => {
    const files = [...portrait, naming({ ktp: await ktpAhead() })];
    expect((await sendOrder(test, member, { files, payload: { fullname: '' } })).status).toBe(422);
    await placeOrder(test, member, { files });
  });

  it('lets a repeated request answer its first order', async () => {
    const files = [...portrait, naming({ ktp: await ktpAhead() })];
    const key = 'dua-kali-satu-pesanan';
    const first = await placeOrder(test, member, { files, key });
    expect(await placeOrder(test, member, { files, key })).toBe(first);
    // The same file by the other way is still the same order.
    const brought = filesFor(planByCode('HK-01'));
    expect(await placeOrder(test, member, { files: brought.toReversed(), key })).toBe(first);
  });

  it('lets requests with one key at the same moment answer one order', async () => {
    const files = [...portrait, naming({ ktp: await ktpAhead() })];
    const ids = await Promise.all(
      [1, 2, 3].map(() => placeOrder(test, member, { files, key: 'serentak-satu-pesanan' })),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('expires after a day, unless an order took it', async () => {
    const start = test.clock.now();
    const patient = await test.registerMember({ complete: true });
    const { id, url } = await sendAhead(test, patient, JPEG);
    const unfinished = String((await announce(test, patient, JPEG.length)).headers.location);
    await sendBytes(test, patient, unfinished, 0, JPEG.subarray(0, 100));
    const ordered = naming({ ktp: await ktpAhead(patient) });
    const order = await placeOrder(test, patient, { files: [...portrait, ordered] });
    const comeBack = async (seconds: number) => {
      test.clock.set(new Date(start.getTime() + seconds * 1000));
      return { ...patient, token: await openSession(test.deps.db, patient.id, test.clock.now()) };
    };

    const inTime = await comeBack(DAY - 1);
    expect((await speak(test, inTime, 'HEAD', url)).status).toBe(200);
    const late = await comeBack(DAY);
    expect((await speak(test, late, 'HEAD', url)).status).toBe(404);
    expect((await speak(test, late, 'HEAD', unfinished)).status).toBe(404);
    expect(await sendOrder(test, late, { files: [...portrait, naming({ ktp: id })] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'ktp', message: AGAIN }] },
    });

    const rowsBefore = await test.deps.db.select().from(uploads).where(eq(uploads.userId, patient.id));
    await test.deps.jobs.enqueue(test.deps.db, 'uploads.expire', {});
    await test.runJobs();
    const keys = rowsBefore.flatMap(({ storageKey, usedAt }) => (usedAt ? [] : (storageKey ?? [])));
    expect(keys).toHaveLength(1);
    for (const key of keys) expect(await test.deps.files.exists(key)).toBe(false);
    expect(await partials()).toEqual([]);
    expect(await test.deps.db.select().from(uploads).where(eq(uploads.userId, patient.id))).toEqual([]);
    for (const { storageKey } of await attachmentsOf(order)) {
      expect(await test.deps.files.exists(storageKey)).toBe(true);
    }
    test.clock.set(start);
  });
});

describe('a revision', () => {
  it('names files that were sent ahead for it', async () => {
    const order = await placeOrder(test, member);
    const about = { orderId: order };
    expect((await announce(test, member, JPEG.length, about)).status).toBe(404);
    await reviseOrder(test.deps, order, 'insurer', {
      items: ['attachment'],
      attachments: ['ktp'],
      feedback: 'Foto KTP buram.',
    });
    expect((await announce(test, other, JPEG.length, about)).status).toBe(404);
    expect((await announce(test, member, PDF.length, { ...about, code: 'foto-diri' })).status).toBe(422);
    const { id } = await sendAhead(test, member, JPEG, about);
    const before = await stored();
    const parts = [{ name: 'payload', content: '{}' }, naming({ ktp: id })];
    const send = () =>
      test.multipart('PUT', `/transaction/revision/${order}`, parts, { token: member.token });
    expect((await send()).status).toBe(200);
    // The old picture went, the new one was there already.
    expect(await stored()).toBe(before - 1);
    const rows = await attachmentsOf(order);
    expect(rows.find(({ code }) => code === 'ktp')?.fileName).toBe(`${id}--KTP Tertanggung.jpg`);
    const [row] = await test.deps.db.select().from(uploads).where(eq(uploads.id, id));
    expect(row?.usedAt).toEqual(test.clock.now());
  });
});
