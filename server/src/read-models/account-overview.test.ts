import type { AccountOverview, PendingAction } from '@naungan/domain/overview/record';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW, type TestMember } from '../../test/harness.ts';
import { openSession } from '../core/session.ts';
import { runClaimDeadlines } from '../modules/claims/deadline.ts';
import {
  callDesk,
  claimFiles,
  createPolicy,
  makeClaim,
  readClaim,
  sendFile,
} from '../modules/claims/fixture.ts';
import { approveOrder, reviseOrder } from '../modules/orders/decide.ts';
import { placeOrder, planByCode } from '../modules/orders/fixture.ts';

let harness: Harness;
let member: TestMember;
let otherMember: TestMember;
beforeAll(async () => {
  harness = await startApp();
}, 60_000);
afterAll(() => harness.close());
beforeEach(async () => {
  harness.clock.set(TEST_NOW);
  [member, otherMember] = await Promise.all([
    harness.registerMember({ complete: true }),
    harness.registerMember({ complete: true }),
  ]);
});

async function overviewOf({ token }: TestMember): Promise<AccountOverview> {
  const reply = await harness.api('GET', '/overview', { token });
  expect(reply.status).toBe(200);
  return reply.body.response;
}

const EMPTY_OVERVIEW: AccountOverview = {
  actions: { total: 0, rows: [] },
  policies: { total: 0, rows: [] },
  claims: { total: 0, rows: [] },
  invoice: null,
  orders: { total: 0, rows: [] },
};

async function placeUnpaidOrder(owner: TestMember): Promise<string> {
  const orderId = await placeOrder(harness, owner);
  await approveOrder(harness.deps, orderId, 'insurer');
  return orderId;
}

async function placeReturnedOrder(owner: TestMember): Promise<string> {
  const orderId = await placeOrder(harness, owner);
  const request = { items: ['address' as const], attachments: [], feedback: 'Alamat kurang lengkap.' };
  await reviseOrder(harness.deps, orderId, 'insurer', request);
  return orderId;
}

async function makeIncompleteClaim(owner: TestMember): Promise<string> {
  const claimId = await makeClaim(harness, owner, await createPolicy(harness, owner));
  await callDesk(harness, claimId, 'take-up');
  await callDesk(harness, claimId, 'documents', { attachments: ['FOTO'], feedback: 'Foto kurang jelas' });
  return claimId;
}

const sendRequestedPhotos = (claimId: string, { token }: TestMember) =>
  harness.multipart(
    'PUT',
    `/claims/client/${claimId}?FOTO&productType=kendaraan`,
    claimFiles({ productType: 'kendaraan', cause: 'VE01', isThirdParty: false }, ['FOTO']),
    { token },
  );

async function saveDraft({ token }: TestMember): Promise<string> {
  const name = `kesehatan.${planByCode('HK-01').id}`;
  const changes = [{ path: 'step', value: 'shipping', age: 0, revision: 0 }];
  await harness.api('PATCH', `/drafts/${name}`, { token, body: { id: null, revision: 0, changes } });
  return name;
}

const subjectOf = (action: PendingAction): string => {
  switch (action.kind) {
    case 'payment':
      return action.invoice.orderId;
    case 'revision':
      return action.order._id;
    case 'claim':
      return action.claim.id;
    case 'draft':
      return action.draft.name;
  }
};

