import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { hashToken } from '../../core/session.ts';
import { claims } from '../../db/schema.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  byLink,
  type ClaimablePolicy,
  callDesk,
  createPolicy,
  HEIR_PATH,
  makeClaim,
  makeHeirClaim,
  pdfPart,
  readHeirClaim,
  secretIn,
} from './fixture.ts';

let shop: Shop;
let member: TestMember;
let policy: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  policy = await createPolicy(shop, member, 'kecelakaandiri');
}, 60_000);
afterEach(() => shop.clock.set(TEST_NOW));
afterAll(() => shop.close());

async function createHeirClaim() {
  const email = `${randomUUID()}@contoh.test`;
  const claim = await makeHeirClaim(shop, policy, { email });
  const { head } = await readHeirClaim(shop, claim.secret);
  return { ...claim, email, claimNumber: head.claimNumber };
}

const readStatus = async (secret: string): Promise<number> =>
  (await shop.api('GET', '/claims/heirs/claim', byLink(secret))).status;
/** Sends a request one second later than the previous request, so that its mail is the newest. */
const sendLater: Shop['api'] = (...request) => {
  shop.clock.advance(1);
  return shop.api(...request);
};
const mailLinkAgain = (secret: string) => sendLater('POST', '/claims/heirs/claim/link', byLink(secret));
const replaceLink = (secret: string) => sendLater('DELETE', '/claims/heirs/claim/link', byLink(secret));
const requestLink = (claimNumber: string, email: string): Promise<Reply> =>
  sendLater('POST', '/claims/heirs/link', { body: { claimNumber, email } });
const callDeskLink = async (method: 'POST' | 'DELETE', id: string, token?: string) =>
  sendLater(method, `/desk/claims/${id}/link`, { token: token ?? (await shop.deskToken()) });
const newestMail = async (email: string) => (await shop.mails(email))[0];

