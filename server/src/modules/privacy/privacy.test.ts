import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE_PROFILE, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { openSession } from '../../core/session.ts';
import { readJournal } from '../../db/journal.ts';
import {
  consents,
  consultantOrders,
  consultations,
  guests,
  journal,
  mailTokens,
  orderAttachments,
  orders,
  outbox,
  policies,
  sessions,
  uploads,
  users,
} from '../../db/schema.ts';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import {
  login,
  mailedToken,
  PASSWORD,
  registerAccount,
  registrationForm,
  signInByPassword,
} from '../accounts/fixture.ts';
import { hashPassword } from '../accounts/password.ts';
import { rejectOrder } from '../orders/decide.ts';
import { placeOrder } from '../orders/fixture.ts';
import { createPayment, invoiceRecordsOf, payAtGateway, type Shop, startShop } from '../payments/fixture.ts';

let shop: Shop;
let passwordHash: string;
beforeAll(async () => {
  shop = await startShop();
  passwordHash = await hashPassword(PASSWORD);
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));

const rowOf = async (id: string) => (await shop.deps.db.select().from(users).where(eq(users.id, id)))[0];
/** Sets the password `PASSWORD` and verifies the address. Returns the member. */
async function setPassword(member: TestMember): Promise<TestMember> {
  await shop.deps.db
    .update(users)
    .set({ passwordHash, emailVerifiedAt: TEST_NOW })
    .where(eq(users.id, member.id));
  return member;
}
const createMember = async () => setPassword(await shop.registerMember({ complete: true }));
/** Creates a member with an active policy. */
async function createMemberWithPolicy() {
  const { member, orderId, payment } = await createPayment(shop);
  await payAtGateway(shop, payment.transaction_id);
  return { member: await setPassword(member), orderId };
}
type Owner = { id: string; token: string };
const callMember = (method: string, member: Owner, path: string, body?: object) =>
  shop.api(method, `/user/member/${member.id}/${path}`, { token: member.token, body });
const previewDeletion = (member: Owner) => callMember('GET', member, 'deletion');
const deleteAccount = (member: Owner, password = PASSWORD) =>
  callMember('POST', member, 'deletion', { password });
const dataLinksOf = async (member: Owner) =>
  (await callMember('GET', member, 'data')).body.response as { json: string; pdf: string; expiresAt: string };
const openLink = (link: string) => shop.api('GET', `/${link}`);