describe('the overview of an account', () => {
  it('the overview of an account is empty for a member without orders', async () => {
    expect(await overviewOf(member)).toEqual(EMPTY_OVERVIEW);
  });

  it('the overview of an account lists the actions by deadline, then actions without a deadline, then drafts', async () => {
    const draftName = await saveDraft(member);
    const returnedOrderId = await placeReturnedOrder(member);
    const claimId = await makeIncompleteClaim(member);
    harness.clock.advance(60);
    const unpaidOrderId = await placeUnpaidOrder(member);
    const { actions, orders } = await overviewOf(member);
    expect(actions.rows.map((action) => [action.kind, subjectOf(action)])).toEqual([
      ['payment', unpaidOrderId],
      // The fixture issues the policy of the claim without a payment, so the invoice of that order is unpaid too.
      ['payment', expect.any(String)],
      ['claim', claimId],
      ['revision', returnedOrderId],
      ['draft', draftName],
    ]);
    expect(actions.total).toBe(5);
    expect(orders.total).toBe(3);
    expect(actions.rows[0]).toMatchObject({
      invoice: { status: 'pending', total: expect.any(Number), dueDate: '2026-11-28T16:59:00.000Z' },
    });
  });

  it('the overview of an account states the same task, title and deadline as the claim’s page', async () => {
    const claimId = await makeIncompleteClaim(member);
    const { next } = await readClaim(harness, member, claimId);
    const { actions, claims } = await overviewOf(member);
    const action = actions.rows.find(({ kind }) => kind === 'claim');
    expect(action).toMatchObject({ task: 'documents', title: 'Lengkapi 1 berkas', before: next.before });
    expect(next).toMatchObject({ task: 'documents', title: 'Lengkapi 1 berkas' });
    expect(claims).toMatchObject({ total: 1, rows: [{ id: claimId, needsAction: true }] });
  });

  it('the overview of an account states that the documents of an overdue claim can still be sent, and lists no action after they were sent', async () => {
    const claimId = await makeIncompleteClaim(member);
    const claimActions = async () => {
      const token = await openSession(harness.deps.db, member.id, harness.clock.now());
      member = { ...member, token };
      return (await overviewOf(member)).actions.rows.filter(({ kind }) => kind === 'claim');
    };
    expect(await claimActions()).toMatchObject([{ before: '2027-01-20', lateNotice: null }]);
    harness.clock.advance(60 * 86_400);
    expect(await claimActions()).toMatchObject([
      { before: '2027-01-20', lateNotice: expect.stringContaining('masih dapat mengirim berkas') },
    ]);
    expect((await readClaim(harness, member, claimId)).next.lateNotice).toContain('masih dapat');
    expect((await sendRequestedPhotos(claimId, member)).status).toBe(200);
    expect(await claimActions()).toEqual([]);
  });

  it('the overview of an account lists no task for a claim that was closed because its deadline passed', async () => {
    const claimId = await makeIncompleteClaim(member);
    await callDesk(harness, claimId, 'reject', { reason: 'Tidak dijamin' });
    harness.clock.advance(90 * 86_400);
    await runClaimDeadlines(harness.deps);
    const token = await openSession(harness.deps.db, member.id, harness.clock.now());
    const { actions, claims } = await overviewOf({ ...member, token });
    expect(actions.rows.filter(({ kind }) => kind === 'claim')).toEqual([]);
    expect(claims.total).toBe(0);
  });

  it('the overview of an account lists no task for an invoice after its due date', async () => {
    const unpaidOrderId = await placeUnpaidOrder(member);
    const isListed = async () =>
      (await overviewOf(member)).actions.rows.some((action) => subjectOf(action) === unpaidOrderId);
    expect(await isListed()).toBe(true);
    harness.clock.set(new Date('2026-11-28T17:00:00Z'));
    member = { ...member, token: await openSession(harness.deps.db, member.id, harness.clock.now()) };
    expect(await isListed()).toBe(false);
    expect((await overviewOf(member)).invoice).toMatchObject({ orderId: unpaidOrderId, status: 'expire' });
  });

  it('the overview of an account lists claims that need an action of the member first, even if other claims are newer', async () => {
    const incompleteClaimId = await makeIncompleteClaim(member);
    harness.clock.advance(60);
    const policy = await createPolicy(harness, member, 'kesehatan');
    const claimWithoutActionId = await makeClaim(harness, member, policy);
    harness.clock.advance(60);
    const withdrawnClaimId = await makeClaim(harness, member, policy, { again: 'Y' });
    await harness.api('POST', `/claims/client/${withdrawnClaimId}/withdrawal`, {
      token: member.token,
      body: {},
    });
    const { claims } = await overviewOf(member);
    expect(claims.rows.map(({ id }) => id)).toEqual([incompleteClaimId, claimWithoutActionId]);
    const list = await harness.api('GET', '/claims/client', { token: member.token });
    expect((list.body.response as { id: string }[]).map(({ id }) => id)).toEqual([
      incompleteClaimId,
      claimWithoutActionId,
      withdrawnClaimId,
    ]);
  });

  it('the overview of an account has the three newest orders', async () => {
    const placed: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      placed.push(await placeReturnedOrder(member));
      harness.clock.advance(60);
    }
    const { orders } = await overviewOf(member);
    expect(orders.total).toBe(4);
    expect(orders.rows.map(({ _id }) => _id)).toEqual(placed.toReversed().slice(0, 3));
  });

  it('the overview of an account requests the letter of a claim again after the desk returned the letter', async () => {
    const claimId = await makeClaim(harness, member, await createPolicy(harness, member, 'kesehatan'));
    await callDesk(harness, claimId, 'take-up');
    await callDesk(harness, claimId, 'approve', { loss: 1_000_000, reason: 'Sesuai' });
    const claimTitles = async () =>
      (await overviewOf(member)).actions.rows.flatMap((row) => (row.kind === 'claim' ? [row.title] : []));
    expect(await claimTitles()).toEqual(['Kirim surat pernyataan']);
    await sendFile(harness, member, claimId, 'letter');
    expect(await claimTitles()).toEqual([]);
    await callDesk(harness, claimId, 'letter', { reason: 'Belum bermeterai' });
    expect(await claimTitles()).toEqual(['Kirim ulang surat pernyataan']);
    const { next } = await readClaim(harness, member, claimId);
    expect(next.title).toBe('Kirim ulang surat pernyataan');
  });

  it('the overview of an account lists a claim that waits for the insurer, but no action for it, and does not list an ended claim', async () => {
    const claimId = await makeClaim(harness, member, await createPolicy(harness, member, 'kesehatan'));
    const { actions, claims } = await overviewOf(member);
    expect(claims).toMatchObject({ total: 1, rows: [{ id: claimId, needsAction: false }] });
    expect(actions.rows.map(({ kind }) => kind)).not.toContain('claim');
    await harness.api('POST', `/claims/client/${claimId}/withdrawal`, { token: member.token, body: {} });
    expect((await readClaim(harness, member, claimId)).state).toBe('withdrawn');
    expect((await overviewOf(member)).claims).toEqual({ total: 0, rows: [] });
  });

  it('the overview of an account lists policies by the end of cover, without certificate links, until the cover ends', async () => {
    const laterPolicy = await createPolicy(harness, member, 'kesehatan');
    harness.clock.advance(-86_400);
    const soonerPolicy = await createPolicy(harness, member, 'kecelakaandiri');
    harness.clock.set(TEST_NOW);
    const { policies } = await overviewOf(member);
    expect(policies.total).toBe(2);
    expect(policies.rows.map(({ policyNumber }) => policyNumber)).toEqual([
      soonerPolicy.number,
      laterPolicy.number,
    ]);
    expect(policies.rows[0]).not.toHaveProperty('certificate');
    harness.clock.advance(400 * 86_400);
    const token = await openSession(harness.deps.db, member.id, harness.clock.now());
    expect((await overviewOf({ ...member, token })).policies).toEqual({ total: 0, rows: [] });
  });

  it('the overview of an account has the newest invoice', async () => {
    await placeUnpaidOrder(member);
    harness.clock.advance(60);
    const newestOrderId = await placeUnpaidOrder(member);
    expect((await overviewOf(member)).invoice).toMatchObject({ orderId: newestOrderId, status: 'pending' });
  });

  it('the overview of an account contains only the member’s data', async () => {
    await saveDraft(otherMember);
    await placeReturnedOrder(otherMember);
    await makeIncompleteClaim(otherMember);
    expect(await overviewOf(member)).toEqual(EMPTY_OVERVIEW);
  });

  it.each([
    ['no token', async () => undefined, 401],
    ['an unknown token', async () => 'x'.repeat(43), 401],
    ['a desk account', () => harness.deskToken(), 403],
  ])('rejects a request with %s', async (_caller, tokenOf, status) => {
    expect((await harness.api('GET', '/overview', { token: await tokenOf() })).status).toBe(status);
  });
});
