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

const POLICY_COUNT = 6;

test('all mails about payments and policies of one day are sent, also to an unverified member', async () => {
  // With the limits of production. A registered member is unverified.
  const shop = await startShop({ RATE_LIMIT_SCALE: '1' });
  try {
    const member = await shop.registerMember({ complete: true });
    const insuredEmail = 'satu-alamat@contoh.test';
    const policyNumbers: string[] = [];
    for (let count = 0; count < POLICY_COUNT; count += 1) {
      const orderId = await createApprovedOrder(shop, member, { emailAddress: insuredEmail });
      const reply = await pay(shop, member, orderId, 'bca');
      await payAtGateway(shop, paymentOf(reply).transaction_id);
      const [policy] = (await invoiceRecordsOf(shop, orderId)).policies;
      await shop.runJobs();
      await ensureCertificate(shop.deps, policy?.id ?? '');
      await shop.runJobs();
      policyNumbers.push(policy?.policyNumber ?? '');
      shop.clock.advance(600);
    }
    const subjectsSentTo = async (to: string) => {
      const rows = await shop.deps.db.select().from(outbox).where(eq(outbox.recipient, to));
      return rows.filter(({ sentAt }) => sentAt !== null).map(({ subject }) => subject);
    };
    const policySubjects = policyNumbers.map((number) => `E-polis ${number}`);
    expect(await subjectsSentTo(insuredEmail)).toEqual(expect.arrayContaining(policySubjects));
    const memberSubjects = await subjectsSentTo(member.email);
    expect(memberSubjects).toEqual(expect.arrayContaining(policySubjects));
    const receipts = memberSubjects.filter((subject) => /^Pembayaran .* diterima$/.test(subject));
    expect(receipts).toHaveLength(POLICY_COUNT);
  } finally {
    await shop.close();
  }
}, 60_000);
