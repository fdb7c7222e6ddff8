import { randomUUID } from 'node:crypto';
import type { ClaimDesk } from '@naungan/api/desk-detail';
import type { Proposal } from '@naungan/api/desk-proposals';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, TestMember, TestStaff } from '../../../test/harness.ts';
import { auditLog, claimPayments, orders } from '../../db/schema.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  ACCOUNT,
  type ClaimablePolicy,
  callDesk,
  createPolicy,
  letterParts,
  makeClaim,
  payAtDesk,
  sendFile,
} from './fixture.ts';

const LIMIT = 2_000_000;
const DAY = 24 * 3_600;
const OTHER_ACCOUNT = { accountNumber: '9876543210', accountHolder: 'SITI RAHAYU', bankName: 'Bank Mandiri' };
const REASON = { reason: 'Rekening belum dicocokkan' };

let shop: Shop;
let member: TestMember;
let policy: ClaimablePolicy;
/** Two people of the broker who may pay claims. */
let proposer: TestStaff;
let second: TestStaff;
beforeAll(async () => {
  shop = await startShop({ CLAIM_SECOND_PERSON_ABOVE: String(LIMIT) });
  member = await shop.registerMember({ complete: true });
  policy = await createPolicy(shop, member, 'kesehatan');
  proposer = await shop.deskPerson({ roles: ['finance'] });
  second = await shop.deskPerson({ roles: ['finance'] });
}, 60_000);
afterAll(() => shop.close());

let day = 0;
/** Creates a claim with an approved amount, and sends the signed letter. Each claim has another day. */
async function createSignedClaim(loss: number): Promise<string> {
  day += 1;
  const incidentDate = `2026-0${1 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, '0')}`;
  const id = await makeClaim(shop, member, policy, { payload: { incidentDate } });
  await callDesk(shop, id, 'take-up');
  expect((await callDesk(shop, id, 'approve', { loss, reason: 'Sesuai' })).status).toBe(200);
  expect((await sendFile(shop, member, id, 'letter')).status).toBe(200);
  return id;
}

const pay = (id: string, key?: string): Promise<Reply> =>
  payAtDesk(shop, id, { token: proposer.token, ...(key === undefined ? {} : { key }) });
/** The proposal in the response to a payment. */
const proposalIn = ({ body }: Reply): Proposal => (body.response as { proposal: Proposal }).proposal;
async function propose(loss = LIMIT + 1): Promise<Proposal> {
  const reply = await pay(await createSignedClaim(loss));
  expect(reply.status, reply.text).toBe(200);
  return proposalIn(reply);
}
const confirm = ({ id }: { id: string }, { token } = second): Promise<Reply> =>
  shop.api('POST', `/desk/proposals/${id}/confirm`, { token });
const reject = ({ id }: { id: string }, { token } = second, body: object = REASON): Promise<Reply> =>
  shop.api('POST', `/desk/proposals/${id}/reject`, { token, body });
const listProposals = async ({ token } = second): Promise<Proposal[]> =>
  (await shop.api('GET', '/desk/proposals', { token })).body.response;
type DeskClaim = { desk: ClaimDesk; state: string; payment: { payslip: string } };
const readDeskClaim = async (claimId: string, { token } = second): Promise<DeskClaim> =>
  (await shop.api('GET', `/desk/claims/${claimId}`, { token })).body.response;
const readDesk = async (claimId: string, person = second): Promise<ClaimDesk> =>
  (await readDeskClaim(claimId, person)).desk;
const paymentsOf = (claimId: string) =>
  shop.deps.db.select().from(claimPayments).where(eq(claimPayments.claimId, claimId));
const changeAccount = (claimId: string, account: object): Promise<Reply> =>
  shop.api('PATCH', `/claims/client/${claimId}/account`, { token: member.token, body: account });
const lastAudit = async (operation: string) => {
  const rows = await shop.deps.db.select().from(auditLog).where(eq(auditLog.operation, operation));
  return rows.toSorted((a, b) => a.seq - b.seq).at(-1);
};

