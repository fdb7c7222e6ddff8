import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createApprovedOrder,
  invoiceRecordsOf,
  pay,
  payAtGateway,
  paymentOf,
  type Shop,
  startShop,
} from '../payments/fixture.ts';
import { ensureCertificate } from './certificate/file.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

test('the mail about an approved order begins with the last day to pay', async () => {
  const member = await shop.registerMember({ complete: true });
  await createApprovedOrder(shop, member);
  const mail = (await shop.mails(member.email)).find(({ subject }) => subject.includes('disetujui'));
  // Approved on 21 November 2026; an invoice is due at the end of the seventh day after that.
  expect(mail?.text).toMatch(/Halo [^\n]+,\n\nMohon bayar paling lambat 28 November 2026 pukul 23\.59 WIB\./);
});

test('the policy mail to an insured who is not the policyholder says who bought the policy', async () => {
  const member = await shop.registerMember({ complete: true });
  const insuredEmail = 'tertanggung@contoh.test';
  const orderId = await createApprovedOrder(shop, member, { emailAddress: insuredEmail });
  const reply = await pay(shop, member, orderId, 'bca');
  await payAtGateway(shop, paymentOf(reply).transaction_id);
  const [policy] = (await invoiceRecordsOf(shop, orderId)).policies;
  await ensureCertificate(shop.deps, policy?.id ?? '');
  await shop.runJobs();
  const policyMail = async (to: string) =>
    (await shop.mails(to)).find(({ subject }) => subject === `E-polis ${policy?.policyNumber}`);
  expect((await policyMail(insuredEmail))?.text).toMatch(
    /Polis ini dipesan dan dibayar oleh .+ untuk Anda\./,
  );
  expect((await policyMail(member.email))?.text).not.toContain('dipesan dan dibayar oleh');
});
