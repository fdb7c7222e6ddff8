import { createHmac, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { hashToken } from '../../core/session.ts';
import { claims } from '../../db/schema.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  atDesk,
  type Claimable,
  makeClaim,
  makeHeirClaim,
  pdfPart,
  policyFor,
  readHeirClaim,
} from './fixture.ts';

let shop: Shop;
let member: TestMember;
let policy: Claimable;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  policy = await policyFor(shop, member, 'kecelakaandiri');
}, 60_000);
afterEach(() => shop.clock.set(TEST_NOW));
afterAll(() => shop.close());

async function heirsClaim() {
  const email = `${randomUUID()}@contoh.test`;
  const claim = await makeHeirClaim(shop, policy, { email });
  const { head } = await readHeirClaim(shop, claim.secret);
  return { ...claim, email, claimNumber: head.claimNumber };
}

const read = async (secret: string): Promise<number> =>
  (await shop.api('GET', `/claims/heirs/${secret}`)).status;
/** Each call is a second later, so that its mail is the newest. */
const call: Shop['api'] = (...request) => {
  shop.clock.advance(1);
  return shop.api(...request);
};
const mailAgain = (secret: string) => call('POST', `/claims/heirs/${secret}/link`);
const replace = (secret: string) => call('DELETE', `/claims/heirs/${secret}/link`);
const request = (claimNumber: string, email: string): Promise<Reply> =>
  call('POST', '/claims/heirs/link', { body: { claimNumber, email } });
const atDeskLink = async (method: 'POST' | 'DELETE', id: string, token?: string) =>
  call(method, `/desk/claims/${id}/link`, { token: token ?? (await shop.deskToken()) });
const secretIn = (text = '') => /progress\/([\w-]+)/.exec(text)?.[1] ?? '';
const newestMail = async (email: string) => (await shop.mails(email))[0];

