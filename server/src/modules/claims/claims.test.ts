import { randomUUID } from 'node:crypto';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../../tools/desk/run.ts';
import { type Part, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { openSession } from '../../core/session.ts';
import { uploadAhead } from '../../core/uploads/fixture.ts';
import { claims, policies } from '../../db/schema.ts';
import { propertyPlans } from '../../lines/property/seed/plans.ts';
import { findUser } from '../accounts/service.ts';
import { approveOrder } from '../orders/decide.ts';
import { placePropertyOrder } from '../orders/property.fixture.ts';
import { invoiceRecordsOf, type Shop, startShop } from '../payments/fixture.ts';
import { issuePolicies } from '../policies/service.ts';
import { runClaimDeadlines } from './deadline.ts';
import {
  ACCOUNT,
  atDesk,
  type Claimable,
  claimFiles,
  HEIR,
  makeClaim,
  PHOTO,
  payAtDesk,
  pdfPart,
  policyFor,
  readClaim,
  sendClaim,
  sendFile,
} from './fixture.ts';
import { claimData } from './personal-data.ts';
import { claimById } from './repository.ts';

let shop: Shop;
let member: TestMember;
let stranger: TestMember;
let car: Claimable;
let health: Claimable;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  stranger = await shop.registerMember({ complete: true });
  car = await policyFor(shop, member);
  health = await policyFor(shop, member, 'kesehatan');
}, 60_000);
// Some tests advance the clock beyond the end of every session.
afterEach(() => shop.clock.set(TEST_NOW));
afterAll(() => shop.close());

const inquire = (number: string, query: string, token?: string) =>
  shop.api('GET', `/claims/client/${encodeURIComponent(number)}/inquiry?${query}`, { token });
/** Each claim has another incident date, so that none counts as a duplicate. */
let day = 0;
const incident = () => {
  day += 1;
  return { incidentDate: `2026-0${1 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, '0')}` };
};
const claimOf = (policy: Claimable) => makeClaim(shop, member, policy, { payload: incident() });
async function createRejectedClaim(): Promise<string> {
  const id = await claimOf(health);
  await atDesk(shop, id, 'take-up');
  await atDesk(shop, id, 'reject', { reason: 'Tidak dijamin' });
  return id;
}
const storedClaim = async (id: string) => {
  const claim = await claimById(shop.deps.db, id);
  if (!claim) throw new Error('The claim is gone');
  return claim;
};

describe('policy look-up', () => {
  it.each([
    ['a visitor', () => undefined],
    ['another member', () => stranger.token],
  ])('masks the holder for %s', async (_who, token) => {
    const { status, body, text } = await inquire(car.number, 'productType=kendaraan', token());
    expect(status).toBe(200);
    expect(body.response).toMatchObject({
      fullname: 'S*** R***',
      emailAddress: `${member.email[0]}***@contoh.test`,
      isHolder: false,
      account: null,
      detail: { tsi: 0 },
    });
    expect(text).not.toContain(member.email);
    // Neither the insured nor the plate is shown.
    expect(text).not.toMatch(/Siti|B 1234/);
  });

  it.each([
    ['another product', () => [car.number, 'productType=kesehatan']],
    ['an unknown number', () => ['POL-KND-2026-999999', 'productType=kendaraan']],
  ])('returns the same 404 for %s', async (_what, request) => {
    const [number = '', query = ''] = request();
    expect(await inquire(number, query)).toMatchObject({
      status: 404,
      body: { response: 'Maaf!, kami tidak menemukan data terkait polis yang Anda input' },
    });
  });

  it('flags the causes that the policy does not cover, to its holder only', async () => {
    const noticesFor = async (token?: string) => {
      const { body } = await inquire(car.number, 'productType=kendaraan', token);
      const { causeOfClaim } = (body.response as PolicyLookup).detail;
      return Object.fromEntries(causeOfClaim.map(({ value, notice }) => [value, notice]));
    };
    const notices = await noticesFor(member.token);
    expect(notices.VE12).toBe(
      'Polis ini tidak memiliki perluasan pemogokan, kerusuhan, huru-hara (SRCC), sehingga klaim dapat ditolak. Anda tetap dapat mengirimkannya.',
    );
    expect(notices.VE01).toBeNull();
    expect(Object.values(await noticesFor()).filter((notice) => notice !== null)).toEqual([]);
    // The insurer decides: such a claim is accepted.
    const files = claimFiles({ productType: 'kendaraan', cause: 'VE12', thirdParty: false });
    await makeClaim(shop, member, car, { cause: 'VE12', payload: incident(), files });
  });

  it('states the waiting period of a health policy with its date', async () => {
    const { body } = await inquire(health.number, 'productType=kesehatan', member.token);
    const { detail, validityPeriod } = body.response as PolicyLookup;
    const waitingOf = (cause: string) => detail.causeOfClaim.find(({ value }) => value === cause)?.waiting;
    expect(validityPeriod.startDate).toBe('2026-11-21');
    expect(waitingOf('HE01')).toEqual({
      text: 'Masa tunggu 30 hari: dijamin mulai 21 Desember 2026.',
      coveredFrom: '2026-12-21',
    });
    expect(waitingOf('HE06')).toBeNull();
  });

  it('requires a product, except from the holder', async () => {
    expect(await inquire(car.number, '')).toMatchObject({
      status: 422,
      body: { response: 'Silahkan pilih jenis produk sesuai dengan polis Anda' },
    });
    expect((await inquire(car.number, 'k=claimSubmission', member.token)).status).toBe(200);
    for (const token of [undefined, stranger.token])
      expect(await inquire(car.number, 'k=claimSubmission', token)).toMatchObject({
        status: 404,
        body: { response: 'Maaf nomor polis tidak di temukan' },
      });
  });

  it('limits guesses of policy numbers', async () => {
    const { config } = shop.deps;
    const scale = config.RATE_LIMIT_SCALE;
    Object.assign(config, { RATE_LIMIT_SCALE: 0.01 });
    const replies = [
      await inquire(car.number, 'productType=kendaraan'),
      await inquire('X', 'productType=kendaraan'),
    ];
    Object.assign(config, { RATE_LIMIT_SCALE: scale });
    expect(replies.map(({ status }) => status)).toContain(429);
  });
});