describe("a copy of the member's data", () => {
  it('a copy of the member’s data contains profile, sessions, orders, invoices, payments, policies and questions as JSON, and no secret', async () => {
    const { member, orderId } = await createMemberWithPolicy();
    await shop.api('POST', '/consultations', {
      token: member.token,
      body: {
        fullName: 'Siti Rahayu',
        phoneNumber: '812345678',
        email: member.email,
        message: 'Mohon dihubungi sore hari',
      },
    });
    const reply = await openLink((await dataLinksOf(member)).json);
    const { policies: memberPolicies, invoice } = await invoiceRecordsOf(shop, orderId);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="data-pribadi-2026-11-21.json"',
      'cache-control': 'private, no-store',
    });
    expect(JSON.parse(reply.text)).toMatchObject({
      controller: { name: shop.deps.config.BRAND.legalName },
      member: { id: member.id, email: member.email, addreses: COMPLETE_PROFILE.addreses },
      sessions: [{}],
      orders: [
        {
          id: orderId,
          insured: { identityNumber: '3174035507900001' },
          attachments: expect.arrayContaining([expect.objectContaining({ mimeType: 'image/jpeg' })]),
        },
      ],
      invoices: [{ invoiceNumber: invoice.invoiceNumber }],
      payments: [{ method: 'bank_transfer', type: 'bca' }],
      policies: [{ policyNumber: memberPolicies[0]?.policyNumber }],
      consultations: [{ message: 'Mohon dihubungi sore hari' }],
    });
    expect(reply.text).not.toMatch(/argon2|tokenHash|passwordHash|storageKey|certificateKey|googleSub/);
    expect(reply.text).not.toContain(member.token);
  });

  it('a copy of the member’s data is also available as a PDF with text in Indonesian', async () => {
    const { member, orderId } = await createMemberWithPolicy();
    const reply = await openLink((await dataLinksOf(member)).pdf);
    expect(reply.headers['content-type']).toBe('application/pdf');
    const { text } = await textOf(reply.raw);
    const { policies: memberPolicies, invoice } = await invoiceRecordsOf(shop, orderId);
    for (const expected of [
      'Salinan Data Pribadi',
      member.fullName,
      member.email,
      'Penghasilan',
      'Kota Administrasi Jakarta Selatan',
      '3174035507900001',
      invoice.invoiceNumber,
      memberPolicies[0]?.policyNumber ?? 'no policy',
      'Jawaban',
    ]) {
      expect(text).toContain(expected);
    }
  });

  it('a copy of the member’s data has no chapter about policies for a member without orders', async () => {
    const { id, email } = await registerAccount(shop);
    const member = { id, token: await signInByPassword(shop, email) };
    const { text } = await textOf((await openLink((await dataLinksOf(member)).pdf)).raw);
    expect(text).toContain('Syarat dan Ketentuan');
    expect(text).not.toContain('Polis ');
  });

  it('a copy of the member’s data has a link that expires after 10 minutes and cannot be forged', async () => {
    const member = await createMember();
    const otherMember = await createMember();
    const { json, expiresAt } = await dataLinksOf(member);
    expect(expiresAt).toBe('2026-11-21T03:10:00.000Z');
    const [path = '', signature = ''] = json.split('.');
    const otherPayload = Buffer.from(JSON.stringify({ u: otherMember.id, f: 'json', e: 9e15 })).toString(
      'base64url',
    );
    for (const forgedLink of [
      `${path}.${signature.slice(1)}`,
      `/api/v1/member-data/${otherPayload}.${signature}`,
      path,
    ]) {
      expect((await openLink(forgedLink)).status, forgedLink).toBe(404);
    }
    expect((await openLink(`/api/v1/files/${json.split('/').at(-1)}`)).status).toBe(404);
    shop.clock.advance(600);
    expect((await openLink(json)).status).toBe(200);
    shop.clock.advance(1);
    const expiredReply = await openLink(json);
    expect([expiredReply.status, expiredReply.text.includes('Tautan sudah kedaluwarsa')]).toEqual([
      410,
      true,
    ]);
  });

  it('a copy of the member’s data cannot be opened after the account was deleted', async () => {
    const member = await createMember();
    const { json } = await dataLinksOf(member);
    await deleteAccount(member);
    expect((await openLink(json)).status).toBe(404);
  });
});

