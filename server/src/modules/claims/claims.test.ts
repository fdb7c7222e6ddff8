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
  byLink,
  type ClaimablePolicy,
  callDesk,
  claimFiles,
  createPolicy,
  HEIR,
  makeClaim,
  PHOTO,
  payAtDesk,
  pdfPart,
  readClaim,
  secretIn,
  sendClaim,
  sendFile,
} from './fixture.ts';
import { claimData } from './personal-data.ts';
import { findClaimById } from './repository.ts';

let shop: Shop;
let member: TestMember;
let stranger: TestMember;
let car: ClaimablePolicy;
let health: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  stranger = await shop.registerMember({ complete: true });
  car = await createPolicy(shop, member);
  health = await createPolicy(shop, member, 'kesehatan');
}, 60_000);
// Some tests advance the clock so far that every session expires.
afterEach(() => shop.clock.set(TEST_NOW));
afterAll(() => shop.close());

const inquire = (number: string, query: string, token?: string) =>
  shop.api('GET', `/claims/client/${encodeURIComponent(number)}/inquiry?${query}`, { token });
let day = 0;
/** Returns an incident date that differs for each claim, so that no claim counts as a duplicate. */
const newIncident = () => {
  day += 1;
  return { incidentDate: `2026-0${1 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, '0')}` };
};
const createClaim = (policy: ClaimablePolicy) => makeClaim(shop, member, policy, { payload: newIncident() });
async function createRejectedClaim(): Promise<string> {
  const id = await createClaim(health);
  await callDesk(shop, id, 'take-up');
  await callDesk(shop, id, 'reject', { reason: 'Tidak dijamin' });
  return id;
}
const storedClaim = async (id: string) => {
  const claim = await findClaimById(shop.deps.db, id);
  if (!claim) throw new Error(`Claim ${id} does not exist`);
  return claim;
};