describe("the link of an heir's claim", () => {
  it('is in the response of the submission and in the mail', async () => {
    const { secret, email } = await heirsClaim();
    expect(secretIn((await newestMail(email))?.text)).toBe(secret);
    expect((await readHeirClaim(shop, secret)).heirLink).toEqual({ email, lastDay: null });
  });

  it('opens the claim from mails that were sent before links could be replaced', async () => {
    const { id, secret } = await heirsClaim();
    const former = createHmac('sha256', shop.deps.config.SECRET)
      .update(`heir-claim:${id}`)
      .digest('base64url');
    expect(secret).toBe(former);
    const [row] = await shop.deps.db.select().from(claims).where(eq(claims.id, id));
    expect(row).toMatchObject({
      heirSecretHash: hashToken(former),
      heirLinkVersion: 0,
      heirLinkRevokedAt: null,
    });
  });

  it('is mailed again to the same address', async () => {
    const { secret, email, claimNumber } = await heirsClaim();
    expect((await mailAgain(secret)).status).toBe(200);
    const mail = await newestMail(email);
    expect(mail?.subject).toBe(`Tautan klaim ${claimNumber}`);
    expect(secretIn(mail?.text)).toBe(secret);
  });

  it('is replaced by its heir: the former one opens nothing, and later mails have the new one', async () => {
    const { id, secret, email, claimNumber } = await heirsClaim();
    const both = await Promise.all([replace(secret), replace(secret)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await read(secret)).toBe(404);
    const mail = await newestMail(email);
    expect(mail?.subject).toBe(`Tautan baru klaim ${claimNumber}`);
    const next = secretIn(mail?.text);
    expect(next).not.toBe(secret);
    expect(await read(next)).toBe(200);
    shop.clock.advance(1);
    await atDesk(shop, id, 'take-up');
    expect(secretIn((await newestMail(email))?.text)).toBe(next);
  });

  it('is revoked by the desk until the desk mails a new one; meanwhile mails have none', async () => {
    const { id, secret, email, claimNumber } = await heirsClaim();
    expect((await atDeskLink('DELETE', id)).body.response).toEqual({ _id: id, state: 'pending' });
    expect((await atDeskLink('DELETE', id)).status).toBe(200);
    expect(await read(secret)).toBe(404);
    const revoked = await newestMail(email);
    expect(revoked?.subject).toBe(`Tautan klaim ${claimNumber} dicabut`);
    expect(secretIn(revoked?.text)).toBe('');
    shop.clock.advance(1);
    await atDesk(shop, id, 'take-up');
    const decision = await newestMail(email);
    expect([decision?.subject, secretIn(decision?.text)]).toEqual([
      `Klaim ${claimNumber} sedang diverifikasi`,
      '',
    ]);
    await request(claimNumber, email);
    expect(await newestMail(email)).toEqual(decision);
    expect((await atDeskLink('POST', id)).status).toBe(200);
    const next = secretIn((await newestMail(email))?.text);
    expect([await read(next), await read(secret)]).toEqual([200, 404]);
    await atDeskLink('POST', id);
    expect(secretIn((await newestMail(email))?.text)).toBe(next);
  });

  it('is mailed by number and address, with the same response for a wrong one', async () => {
    const { secret, email, claimNumber } = await heirsClaim();
    const before = await shop.mails(email);
    const other = `${randomUUID()}@contoh.test`;
    const replies = [
      await request(claimNumber, other),
      await request('KLM-2026-999999', email),
      await request('x', other),
    ];
    expect(await shop.mails(email)).toEqual(before);
    expect(await shop.mails(other)).toEqual([]);
    const right = await request(` ${claimNumber.toLowerCase().replaceAll('-', ' ')} `, email.toUpperCase());
    expect(secretIn((await newestMail(email))?.text)).toBe(secret);
    expect(await shop.mails(email)).toHaveLength(before.length + 1);
    expect(replies.map(({ status, text }) => [status, text])).toEqual(replies.map(() => [200, right.text]));
  });

  it("is not mailed for a member's claim", async () => {
    const health = await policyFor(shop, member, 'kesehatan');
    const id = await makeClaim(shop, member, health);
    const [row] = await shop.deps.db.select().from(claims).where(eq(claims.id, id));
    const before = await shop.mails(member.email);
    expect((await request(row?.claimNumber ?? '', member.email)).status).toBe(200);
    expect(await shop.mails(member.email)).toEqual(before);
    for (const method of ['POST', 'DELETE'] as const)
      expect(await atDeskLink(method, id)).toMatchObject({
        status: 409,
        body: { response: 'Klaim ini bukan klaim ahli waris' },
      });
  });

  it('is mailed five times a day to one address', async () => {
    const { secret, email, claimNumber } = await heirsClaim();
    const { config } = shop.deps;
    const scale = config.RATE_LIMIT_SCALE;
    Object.assign(config, { RATE_LIMIT_SCALE: 1 });
    const statuses = [];
    for (let count = 1; count <= 4; count += 1) statuses.push((await mailAgain(secret)).status);
    statuses.push((await request(claimNumber, email)).status, (await mailAgain(secret)).status);
    statuses.push((await replace(secret)).status, (await request(claimNumber, email)).status);
    Object.assign(config, { RATE_LIMIT_SCALE: scale });
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await read(secret)).toBe(200);
  });

  it.each([
    [{ claimNumber: '', email: 'a@contoh.test' }, 'claimNumber'],
    [{ claimNumber: 'KLM-1', email: 'bukan email' }, 'email'],
    [{ claimNumber: 7, email: 'a@contoh.test' }, 'claimNumber'],
  ])('is not requested with %j', async (body, path) => {
    const reply = await shop.api('POST', '/claims/heirs/link', { body });
    expect([reply.status, reply.body.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  });

  it.each([
    ['mailed again', mailAgain],
    ['replaced', replace],
  ] as const)('is not %s with a secret that opens nothing', async (_, send) => {
    const { id } = await heirsClaim();
    for (const wrong of [id, randomUUID(), 'x'.repeat(43)]) expect((await send(wrong)).status).toBe(404);
  });

  it.each(['POST', 'DELETE'] as const)('is managed by the desk only (%s)', async (method) => {
    const { id } = await heirsClaim();
    expect((await atDeskLink(method, id, '')).status).toBe(401);
    expect((await atDeskLink(method, id, member.token)).status).toBe(403);
    for (const unknown of [randomUUID(), 'bukan-id'])
      expect((await atDeskLink(method, unknown)).status).toBe(404);
  });
});

describe('one year after the end of the claim', () => {
  const at = (day: string) => shop.clock.set(new Date(`${day}T23:59:59+07:00`));

  it('the link expires at the end of the day', async () => {
    const { id, secret, email, claimNumber } = await heirsClaim();
    await shop.api('POST', `/claims/heirs/${secret}/withdrawal`, { body: {} });
    expect((await readHeirClaim(shop, secret)).heirLink).toEqual({ email, lastDay: '2027-11-21' });
    at('2027-11-21');
    expect(await read(secret)).toBe(200);
    const before = await shop.mails(email);
    shop.clock.advance(1);
    expect(await shop.api('GET', `/claims/heirs/${secret}`)).toMatchObject({
      status: 404,
      body: {
        response:
          'Tautan klaim ini sudah tidak berlaku karena klaimnya selesai lebih dari satu tahun yang lalu',
      },
    });
    const base = `/claims/heirs/${secret}`;
    for (const { status } of [
      await call('POST', `${base}/messages`, { body: { text: 'Halo' } }),
      await call('POST', `${base}/withdrawal`, { body: {} }),
      await shop.multipart('POST', `${base}/documents`, [pdfPart('document')]),
      await shop.multipart('PUT', base, []),
      await call('PATCH', base, { body: { paymentConfirm: true } }),
      await mailAgain(secret),
    ])
      expect(status).toBe(404);
    expect((await replace(secret)).status).toBe(404);
    expect((await request(claimNumber, email)).status).toBe(200);
    expect(await atDeskLink('POST', id)).toMatchObject({ status: 409 });
    expect(await shop.mails(email)).toEqual(before);
  });

  it('the link of a claim that has not ended is valid', async () => {
    const { secret } = await heirsClaim();
    at('2028-12-31');
    expect(await read(secret)).toBe(200);
  });
});
