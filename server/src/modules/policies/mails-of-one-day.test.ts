import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '../../db/schema.ts';
import {
  createApprovedOrder,
  invoiceRecordsOf,
  pay,
  payAtGateway,
  paymentOf,
  startShop,
} from '../payments/fixture.ts';
import { ensureCertificate } from './certificate/file.ts';

const POLICIES = 6;

test('mails about orders, payments and policies of one day all arrive, for an unverified member too', async () => {
  const shop = await startShop({ RATE_LIMIT_SCALE: '1' });
  try {
    const member = await shop.registerMember({ complete: true });
    const insured = 'satu-alamat@contoh.test';
    const numbers: string[] = [];
    for (let count = 0; count < POLICIES; count += 1) {
      const orderId = await createApprovedOrder(shop, member, { emailAddress: insured });
      const reply = await pay(shop, member, orderId, 'bca');
      await payAtGateway(shop, paymentOf(reply).transaction_id);
      const [policy] = (await invoiceRecordsOf(shop, orderId)).policies;
      await shop.runJobs();
      await ensureCertificate(shop.deps, policy?.id ?? '');
      await shop.runJobs();
      numbers.push(policy?.policyNumber ?? '');
      shop.clock.advance(600);
    }
    const sentTo = async (to: string) => {
      const rows = await shop.deps.db.select().from(outbox).where(eq(outbox.recipient, to));
      return rows.filter(({ sentAt }) => sentAt !== null).map(({ subject }) => subject);
    };
    const policyMails = numbers.map((number) => `E-polis ${number}`);
    expect(await sentTo(insured)).toEqual(expect.arrayContaining(policyMails));
    const toMember = await sentTo(member.email);
    expect(toMember).toEqual(expect.arrayContaining(policyMails));
    const receipts = toMember.filter((subject) => /^Pembayaran .* diterima$/.test(subject));
    expect(receipts).toHaveLength(POLICIES);
  } finally {
    await shop.close();
  }
}, 60_000);