describe('claims on a policy', () => {
  const changePolicy = async (change: Partial<typeof policies.$inferInsert>) => {
    const policy = await policyFor(shop, member, 'kesehatan');
    await shop.deps.db.update(policies).set(change).where(eq(policies.id, policy.id));
    return policy;
  };

  it("return 404 for another member's policy", async () => {
    const reply = await sendClaim(shop, car, { token: stranger.token });
    expect(reply).toMatchObject({ status: 404, body: { response: 'Maaf nomor polis tidak di temukan' } });
  });

  it.each([
    [
      'that has ended',
      { startDate: '2024-01-01', endDate: '2025-01-01' },
      /^Polis ini berakhir pada 1 Januari 2025/,
    ],
    [
      'that is not yet in force',
      { startDate: '2027-01-01', endDate: '2028-01-01' },
      /^Polis ini baru berlaku mulai/,
    ],
  ])('are possible with a policy %s, and show a notice', async (_what, change, notice) => {
    const policy = await changePolicy(change);
    const { body } = await inquire(policy.number, 'productType=kesehatan');
    expect(body.response).toMatchObject({ notice: expect.stringMatching(notice) });
    await makeClaim(shop, member, policy);
  });

  it('are rejected for a void policy', async () => {
    const policy = await changePolicy({ status: 'void' });
    const sentence = 'Polis ini sudah dibatalkan, sehingga klaim tidak dapat diajukan';
    expect(await inquire(policy.number, 'productType=kesehatan')).toMatchObject({
      status: 409,
      body: { response: sentence },
    });
    expect(await sendClaim(shop, policy, { token: member.token })).toMatchObject({
      status: 409,
      body: { response: sentence },
    });
  });
});

