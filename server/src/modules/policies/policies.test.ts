import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { PolicyDetail } from '@naungan/domain/lines/record';
import { formatRupiah } from '@naungan/domain/money';
import type { PolicyCard } from '@naungan/domain/policy/record';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_NOW } from '../../../test/harness.ts';
import { outbox, policies } from '../../db/schema.ts';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import { planByCode } from '../orders/fixture.ts';
import {
  actAtGateway,
  createPayment,
  invoiceRecordsOf,
  notificationsOf,
  notify,
  payAtGateway,
  type Shop,
  startShop,
  withNewSession,
} from '../payments/fixture.ts';
import { ensureCertificate } from './certificate/file.ts';
import { queueMissingCertificates } from './certificate/missing-certificates.ts';
import { issuePolicies } from './service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(TEST_NOW));

async function createMemberWithPolicy(payload?: Parameters<typeof createPayment>[2]) {
  const { member, orderId, payment } = await createPayment(shop, 'bca', payload);
  await payAtGateway(shop, payment.transaction_id);
  const [policy] = (await invoiceRecordsOf(shop, orderId)).policies;
  if (!policy) throw new Error('No policy was issued');
  return { member, orderId, payment, policy };
}

async function reversePayment(transactionId: string): Promise<void> {
  await actAtGateway(shop, transactionId, 'reverse');
  for (const body of await notificationsOf(shop, transactionId)) await notify(shop, body);
}

const listPolicies = async (token: string, query = '') =>
  (await shop.api('GET', `/policies${query}`, { token })).body.response as PolicyCard[];
const getPolicy = (id: string, token?: string) => shop.api('GET', `/policies/${id}`, { token });

