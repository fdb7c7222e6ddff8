import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, TestMember } from '../../../test/harness.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  ACCOUNT,
  byLink,
  type ClaimablePolicy,
  callDesk,
  createPolicy,
  letterParts,
  makeClaim,
  makeHeirClaim,
  payAtDesk,
  sendFile,
} from './fixture.ts';

let shop: Shop;
let member: TestMember;
let health: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  health = await createPolicy(shop, member, 'kesehatan');
}, 60_000);
afterAll(() => shop.close());

const ENDED_MESSAGE = 'Klaim ini sudah ditutup, sehingga tidak dapat diubah lagi';
const body = { paymentConfirm: true };
const confirm = (id: string, token = member.token) =>
  shop.api('PATCH', `/claims/client/${id}`, { token, body });
const confirmAsHeir = (secret: string) =>
  shop.api('PATCH', '/claims/heirs/claim', { ...byLink(secret), body });

async function expectOk(reply: Promise<Reply>): Promise<Reply> {
  const { status, text } = await reply;
  expect(status, text).toBe(200);
  return reply;
}

/** Creates a paid claim of the member, without the confirmation of the payment. Returns the claim's id. */
async function createPaidClaim(): Promise<string> {
  const id = await makeClaim(shop, member, health, { again: 'Y' });
  await expectOk(callDesk(shop, id, 'take-up'));
  await expectOk(callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Sesuai' }));
  await expectOk(sendFile(shop, member, id, 'letter'));
  await expectOk(payAtDesk(shop, id));
  return id;
}

/** Creates an heir's paid claim, without the confirmation. Its policy is new, because a policy pays for a death only once. */
async function createPaidHeirClaim() {
  const accident = await createPolicy(shop, member, 'kecelakaandiri');
  const email = `${randomUUID()}@contoh.test`;
  const claim = await makeHeirClaim(shop, accident, { email });
  await expectOk(callDesk(shop, claim.id, 'take-up'));
  const approval = { loss: 1, accident: { kind: 'death' }, reason: 'Dokumen lengkap' };
  await expectOk(callDesk(shop, claim.id, 'approve', approval));
  await expectOk(
    shop.multipart('PATCH', '/claims/heirs/claim/upload', letterParts(ACCOUNT), byLink(claim.secret)),
  );
  await expectOk(payAtDesk(shop, claim.id));
  return { ...claim, email };
}

const confirmationsOf = async (id: string): Promise<string[]> => {
  const { body: reply } = await shop.api('GET', `/desk/claims/${id}/journal`, {
    token: await shop.deskToken(),
  });
  const { entries } = reply.response as { entries: { to: string; actor: string }[] };
  return entries.filter(({ to }) => to === 'finish').map(({ actor }) => actor);
};
const countEndMails = async (email: string): Promise<number> =>
  (await shop.mails(email)).filter(({ subject }) => /^Klaim KLM-\d{4}-\d{6} selesai$/.test(subject)).length;

describe('a repeated confirmation of a payment', () => {
  it("a member's repeated confirmation returns the first response and has no further effect", async () => {
    const id = await createPaidClaim();
    const formerMailCount = await countEndMails(member.email);
    const firstReply = await expectOk(confirm(id));
    const repeatedReply = await expectOk(confirm(id));
    expect(repeatedReply.text).toBe(firstReply.text);
    expect(await confirmationsOf(id)).toEqual([`member:${member.id}`]);
    expect(await countEndMails(member.email)).toBe(formerMailCount + 1);
  });

  it("an heir's repeated confirmation returns the first response and has no further effect", async () => {
    const { id, secret, email } = await createPaidHeirClaim();
    const firstReply = await expectOk(confirmAsHeir(secret));
    const repeatedReply = await expectOk(confirmAsHeir(secret));
    expect(repeatedReply.text).toBe(firstReply.text);
    expect(await confirmationsOf(id)).toEqual([`heir:${id}`]);
    expect(await countEndMails(email)).toBe(1);
  });

  it('two concurrent confirmations both succeed, but the journal records only one', async () => {
    const id = await createPaidClaim();
    const replies = await Promise.all([confirm(id), confirm(id)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await confirmationsOf(id)).toHaveLength(1);
  });
});

describe('a confirmation of a payment', () => {
  it('a confirmation returns 409 if the desk has closed the paid claim', async () => {
    const id = await createPaidClaim();
    await expectOk(callDesk(shop, id, 'close', { reason: 'Dikonfirmasi melalui telepon' }));
    expect(await confirm(id)).toMatchObject({ status: 409, body: { response: ENDED_MESSAGE } });
    const heirClaim = await createPaidHeirClaim();
    await expectOk(callDesk(shop, heirClaim.id, 'close', { reason: 'Dikonfirmasi melalui telepon' }));
    expect(await confirmAsHeir(heirClaim.secret)).toMatchObject({
      status: 409,
      body: { response: ENDED_MESSAGE },
    });
  });

  it('a confirmation returns 409 for a claim that is rejected and closed, withdrawn, or not paid', async () => {
    const closedId = await makeClaim(shop, member, health, { again: 'Y' });
    await expectOk(callDesk(shop, closedId, 'take-up'));
    await expectOk(callDesk(shop, closedId, 'reject', { reason: 'Tidak dijamin' }));
    await expectOk(callDesk(shop, closedId, 'close', { reason: 'Tidak ada banding' }));
    expect(await confirm(closedId)).toMatchObject({ status: 409, body: { response: ENDED_MESSAGE } });
    const withdrawnId = await makeClaim(shop, member, health, { again: 'Y' });
    const { token } = member;
    await expectOk(shop.api('POST', `/claims/client/${withdrawnId}/withdrawal`, { token, body: {} }));
    expect(await confirm(withdrawnId)).toMatchObject({ status: 409, body: { response: ENDED_MESSAGE } });
    const pendingId = await makeClaim(shop, member, health, { again: 'Y' });
    expect((await confirm(pendingId)).status).toBe(409);
  });

  it("a confirmation is rejected with another member's token, without a token and with a desk token, even after a valid confirmation", async () => {
    const id = await createPaidClaim();
    await expectOk(confirm(id));
    const otherMember = await shop.registerMember({ complete: true });
    expect((await confirm(id, otherMember.token)).status).toBe(404);
    expect((await confirm(id, '')).status).toBe(401);
    expect((await confirm(id, await shop.deskToken())).status).toBe(403);
  });
});
