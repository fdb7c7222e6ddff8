import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { openSession } from '../../core/session.ts';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import { runClaimDeadlines } from './deadline.ts';
import {
  ACCOUNT,
  byLink,
  type ClaimablePolicy,
  callDesk,
  claimFiles,
  createHousePolicies,
  createPolicy,
  HEIR,
  letterParts,
  makeClaim,
  payAtDesk,
  payWithSecondPerson,
  pdfPart,
  readClaim,
  sendClaim,
  sendFile,
} from './fixture.ts';

const DAY_SECONDS = 86_400;
const INSURED_NAME = 'Siti Rahayu';
const APPROVAL = { loss: 5_000_000, reason: 'Sesuai dengan bukti.' };
const documentRequest = { attachments: ['FORM'], feedback: 'Formulir belum lengkap' };
const OTHER_ACCOUNT = { ...ACCOUNT, bankName: 'Bank Mandiri', accountNumber: '9876543210' };

let shop: Shop;
let member: TestMember;
let health: ClaimablePolicy;
let car: ClaimablePolicy;
let fire: ClaimablePolicy;
let earthquake: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  health = await createPolicy(shop, member, 'kesehatan');
  car = await createPolicy(shop, member);
  ({ fire, earthquake } = await createHousePolicies(shop, member));
}, 60_000);
afterEach(async () => {
  shop.clock.set(TEST_NOW);
  member = { ...member, token: await openSession(shop.deps.db, member.id, TEST_NOW) };
});
afterAll(() => shop.close());

async function expectOk(reply: Promise<Reply>): Promise<Reply> {
  const { status, text } = await reply;
  expect(status, text).toBe(200);
  return reply;
}

async function createClaimInReview(policy: ClaimablePolicy, cause?: string): Promise<string> {
  const property = { totalClaim: 200_000_000, causeDisaster: 'Musibah', account: ACCOUNT };
  const payload = policy.productType === 'kebakaran-gempabumi' ? property : {};
  const id = await makeClaim(shop, member, policy, { again: 'Y', payload, ...(cause && { cause }) });
  await expectOk(callDesk(shop, id, 'take-up'));
  return id;
}
const approve = (id: string, approval: object = APPROVAL) =>
  expectOk(callDesk(shop, id, 'approve', approval));
const reject = (id: string) => expectOk(callDesk(shop, id, 'reject', { reason: 'Tidak dijamin' }));
const chooseReplacement = (id: string, selectedMethod: string) =>
  expectOk(
    shop.api('PATCH', `/claims/client/${id}/replacement`, { token: member.token, body: { selectedMethod } }),
  );
const answerAppeal = async (id: string, fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(([name, content]) => ({ name, content }));
  const token = await shop.deskToken();
  const body = [...parts, pdfPart('responseLetter')];
  await expectOk(shop.multipart('POST', `/desk/claims/${id}/appeal`, body, { token }));
};

type Mail = Awaited<ReturnType<Shop['mails']>>[number];
const paragraphsOf = ({ text }: Mail): string[] => text.split('\n\n');
/** Returns the first paragraph after heading and greeting. */
const openingOf = (mail: Mail): string | undefined => paragraphsOf(mail)[2];
/** Returns the mails about a claim to one address, newest first. */
async function mailsAbout(id: string, to = member.email): Promise<Mail[]> {
  const { body } = await shop.api('GET', `/desk/claims/${id}`, { token: await shop.deskToken() });
  const { claimNumber } = body.response as { claimNumber: string };
  return (await shop.mails(to)).filter(({ subject, text }) => `${subject}${text}`.includes(claimNumber));
}
const mailAbout = async (id: string, subject: RegExp): Promise<Mail> => {
  const mails = (await mailsAbout(id)).filter((mail) => subject.test(mail.subject));
  expect(mails).toHaveLength(1);
  return mails[0] as Mail;
};

const documentsDeadlineText = (day: string) =>
  `Mohon kirim berkas sebelum ${day}. Bila belum kami terima, klaim ini ditolak.`;