test('the invoice of an unpaid order has a link to a PDF that explains benefits, costs, terms and claims and contains no data of the insured', async () => {
  const { member, orderId } = await createPayment(shop);
  const reply = await shop.api('GET', `/transaction/kesehatan/${orderId}?invoice=true`, {
    token: member.token,
  });
  const { invoiceFormat } = reply.body.response as { invoiceFormat: InvoiceFormat };
  const file = await shop.api('GET', `/${invoiceFormat.explanation}`);
  expect(file.headers['content-disposition']).toMatch(/^inline; filename="Penjelasan-Asuransi-/);
  const { pages, text, title } = await textOf(file.raw);
  expect(title).toBe('Penjelasan Asuransi Sambirejo Sehat 200');
  expect(pages).toBeGreaterThan(1);
  const facts = [
    'Tentang Produk',
    'Manfaat',
    'Rincian Premi',
    'Ketentuan',
    'Cara Mengajukan Klaim',
    'Halaman 1',
    ...planByCode('HK-01').document.benefits.flatMap(({ items }) =>
      items.map(({ featureId }) => featureId.name),
    ),
    formatRupiah(invoiceFormat.total),
  ];
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  expect(text).not.toMatch(/SITI|lunas|[Ss]ertifikat ini|polis ini/);
});

describe('an issued policy', () => {
  test('an issued policy has a number, a certificate code and a period of one year, and a second issue returns the same policy', async () => {
    const { orderId, policy } = await createMemberWithPolicy();
    expect(policy.policyNumber).toMatch(/^POL-KES-2026-\d{6}$/);
    expect(policy).toMatchObject({ startDate: '2026-11-21', endDate: '2027-11-21', status: 'active' });
    expect(policy.certificateCode).toMatch(/^[\w-]{24}$/);
    const secondIssue = await shop.deps.db.transaction((tx) =>
      issuePolicies(tx, shop.deps, orderId, shop.clock.now()),
    );
    expect(secondIssue.map(({ id }) => id)).toEqual([policy.id]);
  });

  test('an issued policy starts on the date of its payment in Jakarta', async () => {
    const { orderId, payment } = await createPayment(shop);
    shop.clock.set(new Date('2026-11-21T16:50:00Z'));
    await payAtGateway(shop, payment.transaction_id);
    expect((await invoiceRecordsOf(shop, orderId)).policies[0]?.startDate).toBe('2026-11-21');
  });

  test('an issued policy is listed as active among the policies of its product, with a link to its certificate', async () => {
    const { member, policy } = await createMemberWithPolicy();
    const [card] = await listPolicies(member.token);
    expect(card).toMatchObject({
      _id: policy.id,
      policyNumber: policy.policyNumber,
      productName: 'Sambirejo Sehat 200',
      insuredName: 'Siti Rahayu',
      period: { startDate: '2026-11-21', endDate: '2027-11-21' },
      status: 'active',
    });
    const file = await shop.api('GET', `/${card?.certificate}`);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain(`Polis-${policy.policyNumber}.pdf`);
    expect(await listPolicies(member.token, '?product=kesehatan')).toHaveLength(1);
    expect(await listPolicies(member.token, '?product=kendaraan')).toEqual([]);
  });

  test('an issued policy has a page with the payment, the insured, the delivery, the declarations and the benefits of its order', async () => {
    const { member, policy } = await createMemberWithPolicy();
    const policyDetail = (await getPolicy(policy.id, member.token)).body.response as PolicyDetail;
    expect(policyDetail).toMatchObject({
      payment: {
        basePremi: 3_000_000,
        adminFee: 25_000,
        policyPrintFee: 0,
        serviceFee: 60_000,
        grossPremi: 3_085_000,
      },
      insured: { fullname: 'Siti Rahayu', addresses: { addr1: 'Jalan Kemang Utara No. 19' } },
      policy: {
        printPolicy: false,
        serviceDelivery: 'Belum Dikirim',
        trackingNumber: '---',
        policyDeliveryDate: null,
        shippingAddress: '',
      },
    });
    expect(policyDetail.declarations).toHaveLength(6);
    expect(policyDetail.benefits.length).toBeGreaterThan(2);
  });

  test.each([
    ['2027-11-21T16:59:59Z', 'active', 1],
    ['2027-11-21T17:00:00Z', 'ended', 0],
  ])(
    'an issued policy ends at 24.00 WIB of its last day: at %s the status is %s, and the list has %i policies',
    async (now, status, listedCount) => {
      const { member, policy } = await createMemberWithPolicy();
      shop.clock.set(new Date(now));
      const { token } = await withNewSession(shop, member);
      expect(await listPolicies(token)).toHaveLength(listedCount);
      expect((await getPolicy(policy.id, token)).body.response).toMatchObject({ status });
    },
  );

  test('an issued policy becomes void when its payment is reversed: it is not listed, and neither its page nor the invoice has a certificate', async () => {
    const { member, orderId, payment, policy } = await createMemberWithPolicy();
    await reversePayment(payment.transaction_id);
    expect(await listPolicies(member.token)).toEqual([]);
    expect((await getPolicy(policy.id, member.token)).body.response).toMatchObject({
      status: 'void',
      certificate: null,
    });
    const order = await shop.api('GET', `/transaction/kesehatan/${orderId}?invoice=true`, {
      token: member.token,
    });
    const { invoiceFormat } = order.body.response as { invoiceFormat: InvoiceFormat };
    expect(invoiceFormat.certificate).toEqual([{ type: 'Sertifikat Polis Kesehatan', attachment: null }]);
  });
});

describe('mails about a policy', () => {
  const policyMailsTo = async (to: string) => {
    const isRecipient = eq(outbox.recipient, to);
    const rows = await shop.deps.db.select().from(outbox).where(isRecipient).orderBy(outbox.createdAt);
    return rows.filter(({ subject }) => /[Pp]olis /.test(subject));
  };

  test('mails about a policy bring the certificate once to the insured and once to the member, and notify the insured after a reversal', async () => {
    const emailAddress = 'tertanggung-1@contoh.test';
    const { member, payment, policy } = await createMemberWithPolicy(() => ({ emailAddress }));
    await shop.runJobs();
    await ensureCertificate(shop.deps, policy.id);
    await shop.runJobs();
    const name = `Polis-${policy.policyNumber}.pdf`;
    const attachment = { key: `certificates/${policy.id}.pdf`, name, mimeType: 'application/pdf' };
    const subject = `E-polis ${policy.policyNumber}`;
    expect(await policyMailsTo(member.email)).toMatchObject([{ subject, attachment, attempts: 1 }]);
    expect(await policyMailsTo(emailAddress)).toMatchObject([{ subject, attachment, attempts: 1 }]);
    expect((await policyMailsTo(member.email))[0]?.text).toContain(`/polis/${policy.id}`);
    const [insuredMail] = await policyMailsTo(emailAddress);
    expect(insuredMail?.text).toContain('Halo Siti Rahayu,');
    expect(insuredMail?.text).toContain(`/certificates/${policy.certificateCode}`);
    const [receipt] = await shop
      .mails(member.email)
      .then((mails) => mails.filter(({ subject }) => subject.startsWith('Pembayaran')));
    expect(receipt?.text).toContain(`E-polis kami kirim ke ${emailAddress} dan ${member.email}`);

    await reversePayment(payment.transaction_id);
    expect((await policyMailsTo(emailAddress)).map(({ subject }) => subject)).toEqual([
      subject,
      `Polis ${policy.policyNumber} tidak berlaku lagi`,
    ]);
    expect(await policyMailsTo(member.email)).toHaveLength(1);
  });

  test("mails about a policy bring the certificate only once when the insured has the member's e-mail address", async () => {
    const { member, policy } = await createMemberWithPolicy(({ email }) => ({ emailAddress: email }));
    await shop.runJobs();
    expect((await policyMailsTo(member.email)).map(({ subject }) => subject)).toEqual([
      `E-polis ${policy.policyNumber}`,
    ]);
  });

  test('mails about a policy do not bring the certificate of a policy that was voided before the certificate was created', async () => {
    const emailAddress = 'tertanggung-2@contoh.test';
    const { payment, policy } = await createMemberWithPolicy(() => ({ emailAddress }));
    await reversePayment(payment.transaction_id);
    await shop.runJobs();
    expect((await policyMailsTo(emailAddress)).map(({ subject }) => subject)).toEqual([
      `Polis ${policy.policyNumber} tidak berlaku lagi`,
    ]);
  });
});

describe('access to a policy', () => {
  test('access to a policy is refused to another member with 404, as for an unknown id', async () => {
    const { policy } = await createMemberWithPolicy();
    const otherMember = await shop.registerMember({ complete: true });
    for (const id of [policy.id, '00000000-0000-4000-8000-000000000000', 'bukan-id']) {
      expect((await getPolicy(id, otherMember.token)).status).toBe(404);
    }
    expect(await listPolicies(otherMember.token)).toEqual([]);
  });

  test('access to a policy is refused to visitors with 401 and to the desk with 403', async () => {
    const { policy } = await createMemberWithPolicy();
    const desk = await shop.deskToken();
    expect((await getPolicy(policy.id)).status).toBe(401);
    expect((await getPolicy(policy.id, desk)).status).toBe(403);
    expect((await shop.api('GET', '/policies')).status).toBe(401);
    expect((await shop.api('GET', '/policies', { token: desk })).status).toBe(403);
  });
});

describe('the verification of a certificate', () => {
  const check = async (code: string) =>
    (await shop.api('GET', `/certificates/${encodeURIComponent(code)}`)).body.response;

  const UNKNOWN_CERTIFICATE = {
    genuine: false,
    inForce: false,
    status: null,
    policyNumber: null,
    period: null,
    startsAt: null,
  };
  const verifiedFields = ({ policyNumber, startsAt }: { policyNumber: string; startsAt: Date }) => ({
    policyNumber,
    startsAt: startsAt.toISOString(),
    period: { startDate: '2026-11-21', endDate: '2027-11-21' },
  });

  test('the verification of a certificate returns authenticity, status, number and period, and nothing else', async () => {
    const { policy } = await createMemberWithPolicy();
    const validCertificate = { genuine: true, inForce: true, status: 'active', ...verifiedFields(policy) };
    expect(await check(policy.certificateCode)).toEqual(validCertificate);
  });

  test('the verification of a certificate states that a policy has ended or is void', async () => {
    const { payment, policy } = await createMemberWithPolicy();
    shop.clock.set(new Date('2027-11-21T17:00:00Z'));
    const certificateNotInForce = { genuine: true, inForce: false, ...verifiedFields(policy) };
    expect(await check(policy.certificateCode)).toEqual({ ...certificateNotInForce, status: 'ended' });
    shop.clock.set(new Date('2026-11-22T05:00:00Z'));
    await reversePayment(payment.transaction_id);
    expect(await check(policy.certificateCode)).toEqual({ ...certificateNotInForce, status: 'void' });
  });

  test.each(['palsu', '00000000-0000-4000-8000-000000000000', "' or 1=1 --", '😀'])(
    'reports %j as not genuine',
    async (code) => {
      expect(await check(code)).toEqual(UNKNOWN_CERTIFICATE);
    },
  );
});

describe('the certificate', () => {
  const AFTER_RETRIES_SECONDS = 16 * 60;

  async function certificateOf(policyId: string, token: string) {
    const { certificate } = (await getPolicy(policyId, token)).body.response as PolicyDetail;
    return textOf((await shop.api('GET', `/${certificate}`)).raw);
  }

  test('the certificate is created and stored by a job after the settlement', async () => {
    const { policy } = await createMemberWithPolicy();
    expect(policy.certificateKey).toBeNull();
    await shop.runJobs();
    const [row] = await shop.deps.db.select().from(policies).where(eq(policies.id, policy.id));
    expect(row?.certificateKey).toBe(`certificates/${policy.id}.pdf`);
    expect(await shop.deps.files.exists(row?.certificateKey ?? '')).toBe(true);
  });

  test('the certificate is created and mailed later when the file store failed during all retries', async () => {
    const { member, policy } = await createMemberWithPolicy();
    const mailedPolicies = async () =>
      (await shop.mails(member.email)).filter(({ subject }) => subject === `E-polis ${policy.policyNumber}`);
    const failingPut = vi.spyOn(shop.deps.files, 'put').mockRejectedValue(new Error('no room'));
    await shop.runJobs();
    failingPut.mockRestore();
    // The queue deletes a job after its last retry.
    await shop.deps.db.execute(sql`delete from pgboss.job where name = 'policy.certificate'`);
    await queueMissingCertificates(shop.deps);
    await shop.runJobs();
    expect(await mailedPolicies()).toHaveLength(0);
    shop.clock.advance(AFTER_RETRIES_SECONDS);
    for (let round = 0; round < 2; round += 1) {
      await queueMissingCertificates(shop.deps);
      await shop.runJobs();
    }
    expect(await mailedPolicies()).toHaveLength(1);
  });

  test('the certificate is created even if the certificate of an earlier policy can never be created', async () => {
    // Creates the certificates of the policies of earlier tests.
    await shop.runJobs();
    const failingPolicy = await createMemberWithPolicy();
    shop.clock.advance(60);
    const otherPolicy = await createMemberWithPolicy();
    const failingPut = vi.spyOn(shop.deps.files, 'put').mockRejectedValue(new Error('no room'));
    await shop.runJobs();
    failingPut.mockRestore();
    // The queue deletes a job after its last retry.
    await shop.deps.db.execute(sql`delete from pgboss.job where name = 'policy.certificate'`);
    const { put: storeFile } = shop.deps.files;
    const selectivePut = vi
      .spyOn(shop.deps.files, 'put')
      .mockImplementation((key, ...otherArguments) =>
        key.includes(failingPolicy.policy.id)
          ? Promise.reject(new Error('cannot be drawn'))
          : storeFile.call(shop.deps.files, key, ...otherArguments),
      );
    for (let round = 0; round < 2; round += 1) {
      shop.clock.advance(AFTER_RETRIES_SECONDS);
      await queueMissingCertificates(shop.deps, 1);
      await shop.runJobs();
    }
    selectivePut.mockRestore();
    const certificateKeyOf = async ({ policy }: typeof otherPolicy) => {
      const [row] = await shop.deps.db.select().from(policies).where(eq(policies.id, policy.id));
      return row?.certificateKey ?? null;
    };
    expect([await certificateKeyOf(failingPolicy), await certificateKeyOf(otherPolicy)]).toEqual([
      null,
      expect.any(String),
    ]);
    // Later tests must not find a policy without a certificate.
    await shop.deps.db
      .update(policies)
      .set({ status: 'void' })
      .where(eq(policies.id, failingPolicy.policy.id));
  });

  test('the certificate contains all facts as searchable text', async () => {
    const { member, orderId, policy } = await createMemberWithPolicy();
    const { pages, text, title } = await certificateOf(policy.id, member.token);
    const { invoice } = await invoiceRecordsOf(shop, orderId);
    expect(title).toBe(`Sertifikat Polis Asuransi Kesehatan ${policy.policyNumber}`);
    expect(pages).toBeGreaterThan(1);
    const facts = [
      'Sertifikat Polis Asuransi Kesehatan',
      policy.policyNumber,
      invoice.invoiceNumber,
      '21 November 2026 pukul 10.00 WIB s.d. 21 November 2027 pukul 24.00 WIB',
      'Penanggung',
      'Sambirejo Sehat 200',
      'Pemegang Polis',
      'SITI RAHAYU',
      member.email,
      'Tertanggung',
      'Siti Rahayu',
      'BANDUNG, 01/01/1990',
      '3174035507900001',
      'Jalan Kemang Utara No. 19, RT 001/RW 002, Bangka, Mampang Prapatan',
      'Manfaat',
      'per hari, maksimal 180 hari per tahun',
      'Rp200.000',
      'Rincian Premi',
      'Premi 1 tahun Rp3.000.000',
      'Biaya admin Rp25.000',
      'Biaya layanan Rp60.000',
      'Total dibayar (lunas) Rp3.085.000',
      'Masa mempelajari polis 14 hari kalender',
      'Pernyataan Pemegang Polis',
      'Cara Mengajukan Klaim',
      'Hubungi Kami',
      '+62 21 5550 1945',
      'PT Naungan Pialang Asuransi',
      `Halaman ${pages} dari ${pages}`,
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    expect(text).not.toContain('Biaya cetak polis');
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('the certificate never splits a short section between two pages', async () => {
    const { member, policy } = await createMemberWithPolicy();
    const { text } = await certificateOf(policy.id, member.token);
    // A table that continues on the next page repeats its head there, so a heading that occurs once is not split.
    for (const heading of ['Pernyataan Pemegang Polis', 'Rincian Premi', 'Ketentuan ', 'Hubungi Kami'])
      expect(text.split(heading).length - 1, heading).toBe(1);
  });

  test('the certificate has the same content when it is requested again', async () => {
    const { member, policy } = await createMemberWithPolicy();
    const firstCertificate = await certificateOf(policy.id, member.token);
    expect(await certificateOf(policy.id, member.token)).toEqual(firstCertificate);
  });
});