describe('policy look-up', () => {
  it.each([
    ['a visitor', () => undefined],
    ['another member', () => stranger.token],
  ])("a look-up masks the holder's name and e-mail for %s", async (_title, token) => {
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
  ])('a look-up returns the same 404 for %s', async (_title, request) => {
    const [number = '', query = ''] = request();
    expect(await inquire(number, query)).toMatchObject({
      status: 404,
      body: { response: 'Maaf!, kami tidak menemukan data terkait polis yang Anda input' },
    });
  });

  it('a look-up by the holder marks the causes that the policy does not cover, and a look-up by others marks none', async () => {
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
    // The insurer decides about such a claim, so the server accepts it.
    const files = claimFiles({ productType: 'kendaraan', cause: 'VE12', isThirdParty: false });
    await makeClaim(shop, member, car, { cause: 'VE12', payload: newIncident(), files });
  });

  it('a look-up states the waiting period of a health policy with its date', async () => {
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

  it('a look-up requires a product from every caller except the holder', async () => {
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

  it('look-ups of policy numbers are rate-limited', async () => {
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
    const policy = await createPolicy(shop, member, 'kesehatan');
    await shop.deps.db.update(policies).set(change).where(eq(policies.id, policy.id));
    return policy;
  };

  it("returns 404 for a claim on another member's policy", async () => {
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
  ])(
    'accepts a claim on a policy %s, and shows a notice when the policy is looked up',
    async (_title, change, notice) => {
      const policy = await changePolicy(change);
      const { body } = await inquire(policy.number, 'productType=kesehatan');
      expect(body.response).toMatchObject({ notice: expect.stringMatching(notice) });
      await makeClaim(shop, member, policy);
    },
  );

  it('rejects a claim on a void policy', async () => {
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
  it('requires a complete profile for a claim', async () => {
    const memberWithoutProfile = await shop.registerMember();
    expect(await sendClaim(shop, car, { token: memberWithoutProfile.token })).toMatchObject({
      status: 403,
      body: { response: 'Silahkan Lengkapi Profil Terlebih Dahulu' },
    });
  });

  /** Ends with two photos, the smallest accepted number. */
  const FILES = claimFiles({ productType: 'kendaraan', cause: 'VE01', isThirdParty: false });
  const [photo] = FILES.filter(({ name }) => name === 'FOTO');
  const ninePhotos = Array.from({ length: 9 }, () => photo).flatMap((part) => part ?? []);

  it.each<[string, object, string]>([
    ['without a cause', { payload: { causeOfClaim: '' } }, 'Penyebab klaim wajib di isi'],
    [
      'with a future date',
      { payload: { incidentDate: '2026-11-22' } },
      'Tanggal Musibah tidak boleh setelah hari ini',
    ],
    [
      'without one of the required documents',
      { files: FILES.slice(1) },
      'Mohon lengkapi lampiran yang dibutuhkan',
    ],
    [
      'with one photo',
      { files: FILES.slice(0, -2).concat(photo ? [photo] : []) },
      'Mohon lengkapi lampiran yang dibutuhkan',
    ],
    ['with eleven photos', { files: [...FILES, ...ninePhotos] }, 'Maksimal 10 Dokumen'],
    [
      'with a document of another cause',
      { files: [...FILES, pdfPart('BPKB')] },
      'File yang di upload tidak valid',
    ],
    [
      'with a document that no claim needs',
      { files: [...FILES, pdfPart('PASPOR')] },
      'Berkas ini tidak diminta',
    ],
    ['of a stolen vehicle without an account', { cause: '2002' }, 'Periksa kembali inputan anda'],
  ])('rejects a claim %s and stores nothing', async (_title, options, sentence) => {
    const formerCount = await shop.deps.db.$count(claims);
    const reply = await sendClaim(shop, car, { token: member.token, ...options });
    expect([reply.status, reply.body.response]).toEqual([422, sentence]);
    expect(await shop.deps.db.$count(claims)).toBe(formerCount);
  });

  it('requires a confirmation for a duplicate claim, and accepts the claim with the confirmation', async () => {
    const payload = newIncident();
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

  it('creates one claim for concurrent and repeated requests with one key', async () => {
    const payload = newIncident();
    const key = randomUUID();
    const send = (changes: object = {}) =>
      sendClaim(shop, car, { token: member.token, payload: { ...payload, ...changes }, key });
    const replies = [...(await Promise.all([send(), send(), send()])), await send()];
    for (const { status, text } of replies) expect(status, text).toBe(200);
    expect(new Set(replies.map(({ body }) => (body.response as { _id: string })._id)).size).toBe(1);
    expect(await send({ description: 'Lain lagi' })).toMatchObject({
      status: 409,
      body: { message: 'ALREADY_SENT' },
    });
  });

  it('accepts several files of one document that the holder uploaded before sending the form, and rejects uploads by other members', async () => {
    const announcement = { policyNumber: car.number, filename: 'foto.jpg', filetype: 'image/jpeg' };
    const ids: string[] = [];
    for (let count = 0; count < 2; count += 1)
      ids.push((await uploadAhead(shop, member, PHOTO, { code: 'FOTO', ...announcement })).id);
    const otherParts = FILES.filter(({ name }) => name !== 'FOTO');
    const uploads = { name: 'uploads', content: JSON.stringify({ FOTO: ids }) };
    const id = await makeClaim(shop, member, car, {
      payload: newIncident(),
      files: [uploads, ...otherParts],
    });
    const { info } = await readClaim(shop, member, id);
    expect(info.attachment.find(({ code }) => code === 'FOTO')?.link).toHaveLength(2);
    await expect(uploadAhead(shop, stranger, PHOTO, { code: 'FOTO', ...announcement })).rejects.toThrow(
      'tidak di temukan',
    );
  });
});

describe('an order with a policy per cover', () => {
  it('a policy for one cover accepts only claims with a cause of this cover', async () => {
    const line = 'kebakaran-gempabumi';
    const code = propertyPlans.find(({ plan }) => plan.typeCoverage === line)?.code ?? '';
    const orderId = await placePropertyOrder(shop, member, { code });
    await approveOrder(shop.deps, orderId, 'insurer');
    await shop.deps.db.transaction((tx) => issuePolicies(tx, shop.deps, orderId, shop.clock.now()));
    const issuedPolicies = (await invoiceRecordsOf(shop, orderId)).policies;
    for (const [kind, cover, coveredCause, otherCause] of [
      ['main', 'kebakaran', 'FI01', 'EA01'],
      ['earthquake', 'gempabumi', 'EA01', 'FI01'],
    ] as const) {
      const policy = issuedPolicies.find((candidate) => candidate.kind === kind);
      if (!policy) throw new Error(`No ${kind} policy was issued`);
      const number = policy.policyNumber;
      const lookup = await inquire(number, `productType=${line}`, member.token);
      // A policy is also found by the cover in its certificate, but not by the order's other cover.
      const inquireByCover = async (type: string) =>
        (await inquire(number, `productType=${type}`, member.token)).body;
      expect(await inquireByCover(cover)).toEqual(lookup.body);
      for (const type of ['kebakaran', 'gempabumi', 'kendaraan'].filter((candidate) => candidate !== cover))
        expect(await inquireByCover(type)).toMatchObject({ message: 'NOT_FOUND' });
      expect(lookup.text).toContain(`"value":"${coveredCause}"`);
      expect(lookup.text).not.toContain(`"value":"${otherCause}"`);
      const claimable = { number, id: policy.id, orderId, productType: line };
      const sendClaimFor = (cause: string) =>
        sendClaim(shop, claimable, {
          token: member.token,
          cause,
          payload: {
            ...newIncident(),
            totalClaim: 1_000_000,
            causeDisaster: 'Musibah',
            account: { accountNumber: '1234567890', accountHolder: 'Sari', bankName: 'Bank Mandiri' },
          },
        });
      const rejectedReply = await sendClaimFor(otherCause);
      expect(rejectedReply.status).toBe(422);
      expect(rejectedReply.text).toContain('Penyebab klaim wajib di isi');
      expect((await sendClaimFor(coveredCause)).status).toBe(200);
    }
  });
});

describe('an appeal letter', () => {
  // The first bytes of a Word file.
  const DOCX = Buffer.concat([Buffer.from('504b030414000600', 'hex'), Buffer.alloc(200)]);
  const pdfOfSize = (bytes: number) => {
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
    ['of 2,048,001 bytes', [pdfPart('appeal', pdfOfSize(2_048_001))], 413, 'Maksimal Ukuran File adalah 2mb'],
    ['that is missing', [], 422, 'Harap upload surat pengajuan banding'],
  ])('rejects an appeal letter %s', async (_title, parts, status, sentence) => {
    const id = await createRejectedClaim();
    const reply = await shop.multipart('PUT', `/claims/client/${id}/appeal`, parts, { token: member.token });
    expect([reply.status, reply.body.response]).toEqual([status, sentence]);
    expect((await storedClaim(id)).state).toBe('rejected');
  });

  it('accepts an appeal letter of 2,048,000 bytes', async () => {
    const id = await createRejectedClaim();
    const reply = await sendFile(shop, member, id, 'appeal', [pdfPart('appeal', pdfOfSize(2_048_000))]);
    expect(reply.status, reply.text).toBe(200);
    const letters = (await storedClaim(id)).files.filter(({ kind }) => kind === 'appeal');
    expect(letters).toMatchObject([{ fileName: 'surat-banding-1.pdf', bytes: 2_048_000 }]);
  });
});

describe('documents that the desk sent back', () => {
  it('the claimant can send new files of documents that the desk sent back: at most ten files each, of the required type and size', async () => {
    const id = await createClaim(car);
    await callDesk(shop, id, 'take-up');
    // A claim with this cause has no BPKB, so the desk cannot send a BPKB back.
    expect(
      (await callDesk(shop, id, 'documents', { attachments: ['BPKB'], feedback: 'Kurang' })).status,
    ).toBe(422);
    await callDesk(shop, id, 'documents', { attachments: ['FOTO', 'KTP'], feedback: 'Foto kurang jelas' });
    const send = async (parts: Part[], token = member.token) => {
      const reply = await shop.multipart('PUT', `/claims/client/${id}`, parts, { token });
      return [reply.status, reply.body.response];
    };
    const claim = { productType: 'kendaraan', cause: 'VE01', isThirdParty: false } as const;
    const [photo] = claimFiles(claim, ['FOTO']);
    const identityCard = claimFiles(claim, ['KTP']);
    const photos = photo ? Array.from({ length: 11 }, () => photo) : [];
    expect(await send(photos)).toEqual([422, 'Maksimal lampiran adalah 10 Berkas']);
    const huge = Buffer.concat([PHOTO, Buffer.alloc(5 * 1_048_576)]);
    expect(await send([{ ...photos[0], name: 'FOTO', content: huge }])).toEqual([
      413,
      'Maksimal ukuran berkas 5 mb',
    ]);
    expect(await send([pdfPart('FOTO')])).toEqual([422, 'File yang di upload tidak valid']);
    expect(await send([...photos.slice(0, 2), ...identityCard, pdfPart('SIM')])).toEqual([
      422,
      'File yang di upload tidak valid',
    ]);
    expect(await send(identityCard, stranger.token)).toEqual([404, 'Claim tidak ditemukan']);
    const key = { 'idempotency-key': randomUUID() };
    const completeFiles = [...photos.slice(0, 10), ...identityCard];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const reply = await shop.multipart('PUT', `/claims/client/${id}`, completeFiles, {
        token: member.token,
        headers: key,
      });
      expect(reply.status, reply.text).toBe(200);
    }
    // The submission had two photos. The request with ten photos was sent twice with one key and is stored once.
    const { files } = await storedClaim(id);
    expect(files.filter(({ code }) => code === 'FOTO')).toHaveLength(12);
  });
});

describe('files of a claim', () => {
  it("a file link is valid for ten minutes, and an heir's link shows only one claim", async () => {
    const policy = await createPolicy(shop, member, 'kecelakaandiri');
    const secrets: string[] = [];
    for (const email of ['satu@contoh.test', 'dua@contoh.test']) {
      const heir = { ...HEIR, email };
      const reply = await sendClaim(shop, policy, { heir, payload: newIncident() });
      expect(reply.status, reply.text).toBe(200);
      const [mail] = await shop.mails(email);
      secrets.push(secretIn(mail?.text));
    }
    const [firstSecret = '', secondSecret = ''] = secrets;
    const read = async (secret: string) =>
      (await shop.api('GET', '/claims/heirs/claim', byLink(secret))).body.response;
    const { id, info } = (await read(firstSecret)) as {
      id: string;
      info: { attachment: { link: string }[] };
    };
    expect(((await read(secondSecret)) as { id: string }).id).not.toBe(id);
    expect(
      (await shop.api('GET', '/claims/heirs/claim', byLink(`${firstSecret.slice(0, -1)}x`))).status,
    ).toBe(404);
    const link = `/${info.attachment[0]?.link}`;
    expect((await shop.api('GET', link)).status).toBe(200);
    const startTime = shop.clock.now();
    shop.clock.advance(601);
    expect((await shop.api('GET', link)).status).toBe(410);
    shop.clock.set(startTime);
  });

  it("an heir's claim returns 404 to the policyholder", async () => {
    const policy = await createPolicy(shop, member, 'kecelakaandiri');
    const heir = { ...HEIR, email: 'tiga@contoh.test' };
    const reply = await sendClaim(shop, policy, { heir, payload: newIncident() });
    const { _id: id } = reply.body.response as { _id: string };
    const { token } = member;
    expect((await shop.api('GET', `/claims/client/${id}`, { token })).status).toBe(404);
    const workshop = { token, body: { workshopID: 'x' } };
    expect((await shop.api('PATCH', `/claims/client/${id}/repair`, workshop)).status).toBe(404);
  });
});

describe('the desk', () => {
  it('one of two concurrent decisions succeeds, and the other gets 409', async () => {
    const id = await createClaim(health);
    await callDesk(shop, id, 'take-up');
    const replies = await Promise.all([
      callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' }),
      callDesk(shop, id, 'reject', { reason: 'Tidak dijamin' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.response).toBe(
      'Status klaim sudah berubah, silakan muat ulang halaman ini',
    );
    expect(await callDesk(shop, randomUUID(), 'take-up')).toMatchObject({ status: 404 });
  });

  it('one of two concurrent payments is stored, and the other gets 409', async () => {
    const id = await createClaim(health);
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(shop, member, id, 'letter');
    const replies = await Promise.all([payAtDesk(shop, id), payAtDesk(shop, id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('the desk can recall an approval before the letter is signed, and the member cannot choose a workshop after the approval', async () => {
    const id = await createClaim(car);
    const { vehicle } = await readClaim(shop, member, id);
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
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
    await callDesk(shop, id, 'recall', { reason: 'Jumlahnya keliru' });
    expect(await storedClaim(id)).toMatchObject({ state: 'review', approvedAmount: null, settlement: [] });
  });

  it('npm run desk performs claim actions and reports rejected actions', async () => {
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const runDeskCommand = async (...args: string[]) => {
      const output: string[] = [];
      const addOutput = (text: string) => void output.push(text);
      const { DESK_EMAIL, DESK_PASSWORD } = shop.deps.config;
      const env = { NAUNGAN_URL: origin, DESK_EMAIL, DESK_PASSWORD };
      await run(['claims', ...args], env, { out: addOutput, err: addOutput });
      return output.join('\n');
    };
    const id = await createClaim(health);
    const { claimNumber } = await storedClaim(id);
    expect(await runDeskCommand('--state', 'pending')).toContain(claimNumber);
    expect(await runDeskCommand('take-up', claimNumber)).toBe(`Claim ${id} is now "review".`);
    expect(await runDeskCommand('show', claimNumber)).toContain(`${origin}/api/v1/files/`);
    expect(await runDeskCommand('settle', id, '--loss', '2.000.000')).toContain('Payable: Rp2.000.000');
    expect(await runDeskCommand('approve', id, '--loss', '2000000', '--reason', 'Sesuai')).toContain(
      '"approved"',
    );
    expect(await runDeskCommand('approve', id, '--loss', '2000000', '--reason', 'Sesuai')).toContain(
      '409: Status klaim',
    );
    expect(await runDeskCommand('show', id)).toContain('Account   not known yet');
    await sendFile(shop, member, id, 'letter');
    expect(await runDeskCommand('show', id)).toMatch(/Nomor Rekening 1234567890\n/);
    shop.clock.advance(60);
    await shop.api('PATCH', `/claims/client/${id}/account`, {
      token: member.token,
      body: { ...ACCOUNT, accountNumber: '9876543210' },
    });
    expect(await runDeskCommand('show', id)).toContain('Account   changed after the signed letter');
    const account = ['--bank', 'BCA', '--account', '1234567890', '--holder', 'Siti Rahayu'];
    expect(await runDeskCommand('pay', id, '--proof', 'site.config.ts', ...account)).toContain('422');
    expect(await runDeskCommand('pay', id, '--proof', 'tidak-ada.pdf', ...account)).toBe(
      'tidak-ada.pdf cannot be read.',
    );
    expect(await runDeskCommand('journal', id)).toContain('approved → agreed');
    expect(await runDeskCommand('lain', id)).toContain('There is no command "claims lain".');
  });
});

describe("the copy of a member's data", () => {
  it("the copy of a member's data contains the claims, and an open claim prevents the deletion of the account", async () => {
    const { claimNumber } = await storedClaim(await createClaim(health));
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
  it('deadlines remind once, reject a claim without the requested documents, close it after the appeal period, and finish a paid claim after 14 days', async () => {
    const token = async () => openSession(shop.deps.db, member.id, shop.clock.now());
    const incompleteId = await createClaim(health);
    await callDesk(shop, incompleteId, 'take-up');
    await callDesk(shop, incompleteId, 'documents', {
      attachments: ['FORM'],
      feedback: 'Formulir belum lengkap',
    });
    const paidId = await createClaim(health);
    await callDesk(shop, paidId, 'take-up');
    await callDesk(shop, paidId, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    await sendFile(shop, member, paidId, 'letter');
    await payAtDesk(shop, paidId);
    const { claimNumber } = await storedClaim(incompleteId);
    const reminders = async () =>
      (await shop.mails(member.email)).filter(({ subject }) => subject === `Pengingat klaim ${claimNumber}`);
    shop.clock.advance(53 * DAY);
    await runClaimDeadlines(shop.deps);
    await runClaimDeadlines(shop.deps);
    expect(await reminders()).toHaveLength(1);
    expect((await storedClaim(paidId)).state).toBe('finish');
    shop.clock.advance(7 * DAY);
    await runClaimDeadlines(shop.deps);
    expect(await storedClaim(incompleteId)).toMatchObject({
      state: 'rejected',
      feedback: expect.stringContaining('60 hari'),
    });
    shop.clock.advance(90 * DAY);
    await runClaimDeadlines(shop.deps);
    expect((await storedClaim(incompleteId)).state).toBe('closed');
    const lateAppeal = await shop.multipart(
      'PUT',
      `/claims/client/${incompleteId}/appeal`,
      [pdfPart('appeal')],
      {
        token: await token(),
      },
    );
    expect(lateAppeal).toMatchObject({
      status: 409,
      body: { response: 'Klaim ini sudah ditutup, sehingga tidak dapat diubah lagi' },
    });
  });
});