describe('deleting an account', () => {
  it('lists the deleted records, the retained records, and the way to confirm', async () => {
    expect((await previewDeletion(await createMember())).body.response).toMatchObject({
      confirmBy: 'password',
      kept: [],
      hindrance: null,
    });
    const { member } = await createMemberWithPolicy();
    await placeOrder(shop, member);
    const { response } = (await previewDeletion(member)).body as {
      response: { removed: string[]; kept: { what: string }[] };
    };
    expect(response.removed).toContain('Pesanan yang belum disetujui beserta berkasnya');
    expect(response.kept.map(({ what }) => what)).toEqual([
      '1 pesanan yang disetujui beserta data tertanggung, berkas, dan catatan persetujuan Anda',
      '1 polis beserta sertifikatnya',
      '1 invoice dan 1 catatan pembayaran',
    ]);
  });

  it('removes all data of a member without orders, sends a mail, and allows a new registration with the same e-mail address and phone number', async () => {
    const { db } = shop.deps;
    const form = registrationForm();
    await shop.api('POST', '/user/member', { body: { ...form, marketing: true } });
    const token = await signInByPassword(shop, form.email);
    const { id } = (await shop.api('GET', '/user/verify', { token })).body.response as { id: string };
    await shop.api('GET', `/user/verification/${await mailedToken(shop, form.email, '/verify')}`);
    const details = { fullName: 'Budi', phoneNumber: '812345678', email: form.email };
    await shop.api('POST', '/guest', { body: details });
    await shop.api('POST', '/consultations', { body: { ...details, message: 'Mohon dihubungi' }, token });
    await shop.runJobs();

    expect(await deleteAccount({ id, token })).toMatchObject({
      status: 200,
      body: { message: 'Akun Anda sudah dihapus' },
    });
    expect((await shop.api('GET', '/user/verify', { token })).status).toBe(401);
    expect((await login(shop, form.email)).body).toMatchObject({ response: 'Email / Password Salah' });
    expect((await shop.api('GET', `/user/forgot/${form.email}`)).status).toBe(404);
    expect(await rowOf(id)).toMatchObject({
      fullName: 'AKUN DIHAPUS',
      email: `${id}@dihapus.invalid`,
      phoneNumber: null,
      passwordHash: null,
      status: 'deleted',
    });
    const leftovers = [
      await db.select().from(sessions).where(eq(sessions.userId, id)),
      await db.select().from(mailTokens).where(eq(mailTokens.userId, id)),
      await db.select().from(consents).where(eq(consents.userId, id)),
      await db.select().from(guests).where(eq(guests.email, form.email)),
      await db.select().from(consultations).where(eq(consultations.email, form.email)),
    ];
    expect(leftovers).toEqual([[], [], [], [], []]);
    const mails = await shop.mails(form.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Akun Naungan Anda sudah dihapus']);
    expect(mails[0]?.text).toContain('Tidak ada data Anda yang kami simpan.');
    expect(await db.select().from(journal).where(eq(journal.subjectId, id))).toMatchObject([
      { subject: 'account', toStatus: 'deleted', actor: `member:${id}` },
    ]);
    expect((await shop.api('POST', '/user/member', { body: form })).status).toBe(200);
  });

  it("retains requests that contain the member's e-mail address but were sent without sign-in, if the address was never verified", async () => {
    const { db } = shop.deps;
    const member = await createMember();
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, member.id));
    const details = { fullName: 'Ani', phoneNumber: '812345678', email: member.email };
    const request = { ...details, message: 'Mohon dihubungi sore hari' };
    await shop.api('POST', '/guest', { body: details });
    for (const token of [undefined, member.token]) {
      await shop.api('POST', '/consultations', { body: request, token });
      const userId = token === undefined ? null : member.id;
      const product = { productType: 'kesehatan' as const, productId: randomUUID(), detail: {} };
      await db.insert(consultantOrders).values({ ...request, ...product, userId });
    }
    expect((await deleteAccount(member)).status).toBe(200);
    const remainingRows = [
      await db.$count(guests, eq(guests.email, member.email)),
      await db.$count(consultations, eq(consultations.email, member.email)),
      await db.$count(consultantOrders, eq(consultantOrders.email, member.email)),
    ];
    expect(remainingRows).toEqual([1, 1, 1]);
  });

  it('the deletion of an account retains the policy with its certificate, lists the policy in the mail, and removes the undecided order', async () => {
    const { db, files } = shop.deps;
    const { member, orderId } = await createMemberWithPolicy();
    const undecidedOrderId = await placeOrder(shop, member, { key: randomUUID() });
    shop.clock.advance(60);
    expect((await deleteAccount(member)).status).toBe(200);
    const remainingOrders = await db.select().from(orders).where(eq(orders.userId, member.id));
    expect(remainingOrders.map(({ id }) => id)).toEqual([orderId]);
    expect(
      await db.select().from(orderAttachments).where(eq(orderAttachments.orderId, undecidedOrderId)),
    ).toEqual([]);
    const [policy] = await db.select().from(policies).where(eq(policies.userId, member.id));
    expect(policy?.status).toBe('active');
    expect(await files.exists(policy?.certificateKey ?? '')).toBe(true);
    expect(JSON.stringify(await rowOf(member.id))).not.toMatch(/SITI|Kemang|3174035507900001/);
    const mails = await shop.mails(member.email);
    const mail = mails.find(({ subject }) => subject.includes('dihapus'));
    expect(mail?.text).toContain('Undang-Undang Nomor 8 Tahun 1997');
    expect(mail?.text).toMatch(/^• 1 polis beserta sertifikatnya\..* Disimpan: selama polis berjalan/m);
    expect(mail?.text).not.toContain('sebelum menghapus akun');
    // Runs the delayed job of the removed order, because later tests must not find this job.
    await shop.runJobs({ includeDelayed: true });
  });

  it('removes the reason of a rejection from the journal, but not the rejection', async () => {
    const member = await createMember();
    const orderId = await placeOrder(shop, member);
    await rejectOrder(shop.deps, orderId, 'desk:1', 'Riwayat penyakit jantung.');
    const journalOfOrder = () => readJournal(shop.deps.db, [orderId]);
    expect((await journalOfOrder()).at(-1)).toMatchObject({
      to: 'reject',
      reason: 'Riwayat penyakit jantung.',
    });
    const entriesBefore = await journalOfOrder();
    expect((await deleteAccount(member)).status).toBe(200);
    expect(await journalOfOrder()).toEqual(entriesBefore.map((entry) => ({ ...entry, reason: null })));
  });

  it('removes files that were uploaded for an unfinished form', async () => {
    const { db } = shop.deps;
    const member = await createMember();
    const file = { code: 'ktp', title: 'KTP', extention: 'image', fileName: 'ktp.jpg', bytes: 1 } as const;
    const expiresAt = new Date(TEST_NOW.getTime() + 3_600_000);
    await db.insert(uploads).values({ ...file, userId: member.id, expiresAt });
    expect((await openLink((await dataLinksOf(member)).json)).text).toContain('ktp.jpg');
    await deleteAccount(member);
    const [row] = await db.select().from(uploads).where(eq(uploads.userId, member.id));
    expect(row?.expiresAt).toEqual(TEST_NOW);
    await shop.deps.jobs.enqueue(db, 'uploads.expire', {});
    await shop.runJobs();
    expect(await db.select().from(uploads).where(eq(uploads.userId, member.id))).toEqual([]);
  });

  it('prevents later mails to the deleted account', async () => {
    const { member } = await createMemberWithPolicy();
    await deleteAccount(member);
    const to = (await rowOf(member.id))?.email ?? '';
    await shop.deps.db.transaction((tx) =>
      shop.deps.mail.queue(tx, { to, subject: 'Kabar', heading: 'Kabar', lines: [] }),
    );
    expect(await shop.deps.db.select().from(outbox).where(eq(outbox.recipient, to))).toEqual([]);
  });

  it('the deletion of an account is rejected while a payment is in progress', async () => {
    const { member, payment } = await createPayment(shop);
    await setPassword(member);
    const hindrance =
      'Masih ada pembayaran yang sedang menunggu. Selesaikan, atau tunggu hingga batas waktunya lewat, lalu hapus akun Anda.';
    expect((await previewDeletion(member)).body.response).toMatchObject({ hindrance });
    expect(await deleteAccount(member)).toMatchObject({ status: 409, body: { response: hindrance } });
    expect((await rowOf(member.id))?.status).toBe('active');
    await payAtGateway(shop, payment.transaction_id);
    expect((await deleteAccount(member)).status).toBe(200);
  });

  it.each(['', 'Rahasia124', PASSWORD.toLowerCase(), 'x'.repeat(200)])(
    'the deletion of an account is rejected with the wrong password %j and changes nothing',
    async (password) => {
      const member = await createMember();
      const reply = await deleteAccount(member, password);
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toEqual([{ path: 'password', message: 'Password salah' }]);
      expect((await rowOf(member.id))?.status).toBe('active');
    },
  );

  it('the deletion of an account without password requires a session that is less than 15 minutes old', async () => {
    const member = await createMember();
    await shop.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, member.id));
    expect((await previewDeletion(member)).body.response).toMatchObject({
      confirmBy: 'session',
      fresh: true,
    });
    shop.clock.advance(15 * 60);
    expect((await previewDeletion(member)).body.response).toMatchObject({
      confirmBy: 'session',
      fresh: false,
    });
    expect((await deleteAccount(member, '')).status).toBe(403);
    const token = await openSession(shop.deps.db, member.id, shop.clock.now());
    shop.clock.advance(15 * 60 - 1);
    expect((await deleteAccount({ ...member, token }, '')).status).toBe(200);
  });

  it('the deletion of an account happens once when two requests arrive at the same time', async () => {
    const member = await createMember();
    await Promise.all([deleteAccount(member), deleteAccount(member)]);
    const subjects = (await shop.mails(member.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Akun Naungan Anda sudah dihapus']);
  });
});

