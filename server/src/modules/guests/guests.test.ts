import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { consultantOrders, guests, outbox, plans, settings } from '../../db/schema.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const form = { fullName: 'Ani Wijaya', phoneNumber: '812345678', email: 'Ani@contoh.test' };
const sendDetails = (body: unknown) => harness.api('POST', '/guest', { body });
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']);
const tokenOf = (headers: Record<string, unknown>) => cookieOf(headers).match(/xgst=([^;]+)/)?.[1] ?? '';
const verify = (cookie?: string) =>
  harness.api('GET', '/guest/verify/xgst', { headers: cookie === undefined ? {} : { cookie } });

describe("a guest's details", () => {
  it('a guest’s details are stored, and are returned for a cookie that scripts cannot read', async () => {
    const reply = await sendDetails({
      ...form,
      deviceId: 'd-1',
      product: 'kesehatan',
      detail: { dob: '1990-01-01' },
    });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        response: {
          fullName: 'Ani Wijaya',
          phoneNumber: '62812345678',
          email: 'ani@contoh.test',
          isValid: true,
        },
      },
    });
    expect(Object.keys(reply.body.response)).toEqual([
      'fullName',
      'phoneNumber',
      'email',
      'followUp',
      'isValid',
    ]);
    expect(cookieOf(reply.headers)).toMatch(/^xgst=.+HttpOnly; SameSite=Lax/);
    const token = tokenOf(reply.headers);
    expect((await harness.deps.db.select().from(guests)).map(({ tokenHash }) => tokenHash)).not.toContain(
      token,
    );
    expect(await verify(`xgst=${token}`)).toMatchObject({
      status: 200,
      body: { response: { email: 'ani@contoh.test' } },
    });
  });

  it('DELETE /guest deletes the cookie of a guest', async () => {
    const reply = await harness.api('DELETE', '/guest');
    expect(reply.status).toBe(200);
    expect(cookieOf(reply.headers)).toMatch(/^xgst=;.*Path=\/;.*Expires=Thu, 01 Jan 1970/);
  });

  it.each([
    ['new', true],
    ['contacted', true],
    ['invalid', false],
  ])('a guest’s details with the follow-up status %s are valid: %s', async (status, isValid) => {
    const email = `${randomUUID()}@contoh.test`;
    const { headers } = await sendDetails({ ...form, email });
    await harness.deps.db.update(guests).set({ followUpStatus: status }).where(eq(guests.email, email));
    expect(await verify(`xgst=${tokenOf(headers)}`)).toMatchObject({
      status: 200,
      body: { response: { followUp: { status }, isValid } },
    });
  });

  it('a guest’s details expire after 180 days, in the browser and on the server', async () => {
    const { headers } = await sendDetails(form);
    expect(cookieOf(headers)).toMatch(/Max-Age=15552000/);
    harness.clock.advance(180 * 86_400 - 60);
    expect((await verify(`xgst=${tokenOf(headers)}`)).status).toBe(200);
    harness.clock.advance(60);
    expect((await verify(`xgst=${tokenOf(headers)}`)).status).toBe(404);
  });

  it('a guest’s details are stored without the fields that only the broker or the server may set', async () => {
    const email = `${randomUUID()}@contoh.test`;
    await sendDetails({
      ...form,
      email,
      followUpStatus: 'valid',
      isRead: true,
      tokenHash: 'x',
      id: randomUUID(),
    });
    const [row] = await harness.deps.db.select().from(guests).where(eq(guests.email, email));
    expect(row).toMatchObject({ followUpStatus: 'new', isRead: false });
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('a guest’s details have a Secure cookie only if the site uses HTTPS', async () => {
    const { config } = harness.deps;
    const httpCookie = cookieOf((await sendDetails(form)).headers);
    const publicUrl = config.PUBLIC_URL;
    config.PUBLIC_URL = 'https://naungan.test';
    const httpsCookie = cookieOf((await sendDetails(form)).headers);
    config.PUBLIC_URL = publicUrl;
    expect([httpCookie.includes('Secure'), httpsCookie.includes('Secure')]).toEqual([false, true]);
    expect(httpsCookie).toMatch(/HttpOnly/);
    expect(httpsCookie).toMatch(/Path=\//);
  });

  it.each([undefined, 'xgst=', 'xgst=tidak-ada', `xgst=${'x'.repeat(5_000)}`, 'xgst=%00'])(
    'a guest’s details are not found by the cookie %s',
    async (cookie) => {
      expect(await verify(cookie)).toMatchObject({ status: 404, body: { message: 'NOT_FOUND' } });
    },
  );

  it.each([
    ['a missing body', undefined],
    ['empty fields', { fullName: '', phoneNumber: '', email: '' }],
    ['a phone of 8 digits', { ...form, phoneNumber: '81234567' }],
    ['a wrong e-mail', { ...form, email: 'ani' }],
    ['script tags', { ...form, fullName: '<script>alert(1)</script>' }],
    ['a detail of 201 characters', { ...form, detail: { dob: 'x'.repeat(201) } }],
  ])('a guest’s details are rejected with 422: %s', async (_name, body) => {
    expect((await sendDetails(body)).status).toBe(422);
  });
});

describe('a request for a consultant', () => {
  async function planId(transactionType: 'online' | 'offline' = 'offline') {
    const isMatchingPlan = and(
      eq(plans.productType, 'kesehatan'),
      eq(plans.transactionType, transactionType),
    );
    const [row] = await harness.deps.db.select({ id: plans.id }).from(plans).where(isMatchingPlan).limit(1);
    return row?.id ?? '';
  }
  const requestBody = async () => ({
    ...form,
    productType: 'kesehatan',
    productId: await planId(),
    message: 'Mohon <b>dihubungi</b> sore hari 😀',
    detail: { dob: '1990-01-01' },
  });

  it('a request for a consultant is mailed to the broker with its HTML escaped', async () => {
    const reply = await harness.api('POST', '/offline-trx', { body: await requestBody() });
    expect(reply.status).toBe(200);
    expect(reply.body.message).toContain('Terima kasih');
    const mails = await harness.mails(harness.deps.config.BRAND.email);
    const mail = mails.find(({ text }) => text.includes('Mohon <b>dihubungi</b> sore hari 😀'));
    expect(mail?.html).toContain('Mohon &lt;b&gt;dihubungi&lt;/b&gt; sore hari 😀');
  });

  it('a request for a consultant is mailed so that a reply goes to the visitor', async () => {
    const message = randomUUID();
    await harness.api('POST', '/offline-trx', { body: { ...(await requestBody()), message } });
    const mails = await harness.deps.db.select().from(outbox);
    expect(mails.find(({ text }) => text.includes(message))?.replyTo).toEqual({
      name: 'Ani Wijaya',
      address: 'ani@contoh.test',
    });
  });

  it.each([
    [{ dob: '1985-08-17' }, '17 Agustus 1985'],
    [{ dob: 'kemarin' }, '-'],
    [{}, '-'],
  ])(
    'a request for a consultant whose search has the fields %j is mailed with the birth date %s',
    async (detail, text) => {
      const message = randomUUID();
      await harness.api('POST', '/offline-trx', { body: { ...(await requestBody()), message, detail } });
      const mails = await harness.mails(harness.deps.config.BRAND.email);
      expect(mails.find((mail) => mail.text.includes(message))?.text).toContain(`Tanggal lahir: ${text}\n`);
    },
  );

  it('a request for a consultant is stored only with valid search fields of its line', async () => {
    const message = randomUUID();
    const detail = { dob: '1985-08-17', plat: 'B 1234 XY' };
    await harness.api('POST', '/offline-trx', { body: { ...(await requestBody()), message, detail } });
    await harness.api('POST', '/offline-trx', {
      body: { ...(await requestBody()), message, detail: { dob: 'x' } },
    });
    const hasMessage = eq(consultantOrders.message, message);
    const rows = await harness.deps.db.select().from(consultantOrders).where(hasMessage);
    expect(rows.map((row) => row.detail)).toEqual([{ dob: '1985-08-17' }, {}]);
  });

  it('a request for a consultant is mailed to the address of the setting emailDestination', async () => {
    const { db } = harness.deps;
    const destinationSetting = and(
      eq(settings.category, 'consultant'),
      eq(settings.slug, 'emailDestination'),
    );
    await db.update(settings).set({ value: 'konsultan@contoh.test' }).where(destinationSetting);
    await harness.api('POST', '/offline-trx', { body: await requestBody() });
    await db.update(settings).set({ value: harness.deps.config.BRAND.email }).where(destinationSetting);
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, 'konsultan@contoh.test'));
    expect(mails).toHaveLength(1);
  });

  it('a request for a consultant is stored with the id of a signed-in member, and without an id for the desk', async () => {
    const member = await harness.registerMember();
    const memberRequest = { ...(await requestBody()), email: member.email };
    await harness.api('POST', '/offline-trx', { body: memberRequest, token: member.token });
    await harness.api('POST', '/offline-trx', {
      body: { ...memberRequest, email: 'desk-lain@contoh.test' },
      token: await harness.deskToken(),
    });
    const rows = await harness.deps.db.select().from(consultantOrders);
    expect(rows.find(({ email }) => email === member.email)?.userId).toBe(member.id);
    expect(rows.find(({ email }) => email === 'desk-lain@contoh.test')?.userId).toBeNull();
  });

  it('a request for a consultant is rejected for a plan that is sold online [Q37]', async () => {
    const email = 'beli@contoh.test';
    const reply = await harness.api('POST', '/offline-trx', {
      body: { ...(await requestBody()), email, productId: await planId('online') },
    });
    expect(reply).toMatchObject({
      status: 409,
      body: { response: 'Produk ini dijual secara online, silakan pesan langsung dari halaman produk' },
    });
    const storedRequests = await harness.deps.db.select().from(consultantOrders);
    expect(storedRequests.map((row) => row.email)).not.toContain(email);
  });

  it.each(['bukan-uuid', '00000000-0000-4000-8000-000000000000', '😀'])(
    "a request for a consultant is rejected with 'Produk tidak di temukan' [2 §8] for the product %s",
    async (productId) => {
      const reply = await harness.api('POST', '/offline-trx', {
        body: { ...(await requestBody()), productId },
      });
      expect(reply).toMatchObject({ status: 404, body: { response: 'Produk tidak di temukan' } });
    },
  );

  it.each([{ productType: 'gigi' }, { message: 'x'.repeat(2_001) }, { phoneNumber: '' }])(
    'a request for a consultant with %j is rejected with 422',
    async (invalidFields) => {
      expect(
        (await harness.api('POST', '/offline-trx', { body: { ...(await requestBody()), ...invalidFields } }))
          .status,
      ).toBe(422);
    },
  );
});