describe("an heir's link", () => {
  it("an heir's link appears in the response to the submission and in the mail", async () => {
    const { secret, email } = await createHeirClaim();
    expect(secretIn((await newestMail(email))?.text)).toBe(secret);
    expect((await readHeirClaim(shop, secret)).heirLink).toEqual({ email, lastDay: null });
  });

  it("an heir's first link is the same as before links had versions, so that links in old mails stay valid", async () => {
    const { id, secret } = await createHeirClaim();
    const secretWithoutVersion = createHmac('sha256', shop.deps.config.SECRET)
      .update(`heir-claim:${id}`)
      .digest('base64url');
    expect(secret).toBe(secretWithoutVersion);
    const [row] = await shop.deps.db.select().from(claims).where(eq(claims.id, id));
    expect(row).toMatchObject({
      heirSecretHash: hashToken(secretWithoutVersion),
      heirLinkVersion: 0,
      heirLinkRevokedAt: null,
    });
  });

  it("an heir's link is mailed to the same address again when the heir requests it", async () => {
    const { secret, email, claimNumber } = await createHeirClaim();
    expect((await mailLinkAgain(secret)).status).toBe(200);
    const mail = await newestMail(email);
    expect(mail?.subject).toBe(`Tautan klaim ${claimNumber}`);
    expect(secretIn(mail?.text)).toBe(secret);
  });

  it("an heir's link becomes invalid when the heir replaces it, and later mails contain the new link", async () => {
    const { id, secret, email, claimNumber } = await createHeirClaim();
    const replies = await Promise.all([replaceLink(secret), replaceLink(secret)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await readStatus(secret)).toBe(404);
    const mail = await newestMail(email);
    expect(mail?.subject).toBe(`Tautan baru klaim ${claimNumber}`);
    const newSecret = secretIn(mail?.text);
    expect(newSecret).not.toBe(secret);
    expect(await readStatus(newSecret)).toBe(200);
    shop.clock.advance(1);
    await callDesk(shop, id, 'take-up');
    expect(secretIn((await newestMail(email))?.text)).toBe(newSecret);
  });

  it("an heir's link becomes invalid when the desk revokes it, and mails contain no link until the desk mails a new one", async () => {
    const { id, secret, email, claimNumber } = await createHeirClaim();
    expect((await callDeskLink('DELETE', id)).body.response).toEqual({ _id: id, state: 'pending' });
    expect((await callDeskLink('DELETE', id)).status).toBe(200);
    expect(await readStatus(secret)).toBe(404);
    const revocationMail = await newestMail(email);
    expect(revocationMail?.subject).toBe(`Tautan klaim ${claimNumber} dicabut`);
    expect(secretIn(revocationMail?.text)).toBe('');
    shop.clock.advance(1);
    await callDesk(shop, id, 'take-up');
    const decisionMail = await newestMail(email);
    expect([decisionMail?.subject, secretIn(decisionMail?.text)]).toEqual([
      `Klaim ${claimNumber} sedang diverifikasi`,
      '',
    ]);
    await requestLink(claimNumber, email);
    expect(await newestMail(email)).toEqual(decisionMail);
    expect((await callDeskLink('POST', id)).status).toBe(200);
    const newSecret = secretIn((await newestMail(email))?.text);
    expect([await readStatus(newSecret), await readStatus(secret)]).toEqual([200, 404]);
    await callDeskLink('POST', id);
    expect(secretIn((await newestMail(email))?.text)).toBe(newSecret);
  });

  it("an heir's link is mailed to the heir who enters claim number and address, and wrong values get the same response as correct values", async () => {
    const { secret, email, claimNumber } = await createHeirClaim();
    const formerMails = await shop.mails(email);
    const otherEmail = `${randomUUID()}@contoh.test`;
    const replies = [
      await requestLink(claimNumber, otherEmail),
      await requestLink('KLM-2026-999999', email),
      await requestLink('x', otherEmail),
    ];
    expect(await shop.mails(email)).toEqual(formerMails);
    expect(await shop.mails(otherEmail)).toEqual([]);
    const successReply = await requestLink(
      ` ${claimNumber.toLowerCase().replaceAll('-', ' ')} `,
      email.toUpperCase(),
    );
    expect(secretIn((await newestMail(email))?.text)).toBe(secret);
    expect(await shop.mails(email)).toHaveLength(formerMails.length + 1);
    expect(replies.map(({ status, text }) => [status, text])).toEqual(
      replies.map(() => [200, successReply.text]),
    );
  });

  it("a member's claim has no heir's link", async () => {
    const health = await createPolicy(shop, member, 'kesehatan');
    const id = await makeClaim(shop, member, health);
    const [row] = await shop.deps.db.select().from(claims).where(eq(claims.id, id));
    const formerMails = await shop.mails(member.email);
    expect((await requestLink(row?.claimNumber ?? '', member.email)).status).toBe(200);
    expect(await shop.mails(member.email)).toEqual(formerMails);
    for (const method of ['POST', 'DELETE'] as const)
      expect(await callDeskLink(method, id)).toMatchObject({
        status: 409,
        body: { response: 'Klaim ini bukan klaim ahli waris' },
      });
  });

  it("an heir's link is mailed to one address at most five times a day", async () => {
    const { secret, email, claimNumber } = await createHeirClaim();
    const { config } = shop.deps;
    const scale = config.RATE_LIMIT_SCALE;
    Object.assign(config, { RATE_LIMIT_SCALE: 1 });
    const statuses = [];
    for (let count = 1; count <= 4; count += 1) statuses.push((await mailLinkAgain(secret)).status);
    statuses.push((await requestLink(claimNumber, email)).status, (await mailLinkAgain(secret)).status);
    statuses.push((await replaceLink(secret)).status, (await requestLink(claimNumber, email)).status);
    Object.assign(config, { RATE_LIMIT_SCALE: scale });
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await readStatus(secret)).toBe(200);
  });

  it.each([
    [{ claimNumber: '', email: 'a@contoh.test' }, 'claimNumber'],
    [{ claimNumber: 'KLM-1', email: 'bukan email' }, 'email'],
    [{ claimNumber: 7, email: 'a@contoh.test' }, 'claimNumber'],
  ])("the request for an heir's link returns 422 for the body %j", async (body, path) => {
    const reply = await shop.api('POST', '/claims/heirs/link', { body });
    expect([reply.status, reply.body.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  it.each([
    ['mailed again', mailLinkAgain],
    ['replaced', replaceLink],
  ] as const)("returns 404 if an heir's link is %s with an unknown secret", async (_title, send) => {
    const { id } = await createHeirClaim();
    for (const unknownSecret of [id, randomUUID(), 'x'.repeat(43)])
      expect((await send(unknownSecret)).status).toBe(404);
  });

  it.each(['POST', 'DELETE'] as const)(
    "the desk's call %s of an heir's link returns 401 to visitors, 403 to members and 404 for an unknown claim",
    async (method) => {
      const { id } = await createHeirClaim();
      expect((await callDeskLink(method, id, '')).status).toBe(401);
      expect((await callDeskLink(method, id, member.token)).status).toBe(403);
      for (const unknown of [randomUUID(), 'bukan-id'])
        expect((await callDeskLink(method, unknown)).status).toBe(404);
    },
  );
});

describe("the validity of an heir's link", () => {
  const setEndOfDay = (day: string) => shop.clock.set(new Date(`${day}T23:59:59+07:00`));

  it("an heir's link expires at the end of the day one year after the end of the claim", async () => {
    const { id, secret, email, claimNumber } = await createHeirClaim();
    await shop.api('POST', '/claims/heirs/claim/withdrawal', { ...byLink(secret), body: {} });
    expect((await readHeirClaim(shop, secret)).heirLink).toEqual({ email, lastDay: '2027-11-21' });
    setEndOfDay('2027-11-21');
    expect(await readStatus(secret)).toBe(200);
    const formerMails = await shop.mails(email);
    shop.clock.advance(1);
    expect(await shop.api('GET', '/claims/heirs/claim', byLink(secret))).toMatchObject({
      status: 404,
      body: {
        response:
          'Tautan klaim ini sudah tidak berlaku karena klaimnya selesai lebih dari satu tahun yang lalu',
      },
    });
    const link = byLink(secret);
    for (const { status } of [
      await sendLater('POST', `${HEIR_PATH}/messages`, { ...link, body: { text: 'Halo' } }),
      await sendLater('POST', `${HEIR_PATH}/withdrawal`, { ...link, body: {} }),
      await shop.multipart('POST', `${HEIR_PATH}/documents`, [pdfPart('document')], link),
      await shop.multipart('PUT', HEIR_PATH, [], link),
      await sendLater('PATCH', HEIR_PATH, { ...link, body: { paymentConfirm: true } }),
      await mailLinkAgain(secret),
    ])
      expect(status).toBe(404);
    expect((await replaceLink(secret)).status).toBe(404);
    expect((await requestLink(claimNumber, email)).status).toBe(200);
    expect(await callDeskLink('POST', id)).toMatchObject({ status: 409 });
    expect(await shop.mails(email)).toEqual(formerMails);
  });

  it("an heir's link to an open claim does not expire", async () => {
    const { secret } = await createHeirClaim();
    setEndOfDay('2028-12-31');
    expect(await readStatus(secret)).toBe(200);
  });
});