describe('a payment above the limit', () => {
  it('a payment of exactly the limit is paid at once', async () => {
    const id = await createSignedClaim(LIMIT);
    expect((await readDesk(id)).secondPerson).toEqual([]);
    expect(await pay(id)).toMatchObject({
      status: 200,
      body: { response: { _id: id, state: 'payment', proposal: null } },
    });
    expect(await paymentsOf(id)).toMatchObject([{ amount: 2_000_000 }]);
  });

  it('a payment of one rupiah above the limit is proposed, and pays nothing', async () => {
    const id = await createSignedClaim(LIMIT + 1);
    expect(await readDesk(id)).toMatchObject({
      secondPerson: ['amount'],
      secondPersonAbove: LIMIT,
      proposal: null,
    });
    const reply = await pay(id);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        response: {
          _id: id,
          state: 'agreed',
          proposal: {
            kind: 'claimPayment',
            claimId: id,
            amount: 2_000_001,
            account: ACCOUNT,
            reasons: ['amount'],
            proposedBy: { id: proposer.id, fullName: 'Rudi Hartono' },
            outcome: 'waiting',
            decidedBy: null,
            mayConfirm: false,
          },
        },
      },
    });
    const { proposal } = reply.body.response as { proposal: Proposal };
    expect(Date.parse(proposal.expiresAt) - Date.parse(proposal.proposedAt)).toBe(7 * DAY * 1000);
    expect(await paymentsOf(id)).toEqual([]);
    expect((await readDesk(id)).proposal).toMatchObject({ id: proposal.id, mayConfirm: true });
    expect((await shop.api('GET', `/${proposal.payslip}`)).status).toBe(200);
    expect(await lastAudit('deskPayClaim')).toMatchObject({
      subjectId: id,
      toValue: 'proposed',
      reason: 'amount',
    });
  });

  it('the bank account of a proposal is encrypted in the database', async () => {
    const { id } = await propose();
    const result = await shop.deps.db.execute(
      sql`select account::text as account from claim_proposals where id = ${id}`,
    );
    expect(JSON.stringify(result)).toContain('account');
    expect(JSON.stringify(result)).not.toContain(ACCOUNT.accountNumber);
  });

  it('a repeated request with the same key returns the same proposal; without a key it gets 409', async () => {
    const claimId = await createSignedClaim(LIMIT + 1);
    const first = await pay(claimId, 'usul-bayar-0001');
    const repeated = await pay(claimId, 'usul-bayar-0001');
    expect(repeated.status).toBe(200);
    expect(proposalIn(repeated).id).toBe(proposalIn(first).id);
    expect(await pay(claimId)).toMatchObject({
      status: 409,
      body: { response: 'Pembayaran klaim ini masih menunggu persetujuan petugas lain' },
    });
  });

  it('a proposal needs a proof of payment', async () => {
    const claimId = await createSignedClaim(LIMIT + 1);
    const reply = await shop.multipart('POST', `/desk/claims/${claimId}/pay`, [], { token: proposer.token });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'payslip' }] } });
    expect((await readDesk(claimId)).proposal).toBeNull();
  });
});

describe('a bank account that was changed after the approval', () => {
  it.each([
    ['by the account form', (id: string) => changeAccount(id, OTHER_ACCOUNT)],
    [
      'with another letter',
      async (id: string) => {
        await callDesk(shop, id, 'letter', { reason: 'Surat belum ditandatangani' });
        return shop.multipart('PATCH', `/claims/client/${id}/upload`, letterParts(OTHER_ACCOUNT), {
          token: member.token,
        });
      },
    ],
  ])('a payment of one rupiah needs a second person after a change %s', async (_title, change) => {
    const id = await createSignedClaim(1);
    expect((await readDesk(id)).secondPerson).toEqual([]);
    expect((await change(id)).status).toBe(200);
    expect((await readDesk(id)).secondPerson).toEqual(['accountChanged']);
    const { proposal } = (await pay(id)).body.response as { proposal: Proposal };
    expect(proposal).toMatchObject({ account: OTHER_ACCOUNT, reasons: ['accountChanged'] });
    expect((await confirm(proposal)).status).toBe(200);
    expect(await paymentsOf(id)).toMatchObject([{ amount: 1, accountNumber: '9876543210' }]);
  });
});