describe('sending a claim', () => {
  it('requires a complete profile', async () => {
    const incomplete = await shop.registerMember();
    expect(await sendClaim(shop, car, { token: incomplete.token })).toMatchObject({
      status: 403,
      body: { response: 'Silahkan Lengkapi Profil Terlebih Dahulu' },
    });
  });

  const FILES = claimFiles({ productType: 'kendaraan', cause: 'VE01', thirdParty: false });
  const [photo] = FILES.filter(({ name }) => name === 'FOTO');
  const eleven = Array.from({ length: 9 }, () => photo).flatMap((part) => part ?? []);

  it.each<[string, object, string]>([
    ['without its cause', { payload: { causeOfClaim: '' } }, 'Penyebab klaim wajib di isi'],
    [
      'with a future date',
      { payload: { incidentDate: '2026-11-22' } },
      'Tanggal Musibah tidak boleh setelah hari ini',
    ],
    ['without documents', { files: FILES.slice(1) }, 'Mohon lengkapi lampiran yang dibutuhkan'],
    [
      'with one photo',
      { files: FILES.slice(0, -2).concat(photo ? [photo] : []) },
      'Mohon lengkapi lampiran yang dibutuhkan',
    ],
    ['with eleven photos', { files: [...FILES, ...eleven] }, 'Maksimal 10 Dokumen'],
    [
      'with a document of another cause',
      { files: [...FILES, pdfPart('BPKB')] },
      'File yang di upload tidak valid',
    ],
    ['with one of no claim', { files: [...FILES, pdfPart('PASPOR')] }, 'Berkas ini tidak diminta'],
    ['of a stolen vehicle without an account', { cause: '2002' }, 'Periksa kembali inputan anda'],
  ])('rejects %s and stores nothing', async (_what, options, sentence) => {
    const before = await shop.deps.db.$count(claims);
    const reply = await sendClaim(shop, car, { token: member.token, ...options });
    expect([reply.status, reply.body.response]).toEqual([422, sentence]);
    expect(await shop.deps.db.$count(claims)).toBe(before);
  });

  it('requires a confirmation for a duplicate, and accepts it with one', async () => {
    const payload = incident();
    await makeClaim(shop, member, car, { payload });
    expect(await sendClaim(shop, car, { token: member.token, payload })).toMatchObject({
      status: 409,
      body: {
        response: 'Klaim untuk polis, penyebab, dan tanggal ini sudah pernah diajukan',
        errors: [{ path: 'again' }],
      },
    });
    await makeClaim(shop, member, car, { payload, again: 'Y' });
  });

  it('creates one claim for one key, also for two simultaneous requests', async () => {
    const payload = incident();
    const key = randomUUID();
    const send = (changes: object = {}) =>
      sendClaim(shop, car, { token: member.token, payload: { ...payload, ...changes }, key });
    const replies = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(replies.map(({ status, text }) => [status, text])).toEqual(replies.map(({ text }) => [200, text]));
    expect(new Set(replies.map(({ body }) => (body.response as { _id: string })._id)).size).toBe(1);
    expect(await send({ description: 'Lain lagi' })).toMatchObject({
      status: 409,
      body: { message: 'ALREADY_SENT' },
    });
  });

  it('accepts several files of a document that were uploaded before the form', async () => {
    const about = { policyNumber: car.number, filename: 'foto.jpg', filetype: 'image/jpeg' };
    const ids: string[] = [];
    for (let count = 0; count < 2; count += 1)
      ids.push((await uploadAhead(shop, member, PHOTO, { code: 'FOTO', ...about })).id);
    const others = FILES.filter(({ name }) => name !== 'FOTO');
    const uploads = { name: 'uploads', content: JSON.stringify({ FOTO: ids }) };
    const id = await makeClaim(shop, member, car, { payload: incident(), files: [uploads, ...others] });
    const { info } = await readClaim(shop, member, id);
    expect(info.attachment.find(({ code }) => code === 'FOTO')?.link).toHaveLength(2);
    await expect(uploadAhead(shop, stranger, PHOTO, { code: 'FOTO', ...about })).rejects.toThrow(
      'tidak di temukan',
    );
  });
});

describe('two policies of one order', () => {
  it('accept only the causes of their cover', async () => {
    const line = 'kebakaran-gempabumi';
    const code = propertyPlans.find(({ plan }) => plan.typeCoverage === line)?.code ?? '';
    const orderId = await placePropertyOrder(shop, member, { code });
    await approveOrder(shop.deps, orderId, 'insurer');
    await shop.deps.db.transaction((tx) => issuePolicies(tx, shop.deps, orderId, shop.clock.now()));
    const issued = (await invoiceRecordsOf(shop, orderId)).policies;
    for (const [kind, cover, claimedProduct, other] of [
      ['main', 'kebakaran', 'FI01', 'EA01'],
      ['earthquake', 'gempabumi', 'EA01', 'FI01'],
    ] as const) {
      const policy = issued.find((candidate) => candidate.kind === kind);
      if (!policy) throw new Error(`No ${kind} policy was issued`);
      const number = policy.policyNumber;
      const lookup = await inquire(number, `productType=${line}`, member.token);
      // Also as the single cover that its certificate names, but never as the other cover.
      const byCover = async (type: string) =>
        (await inquire(number, `productType=${type}`, member.token)).body;
      expect(await byCover(cover)).toEqual(lookup.body);
      for (const type of ['kebakaran', 'gempabumi', 'kendaraan'].filter((candidate) => candidate !== cover))
        expect(await byCover(type)).toMatchObject({ message: 'NOT_FOUND' });
      expect(lookup.text).toContain(`"value":"${claimedProduct}"`);
      expect(lookup.text).not.toContain(`"value":"${other}"`);
      const claimable = { number, id: policy.id, orderId, productType: line };
      const claim = (cause: string) =>
        sendClaim(shop, claimable, {
          token: member.token,
          cause,
          payload: {
            ...incident(),
            totalClaim: 1_000_000,
            causeDisaster: 'Musibah',
            account: { accountNumber: '1234567890', accountHolder: 'Sari', bankName: 'Bank Mandiri' },
          },
        });
      const refused = await claim(other);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('Penyebab klaim wajib di isi');
      expect((await claim(claimedProduct)).status).toBe(200);
    }
  });
});