const appealDeadlineText = (day: string) =>
  `Bila tidak setuju dengan keputusan ini, ajukan banding sebelum ${day}. Tanpa banding, klaim ini ditutup.`;
const confirmationDeadlineText = (day: string) =>
  `Mohon konfirmasi pembayaran sebelum ${day}. Tanpa konfirmasi, pembayaran kami anggap diterima.`;

describe('the first paragraph of a claim mail', () => {
  it('the mail about requested documents states until when they can be sent', async () => {
    const id = await createClaimInReview(health);
    await expectOk(callDesk(shop, id, 'documents', documentRequest));
    const mail = await mailAbout(id, /membutuhkan kelengkapan berkas$/);
    expect(openingOf(mail)).toBe(documentsDeadlineText('20 Januari 2027'));
  });

  it('the mail about a rejection states until when it can be appealed, and so does the mail about a denied appeal', async () => {
    const id = await createClaimInReview(health);
    await reject(id);
    const rejection = await mailAbout(id, /belum dapat disetujui$/);
    expect(openingOf(rejection)).toBe(appealDeadlineText('19 Februari 2027'));
    await expectOk(sendFile(shop, member, id, 'appeal'));
    shop.clock.advance(DAY_SECONDS);
    await answerAppeal(id, { answer: 'keep', reason: 'Tetap tidak dijamin' });
    const answer = await mailAbout(id, /^Jawaban banding/);
    expect(openingOf(answer)).toBe(appealDeadlineText('20 Februari 2027'));
  });

  it('the mail about a rejection after the deadline for documents states until when it can be appealed', async () => {
    const id = await createClaimInReview(health);
    await expectOk(callDesk(shop, id, 'documents', documentRequest));
    shop.clock.advance(60 * DAY_SECONDS);
    await runClaimDeadlines(shop.deps);
    const mail = await mailAbout(id, /belum dapat disetujui$/);
    expect(openingOf(mail)).toBe(appealDeadlineText('20 April 2027'));
  });

  it('the mail about a payment states until when it can be confirmed', async () => {
    const id = await createClaimInReview(health);
    await approve(id);
    await expectOk(sendFile(shop, member, id, 'letter'));
    await expectOk(payAtDesk(shop, id));
    const mail = await mailAbout(id, /sudah dibayarkan$/);
    expect(openingOf(mail)).toBe(confirmationDeadlineText('5 Desember 2026'));
    expect(mail.text).toContain('Setelah uangnya diterima');
  });

  it('each reminder states the deadline of the current state of the claim', async () => {
    const waitingForDocuments = await createClaimInReview(health);
    await expectOk(callDesk(shop, waitingForDocuments, 'documents', documentRequest));
    const rejectedId = await createClaimInReview(health);
    await reject(rejectedId);
    const paidId = await createClaimInReview(health);
    await approve(paidId);
    await expectOk(sendFile(shop, member, paidId, 'letter'));
    await expectOk(payAtDesk(shop, paidId));
    for (const [id, days, opening] of [
      [paidId, 7, confirmationDeadlineText('5 Desember 2026')],
      [waitingForDocuments, 53, documentsDeadlineText('20 Januari 2027')],
      [rejectedId, 83, appealDeadlineText('19 Februari 2027')],
    ] as const) {
      shop.clock.set(new Date(TEST_NOW.getTime() + days * DAY_SECONDS * 1_000));
      await runClaimDeadlines(shop.deps);
      expect(openingOf(await mailAbout(id, /^Pengingat klaim/))).toBe(opening);
    }
  });

  it('the mail about an approval states no deadline, because an approval does not expire', async () => {
    const id = await createClaimInReview(health);
    await approve(id);
    const mail = await mailAbout(id, /disetujui$/);
    expect(openingOf(mail)).toMatch(/^Nomor klaim: KLM-2026-\d{6}\. Polis Kesehatan nomor /);
  });
});