describe('consents', () => {
  type ConsentRow = { kind: string; version: string; givenAt: string | null; withdrawnAt: string | null };
  const listConsents = async (member: Owner) =>
    (await callMember('GET', member, 'consents')).body.response as ConsentRow[];
  const setMarketing = (member: Owner, marketing: unknown) =>
    callMember('PUT', member, 'consents', { marketing } as object);
  async function createOwner(extraFields: object = {}): Promise<Owner> {
    const form = registrationForm();
    const reply = await shop.api('POST', '/user/member', { body: { ...form, ...extraFields } });
    return {
      id: (reply.body.response as { id: string }).id,
      token: await signInByPassword(shop, form.email),
    };
  }

  it('consents of a registration have the version of the texts and the time', async () => {
    const consent = { version: '2026-11-02', givenAt: '2026-11-21T03:00:00.000Z', withdrawnAt: null };
    expect(await listConsents(await createOwner())).toEqual([
      { kind: 'terms', ...consent, withdrawable: false },
      { kind: 'privacy', ...consent, withdrawable: false },
      { kind: 'marketing', ...consent, givenAt: null, withdrawable: true },
    ]);
    expect((await listConsents(await createOwner({ marketing: true })))[2]).toMatchObject(consent);
  });

  it('consents to offers have the times at which they are given, withdrawn and given again', async () => {
    const member = await createOwner();
    shop.clock.advance(60);
    await setMarketing(member, true);
    expect((await listConsents(member))[2]).toMatchObject({
      givenAt: '2026-11-21T03:01:00.000Z',
      withdrawnAt: null,
    });
    shop.clock.advance(60);
    await setMarketing(member, true);
    await setMarketing(member, false);
    await setMarketing(member, false);
    expect((await listConsents(member))[2]).toMatchObject({
      givenAt: '2026-11-21T03:01:00.000Z',
      withdrawnAt: '2026-11-21T03:02:00.000Z',
    });
    shop.clock.advance(60);
    const reply = await setMarketing(member, true);
    expect(reply).toMatchObject({ status: 200, body: { message: 'Pilihan Anda sudah disimpan' } });
    expect((await listConsents(member))[2]).toMatchObject({
      givenAt: '2026-11-21T03:03:00.000Z',
      withdrawnAt: null,
    });
    const rows = await shop.deps.db.select().from(consents).where(eq(consents.userId, member.id));
    // The terms, the privacy policy, and two consents to offers.
    expect(rows).toHaveLength(4);
  });

  it.each(['ya', 1, null, undefined])(
    'consents are not changed by the invalid choice %j (422)',
    async (choice) => {
      expect((await setMarketing(await createOwner(), choice)).status).toBe(422);
    },
  );
});

describe("access to a member's personal data", () => {
  it.each([
    ['GET', 'consents', undefined],
    ['PUT', 'consents', { marketing: true }],
    ['GET', 'data', undefined],
    ['GET', 'deletion', undefined],
    ['POST', 'deletion', { password: PASSWORD }],
  ])(
    'the call %s %s returns 401 without token, 403 for the desk, 404 for another member',
    async (method, path, body) => {
      const [member, otherMember] = [await createMember(), await createMember()];
      const send = async (id: string, token?: string) =>
        (await shop.api(method, `/user/member/${id}/${path}`, { token, body })).status;
      expect(await send(member.id)).toBe(401);
      expect(await send(member.id, await shop.deskToken())).toBe(403);
      expect(await send(member.id, otherMember.token)).toBe(404);
      expect(await send('bukan-uuid', member.token)).toBe(404);
      expect((await rowOf(member.id))?.status).toBe('active');
    },
  );
});