describe('the letter of an appeal', () => {
  // The first bytes of a Word file.
  const DOCX = Buffer.concat([Buffer.from('504b030414000600', 'hex'), Buffer.alloc(200)]);
  const large = (bytes: number) => {
    const { content } = pdfPart('appeal');
    return Buffer.concat([Buffer.from(content), Buffer.alloc(bytes - content.length, 0x20)]);
  };
  it.each<[string, Part[], number, string]>([
    [
      'that is a Word file with the extension pdf',
      [pdfPart('appeal', DOCX)],
      422,
      'Format File yang di upload tidak sesuai',
    ],
    ['of 2,048,001 bytes', [pdfPart('appeal', large(2_048_001))], 413, 'Maksimal Ukuran File adalah 2mb'],
    ['that is missing', [], 422, 'Harap upload surat pengajuan banding'],
  ])('is rejected if it is %s', async (_what, parts, status, sentence) => {
    const id = await createRejectedClaim();
    const reply = await shop.multipart('PUT', `/claims/client/${id}/appeal`, parts, { token: member.token });
    expect([reply.status, reply.body.response]).toEqual([status, sentence]);
    expect((await storedClaim(id)).state).toBe('rejected');
  });

  it('of 2,048,000 bytes is accepted', async () => {
    const id = await createRejectedClaim();
    const reply = await sendFile(shop, member, id, 'appeal', [pdfPart('appeal', large(2_048_000))]);
    expect(reply.status, reply.text).toBe(200);
    const letters = (await storedClaim(id)).files.filter(({ kind }) => kind === 'appeal');
    expect(letters).toMatchObject([{ fileName: 'surat-banding-1.pdf', bytes: 2_048_000 }]);
  });
});

describe('documents that the desk sent back', () => {
  it('are at most ten files, of the right kind and size, and of the claimant only', async () => {
    const id = await claimOf(car);
    await atDesk(shop, id, 'take-up');
    expect((await atDesk(shop, id, 'documents', { attachments: ['BPKB'], feedback: 'Kurang' })).status).toBe(
      422,
    );
    await atDesk(shop, id, 'documents', { attachments: ['FOTO', 'KTP'], feedback: 'Foto kurang jelas' });
    const send = async (parts: Part[], token = member.token) => {
      const reply = await shop.multipart('PUT', `/claims/client/${id}`, parts, { token });
      return [reply.status, reply.body.response];
    };
    const claim = { productType: 'kendaraan', cause: 'VE01', thirdParty: false } as const;
    const [photo] = claimFiles(claim, ['FOTO']);
    const rest = claimFiles(claim, ['KTP']);
    const photos = photo ? Array.from({ length: 11 }, () => photo) : [];
    expect(await send(photos)).toEqual([422, 'Maksimal lampiran adalah 10 Berkas']);
    const huge = Buffer.concat([PHOTO, Buffer.alloc(5 * 1_048_576)]);
    expect(await send([{ ...photos[0], name: 'FOTO', content: huge }])).toEqual([
      413,
      'Maksimal ukuran berkas 5 mb',
    ]);
    expect(await send([pdfPart('FOTO')])).toEqual([422, 'File yang di upload tidak valid']);
    expect(await send([...photos.slice(0, 2), ...rest, pdfPart('SIM')])).toEqual([
      422,
      'File yang di upload tidak valid',
    ]);
    expect(await send(rest, stranger.token)).toEqual([404, 'Claim tidak ditemukan']);
    const key = { 'idempotency-key': randomUUID() };
    const completeFiles = [...photos.slice(0, 10), ...rest];
    for (let tries = 0; tries < 2; tries += 1) {
      const reply = await shop.multipart('PUT', `/claims/client/${id}`, completeFiles, {
        token: member.token,
        headers: key,
      });
      expect(reply.status, reply.text).toBe(200);
    }
    const { files } = await storedClaim(id);
    expect(files.filter(({ code }) => code === 'FOTO')).toHaveLength(12);
  });
});