describe('the confirmation of a proposal', () => {
  it('another person’s confirmation pays, and is in the audit log', async () => {
    const proposal = await propose();
    expect(await listProposals()).toContainEqual(
      expect.objectContaining({ id: proposal.id, mayConfirm: true }),
    );
    const reply = await confirm(proposal);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        response: { id: proposal.id, outcome: 'confirmed', decidedBy: { id: second.id }, mayConfirm: false },
      },
    });
    expect(await paymentsOf(proposal.claimId)).toMatchObject([
      { amount: 2_000_001, accountNumber: '1234567890' },
    ]);
    const { desk, state, payment } = await readDeskClaim(proposal.claimId);
    expect({ state, ...desk }).toMatchObject({ state: 'payment', secondPerson: [], proposal: null });
    expect((await shop.api('GET', `/${payment.payslip}`)).status).toBe(200);
    expect((await listProposals()).map(({ id }) => id)).not.toContain(proposal.id);
    expect(await lastAudit('deskConfirmProposal')).toMatchObject({
      actorId: second.id,
      subjectType: 'claim',
      subjectId: proposal.claimId,
      fromValue: 'proposed',
      toValue: 'confirmed',
      reason: `proposal ${proposal.id}`,
    });
  });

  it('the person who proposed the payment gets 403', async () => {
    const proposal = await propose();
    expect(await confirm(proposal, proposer)).toMatchObject({
      status: 403,
      body: { response: 'Pembayaran yang Anda ajukan harus disetujui petugas lain' },
    });
    expect(await paymentsOf(proposal.claimId)).toEqual([]);
  });

  it('two confirmations at the same time pay once', async () => {
    const proposal = await propose();
    const third = await shop.deskPerson({ roles: ['finance'] });
    const replies = await Promise.all([confirm(proposal), confirm(proposal, third)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await paymentsOf(proposal.claimId)).toHaveLength(1);
    const paidMails = (await shop.mails(member.email)).filter(
      ({ subject }) => subject.includes(proposal.claimNumber) && subject.includes('dibayar'),
    );
    expect(paidMails).toHaveLength(1);
  });

  it.each<[string, (claimId: string) => Promise<Reply>]>([
    [
      'withdrawn',
      async (id) => {
        await callDesk(shop, id, 'letter', REASON);
        return shop.api('POST', `/claims/client/${id}/withdrawal`, { token: member.token, body: REASON });
      },
    ],
    ['given another bank account', (id) => changeAccount(id, OTHER_ACCOUNT)],
    ['returned for another letter', (id) => callDesk(shop, id, 'letter', REASON)],
  ])('a claim that was %s meanwhile gets 409 with the changes', async (_title, change) => {
    const proposal = await propose();
    const reply = await change(proposal.claimId);
    expect(reply.status, reply.text).toBe(200);
    const { status, body } = await confirm(proposal);
    expect(status).toBe(409);
    expect(body).toMatchObject({ record: { changes: expect.arrayContaining([expect.anything()]) } });
    expect(await paymentsOf(proposal.claimId)).toEqual([]);
    expect((await listProposals()).map(({ id }) => id)).not.toContain(proposal.id);
    expect((await readDesk(proposal.claimId)).proposal).toBeNull();
  });

  it('a payment is no possible action while a proposal waits, and is possible again after the claim changed', async () => {
    const id = await createSignedClaim(LIMIT + 1);
    expect((await readDesk(id)).actions).toContain('pay');
    await pay(id);
    expect((await readDesk(id)).actions).not.toContain('pay');
    await changeAccount(id, OTHER_ACCOUNT);
    expect((await readDesk(id)).actions).toContain('pay');
  });

  it('a changed claim can be proposed again, and only the new proposal can be confirmed', async () => {
    const oldProposal = await propose();
    await changeAccount(oldProposal.claimId, OTHER_ACCOUNT);
    const { proposal } = (await pay(oldProposal.claimId)).body.response as { proposal: Proposal };
    expect(proposal).toMatchObject({ account: OTHER_ACCOUNT, reasons: ['amount', 'accountChanged'] });
    expect((await confirm(oldProposal)).status).toBe(409);
    expect((await confirm(proposal)).status).toBe(200);
    expect(await paymentsOf(proposal.claimId)).toMatchObject([{ accountNumber: '9876543210' }]);
  });

  it('an unknown or malformed id gets 404', async () => {
    for (const id of [randomUUID(), 'bukan-uuid']) {
      expect((await confirm({ id })).status).toBe(404);
      expect((await reject({ id })).status).toBe(404);
    }
  });

  it('staff of another insurer get 404 and do not see the proposal; staff of the claim’s insurer confirm it', async () => {
    const proposal = await propose();
    const [order] = await shop.deps.db.select().from(orders).where(eq(orders.id, policy.orderId));
    const accident = await createPolicy(shop, member, 'kecelakaandiri');
    const [otherOrder] = await shop.deps.db.select().from(orders).where(eq(orders.id, accident.orderId));
    const insurerId = order?.insurerId ?? '';
    expect(otherOrder?.insurerId).not.toBe(insurerId);
    const own = await shop.deskPerson({ roles: ['finance'], insurerId });
    const other = await shop.deskPerson({ roles: ['finance'], insurerId: otherOrder?.insurerId ?? '' });
    expect(await listProposals(other)).toEqual([]);
    expect((await confirm(proposal, other)).status).toBe(404);
    expect((await reject(proposal, other)).status).toBe(404);
    expect((await listProposals(own)).map(({ id }) => id)).toContain(proposal.id);
    expect((await confirm(proposal, own)).status).toBe(200);
  });

  it('a claims handler sees a proposal and may not confirm it', async () => {
    const proposal = await propose();
    const handler = await shop.deskPerson({ roles: ['claims'] });
    const seen = (await listProposals(handler)).find(({ id }) => id === proposal.id);
    expect(seen).toMatchObject({ mayConfirm: false });
    expect((await confirm(proposal, handler)).status).toBe(403);
    expect((await reject(proposal, handler)).status).toBe(403);
  });
});