describe('the mail about an approval', () => {
  it.each([
    ['property', () => createClaimInReview(fire, 'FI01')],
    ['vehicle', () => createClaimInReview(car)],
  ])(
    'the mail about an approved %s claim requests the choice of the replacement first',
    async (_line, claim) => {
      const id = await claim();
      await approve(id);
      expect((await readClaim(shop, member, id)).next.title).toBe('Tentukan bentuk penggantian');
      const mail = await mailAbout(id, /disetujui$/);
      expect(openingOf(mail)).toBe(
        'Tentukan bentuk penggantian, lalu kirim surat pernyataan yang sudah ditandatangani.',
      );
      expect(mail.text).toContain('Tentukan bentuk penggantian:\n');
    },
  );

  it('the letter is requested by the mail about an approval if no replacement can be chosen, and by the mail about a denied appeal if the replacement was already chosen', async () => {
    const id = await createClaimInReview(health);
    await approve(id);
    const mail = await mailAbout(id, /disetujui$/);
    expect(mail.text).toContain('Kirim surat pernyataan:\n');
    expect(mail.text).not.toContain('Tentukan bentuk penggantian');
    const cashClaim = await createClaimInReview(fire, 'FI01');
    await approve(cashClaim);
    await chooseReplacement(cashClaim, 'cash');
    await expectOk(sendFile(shop, member, cashClaim, 'appeal'));
    await answerAppeal(cashClaim, { answer: 'keep', reason: 'Jumlah sudah sesuai' });
    const answer = await mailAbout(cashClaim, /^Jawaban banding/);
    expect(answer.text).toContain('Kirim surat pernyataan yang sudah ditandatangani dari halaman klaim.');
  });

  it('the mail about a granted appeal requests the choice of the replacement', async () => {
    const id = await createClaimInReview(fire, 'FI01');
    await reject(id);
    await expectOk(sendFile(shop, member, id, 'appeal'));
    await answerAppeal(id, { answer: 'grant', reason: 'Bukti baru', assessment: '{"loss":3000000}' });
    const answer = await mailAbout(id, /^Jawaban banding/);
    expect(answer.text).toContain(
      'Tentukan bentuk penggantian di halaman klaim, lalu kirim surat pernyataan yang sudah ditandatangani.',
    );
  });
});

describe('a claim on one of two policies of an order', () => {
  it.each([
    ['Kebakaran', () => fire, 'FI01'],
    ['Gempa Bumi', () => earthquake, 'EA01'],
  ] as const)(
    'a claim on the policy for %s names only this cover in mails and in the discharge letter',
    async (cover, policy, cause) => {
      const { number } = policy();
      const id = await createClaimInReview(policy(), cause);
      // The loss exceeds 2.5 % of the sum insured, which is the deductible of an earthquake.
      await approve(id, { loss: 200_000_000, reason: 'Sesuai dengan bukti.' });
      for (const { text } of await mailsAbout(id)) {
        expect(text).toContain(`Polis ${cover} nomor ${number}.`);
        expect(text).not.toContain('Kebakaran + Gempa Bumi');
      }
      const { payment } = await readClaim(shop, member, id);
      const { raw } = await shop.api('GET', `/${payment.replacement.lodUrl}`);
      expect((await textOf(raw)).text).toContain(`Jenis Asuransi ${cover} Tertanggung`);
    },
  );
});