describe('files of a claim', () => {
  it("open for ten minutes, and an heir's link opens that claim only", async () => {
    const policy = await policyFor(shop, member, 'kecelakaandiri');
    const secrets: string[] = [];
    for (const email of ['satu@contoh.test', 'dua@contoh.test']) {
      const heir = { ...HEIR, email };
      const reply = await sendClaim(shop, policy, { heir, payload: incident() });
      expect(reply.status, reply.text).toBe(200);
      const [mail] = await shop.mails(email);
      secrets.push(/progress\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
    }
    const [ownSecret = '', otherSecret = ''] = secrets;
    const read = async (secret: string) => (await shop.api('GET', `/claims/heirs/${secret}`)).body.response;
    const { id, info } = (await read(ownSecret)) as { id: string; info: { attachment: { link: string }[] } };
    expect(((await read(otherSecret)) as { id: string }).id).not.toBe(id);
    expect((await shop.api('GET', `/claims/heirs/${ownSecret.slice(0, -1)}x`)).status).toBe(404);
    const link = `/${info.attachment[0]?.link}`;
    expect((await shop.api('GET', link)).status).toBe(200);
    const before = shop.clock.now();
    shop.clock.advance(601);
    expect((await shop.api('GET', link)).status).toBe(410);
    shop.clock.set(before);
  });

  it('returns 404 for the holder of the policy who opens the claim of an heir', async () => {
    const policy = await policyFor(shop, member, 'kecelakaandiri');
    const heir = { ...HEIR, email: 'tiga@contoh.test' };
    const reply = await sendClaim(shop, policy, { heir, payload: incident() });
    const { _id: id } = reply.body.response as { _id: string };
    const { token } = member;
    expect((await shop.api('GET', `/claims/client/${id}`, { token })).status).toBe(404);
    const workshop = { token, body: { workshopID: 'x' } };
    expect((await shop.api('PATCH', `/claims/client/${id}/workshop`, workshop)).status).toBe(404);
  });
});

describe('the desk', () => {
  it('decides once: the second of two decisions gets 409', async () => {
    const id = await claimOf(health);
    await atDesk(shop, id, 'take-up');
    const both = await Promise.all([
      atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' }),
      atDesk(shop, id, 'reject', { reason: 'Tidak dijamin' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.response).toBe(
      'Status klaim sudah berubah, silakan muat ulang halaman ini',
    );
    expect(await atDesk(shop, randomUUID(), 'take-up')).toMatchObject({ status: 404 });
  });

  it('pays once, also for two simultaneous payments', async () => {
    const id = await claimOf(health);
    await atDesk(shop, id, 'take-up');
    await atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(shop, member, id, 'upload');
    const both = await Promise.all([payAtDesk(shop, id), payAtDesk(shop, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('accepts no workshop after the approval, and recalls an approval that is not signed', async () => {
    const id = await claimOf(car);
    const { vehicle } = await readClaim(shop, member, id);
    await atDesk(shop, id, 'take-up');
    await atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    const body = { workshopID: vehicle?.workshops[0]?._id };
    expect(
      await shop.api('PATCH', `/claims/client/${id}/repair`, { token: member.token, body }),
    ).toMatchObject({
      status: 409,
      body: { response: 'Bengkel rujukan sudah dipilih, tidak dapat diubah' },
    });
    await shop.api('PATCH', `/claims/client/${id}/replacement`, {
      token: member.token,
      body: { selectedMethod: 'cash' },
    });
    await atDesk(shop, id, 'recall', { reason: 'Jumlahnya keliru' });
    expect(await storedClaim(id)).toMatchObject({ state: 'review', approvedAmount: null, settlement: [] });
  });

  it('can do every action with npm run desk', async () => {
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const desk = async (...args: string[]) => {
      const output: string[] = [];
      const note = (text: string) => void output.push(text);
      const { DESK_EMAIL, DESK_PASSWORD } = shop.deps.config;
      const env = { NAUNGAN_URL: origin, DESK_EMAIL, DESK_PASSWORD };
      await run(['claims', ...args], env, { out: note, err: note });
      return output.join('\n');
    };
    const id = await claimOf(health);
    const { claimNumber } = await storedClaim(id);
    expect(await desk('--state', 'pending')).toContain(claimNumber);
    expect(await desk('take-up', claimNumber)).toBe(`Claim ${id} is now "review".`);
    expect(await desk('show', claimNumber)).toContain(`${origin}/api/v1/files/`);
    expect(await desk('settle', id, '--loss', '2.000.000')).toContain('Payable: Rp2.000.000');
    expect(await desk('approve', id, '--loss', '2000000', '--reason', 'Sesuai')).toContain('"approved"');
    expect(await desk('approve', id, '--loss', '2000000', '--reason', 'Sesuai')).toContain(
      '409: Status klaim',
    );
    expect(await desk('show', id)).toContain('Account   not known yet');
    await sendFile(shop, member, id, 'upload');
    expect(await desk('show', id)).toMatch(/Nomor Rekening 1234567890\n/);
    shop.clock.advance(60);
    await shop.api('PATCH', `/claims/client/${id}/account`, {
      token: member.token,
      body: { ...ACCOUNT, accountNumber: '9876543210' },
    });
    expect(await desk('show', id)).toContain('Account   changed after the signed letter');
    const account = ['--bank', 'BCA', '--account', '1234567890', '--holder', 'Siti Rahayu'];
    expect(await desk('pay', id, '--proof', 'site.config.ts', ...account)).toContain('422');
    expect(await desk('pay', id, '--proof', 'tidak-ada.pdf', ...account)).toBe(
      'tidak-ada.pdf cannot be read.',
    );
    expect(await desk('journal', id)).toContain('approved → agreed');
    expect(await desk('lain', id)).toContain('There is no command "claims lain".');
  });
});

describe("the copy of a member's data", () => {
  it('contains their claims, and an open claim prevents the deletion of the account', async () => {
    const { claimNumber } = await storedClaim(await claimOf(health));
    const preview = await shop.api('GET', `/user/member/${member.id}/deletion`, { token: member.token });
    expect(preview.text).toContain('masih diproses');
    const user = await findUser(shop.deps.db, member.id);
    const copy = user && (await claimData.copy?.(shop.deps.db, shop.deps, user));
    expect(copy?.chapters.map(({ title }) => title)).toContain(`Klaim ${claimNumber}`);
    expect(JSON.stringify(copy)).not.toMatch(/storageKey|heirSecret/);
  });
});

describe('claim deadlines', () => {
  const DAY = 86_400;
  it('remind once, reject missing documents, close after the appeal period, and finish a payment after 14 days', async () => {
    const token = async () => openSession(shop.deps.db, member.id, shop.clock.now());
    const lapsing = await claimOf(health);
    await atDesk(shop, lapsing, 'take-up');
    await atDesk(shop, lapsing, 'documents', { attachments: ['FORM'], feedback: 'Formulir belum lengkap' });
    const paid = await claimOf(health);
    await atDesk(shop, paid, 'take-up');
    await atDesk(shop, paid, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(shop, member, paid, 'upload');
    await payAtDesk(shop, paid);
    const { claimNumber } = await storedClaim(lapsing);
    const reminders = async () =>
      (await shop.mails(member.email)).filter(({ subject }) => subject === `Pengingat klaim ${claimNumber}`);
    shop.clock.advance(53 * DAY);
    await runClaimDeadlines(shop.deps);
    await runClaimDeadlines(shop.deps);
    expect(await reminders()).toHaveLength(1);
    expect((await storedClaim(paid)).state).toBe('finish');
    shop.clock.advance(7 * DAY);
    await runClaimDeadlines(shop.deps);
    expect(await storedClaim(lapsing)).toMatchObject({
      state: 'rejected',
      feedback: expect.stringContaining('60 hari'),
    });
    shop.clock.advance(90 * DAY);
    await runClaimDeadlines(shop.deps);
    expect((await storedClaim(lapsing)).state).toBe('closed');
    const lateAppeal = await shop.multipart('PUT', `/claims/client/${lapsing}/appeal`, [pdfPart('appeal')], {
      token: await token(),
    });
    expect(lateAppeal).toMatchObject({
      status: 409,
      body: { response: 'Klaim ini sudah ditutup, sehingga tidak dapat diubah lagi' },
    });
  });
});