describe('the rejection of a proposal', () => {
  it('a rejected proposal cannot be confirmed, and the payment can be proposed again', async () => {
    const proposal = await propose();
    expect((await reject(proposal, second, { reason: '' })).status).toBe(422);
    expect(await reject(proposal)).toMatchObject({
      status: 200,
      body: {
        response: { outcome: 'rejected', decidedBy: { id: second.id }, decisionReason: REASON.reason },
      },
    });
    expect(await lastAudit('deskRejectProposal')).toMatchObject({ toValue: 'rejected' });
    expect((await confirm(proposal)).status).toBe(409);
    expect((await reject(proposal)).status).toBe(409);
    expect(await paymentsOf(proposal.claimId)).toEqual([]);
    const again = await pay(proposal.claimId);
    expect(proposalIn(again).id).not.toBe(proposal.id);
  });

  it('the person who proposed the payment may withdraw it', async () => {
    expect(await reject(await propose(), proposer)).toMatchObject({
      status: 200,
      body: { response: { outcome: 'rejected', decidedBy: { id: proposer.id } } },
    });
  });
});

describe('the expiry of a proposal', () => {
  /** Returns tokens that are valid after the clock has advanced. */
  const newStaff = () => shop.deskPerson({ roles: ['finance'] });

  it('a proposal can be confirmed until a second before seven days, and not after seven days', async () => {
    const [inTime, late] = [await propose(), await propose()];
    shop.clock.advance(7 * DAY - 1);
    expect((await confirm(inTime, await newStaff())).status).toBe(200);
    shop.clock.advance(1);
    const person = await newStaff();
    expect(await confirm(late, person)).toMatchObject({
      status: 409,
      body: { response: 'Pengajuan pembayaran ini sudah kedaluwarsa. Ajukan pembayarannya sekali lagi.' },
    });
    expect((await reject(late, person)).status).toBe(409);
    expect((await listProposals(person)).map(({ id }) => id)).not.toContain(late.id);
    expect(await paymentsOf(late.claimId)).toEqual([]);
    const again = await payAtDesk(shop, late.claimId, { token: person.token });
    expect(proposalIn(again)).toMatchObject({ outcome: 'waiting', proposedBy: { id: person.id } });
  });
});