describe('each event of a claim', () => {
  const countMails = async (id: string, to?: string) => (await mailsAbout(id, to)).length;

  it('each event sends one mail to the member, even a letter that also changes the bank account', async () => {
    const id = await makeClaim(shop, member, health, { again: 'Y' });
    const { token } = member;
    const files = claimFiles({ productType: 'kesehatan', cause: 'HE01', isThirdParty: false }, ['FORM']);
    const events: [string, () => Promise<Reply>][] = [
      ['take-up', () => callDesk(shop, id, 'take-up')],
      ['documents', () => callDesk(shop, id, 'documents', documentRequest)],
      [
        'revision',
        () => shop.multipart('PUT', `/claims/client/${id}?FORM&productType=kesehatan`, files, { token }),
      ],
      ['account', () => shop.api('PATCH', `/claims/client/${id}/account`, { token, body: ACCOUNT })],
      ['approval', () => callDesk(shop, id, 'approve', APPROVAL)],
      ['letter', () => sendFile(shop, member, id, 'letter', letterParts(OTHER_ACCOUNT))],
      ['payment', () => payWithSecondPerson(shop, id)],
      [
        'confirmation',
        () => shop.api('PATCH', `/claims/client/${id}`, { token, body: { paymentConfirm: true } }),
      ],
    ];
    let expected = 1;
    expect(await countMails(id)).toBe(expected);
    for (const [name, event] of events) {
      await expectOk(event());
      expected += 1;
      expect([name, await countMails(id)]).toEqual([name, expected]);
    }
    const letter = await mailAbout(id, /^Surat pernyataan/);
    expect(letter.subject).toMatch(/kami terima, rekening penerima diubah$/);
    expect(letter.text).toContain('Rekening penerima: Bank Mandiri, berakhir dengan 3210.');
    expect(letter.text).toContain(`segera hubungi kami di ${shop.deps.config.BRAND.phone}.`);
  });
});

describe("the mails about an heir's claim", () => {
  async function createHeirClaim(email: string) {
    const accident = await createPolicy(shop, member, 'kecelakaandiri');
    const reply = await expectOk(sendClaim(shop, accident, { heir: { ...HEIR, email } }));
    const { _id: id, secret } = reply.body.response as { _id: string; secret: string };
    return { id, secret, accident };
  }

  it('all mails to the heir name the insured person, from the submission to the end', async () => {
    const email = `${randomUUID()}@contoh.test`;
    const { id, secret, accident } = await createHeirClaim(email);
    const approval = { loss: 1, accident: { kind: 'death' }, reason: 'Dokumen lengkap' };
    await expectOk(callDesk(shop, id, 'take-up'));
    await approve(id, approval);
    await expectOk(
      shop.multipart('PATCH', '/claims/heirs/claim/upload', letterParts(ACCOUNT), byLink(secret)),
    );
    await expectOk(payAtDesk(shop, id));
    await expectOk(
      shop.api('PATCH', '/claims/heirs/claim', { ...byLink(secret), body: { paymentConfirm: true } }),
    );
    await expectOk(shop.api('POST', '/claims/heirs/claim/link', byLink(secret)));
    const mails = await mailsAbout(id, email);
    expect(mails.map(({ subject }) => subject.replace(/KLM-[\d-]+/, '…')).toSorted()).toEqual([
      'Klaim … disetujui',
      'Klaim … kami terima',
      'Klaim … sedang diverifikasi',
      'Klaim … selesai',
      'Klaim … sudah dibayarkan',
      'Surat pernyataan klaim … kami terima',
      'Tautan klaim …',
    ]);
    for (const { text } of mails)
      expect(text).toContain(`Polis Jiwa nomor ${accident.number} atas nama ${INSURED_NAME}.`);
  });

  it('the mail to the policyholder links to a policy page that the policyholder can open', async () => {
    const { accident, id } = await createHeirClaim(`${randomUUID()}@contoh.test`);
    const [notice, ...others] = await mailsAbout(id);
    expect(others).toEqual([]);
    expect(notice?.subject).toBe(`Klaim ahli waris atas polis ${accident.number}`);
    expect(notice?.text).toContain(`Lihat polis:\n${shop.deps.config.PUBLIC_URL}/polis/${accident.id}\n`);
    const { token } = member;
    const reply = await expectOk(shop.api('GET', `/policies/${accident.id}`, { token }));
    expect(reply.text).toContain(accident.number);
  });

  it('only one mail is sent if the heir and the policyholder have the same address', async () => {
    const { id } = await createHeirClaim(member.email);
    const mails = await mailsAbout(id);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Klaim KLM-.* kami terima$/),
    ]);
    expect(mails[0]?.text).toContain(
      `Bila bukan Anda yang mengajukan klaim ini, segera hubungi kami di ${shop.deps.config.BRAND.phone}.`,
    );
  });
});
