import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { consultations, outbox, settings } from '../../db/schema.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const form = () => ({
  fullName: 'Ani Wijaya',
  phoneNumber: '812345678',
  email: `ani-${randomUUID()}@contoh.test`,
  message: 'Mohon <b>dihubungi</b> sore hari 😀',
});
const sendQuestion = (body: unknown, token?: string) =>
  harness.api('POST', '/consultations', { body, token });
const storedQuestion = async (email: string) =>
  (await harness.deps.db.select().from(consultations).where(eq(consultations.email, email)))[0];

describe('POST /consultations [1 §5.2]', () => {
  it('stores a question, mails its text with HTML escaped, and responds with the configured text', async () => {
    const question = { ...form(), product: 'kebakaran', detail: { coverage: 'gempabumi' } };
    const reply = await sendQuestion(question);
    expect(reply).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Terima kasih, pesan Anda sudah kami terima') },
    });
    expect(await storedQuestion(question.email)).toMatchObject({
      ...question,
      phoneNumber: '62812345678',
      userId: null,
    });
    const mails = await harness.mails(harness.deps.config.BRAND.email);
    const mail = mails.find(({ text }) => text.includes(question.email));
    expect(mail?.text).toContain('Mohon <b>dihubungi</b> sore hari 😀');
    expect(mail?.text).toContain('Produk: Gempa Bumi\n');
    expect(mail?.text).toContain('Telepon: +62 812 345 678');
    expect(mail?.html).toContain('&lt;b&gt;');
  });

  it('mails the question so that a reply goes to the visitor', async () => {
    const question = {
      ...form(),
      fullName: "Ani  O'Neil, S.H.",
      email: `Ani.O'Neil+${randomUUID()}@contoh.test`,
    };
    await sendQuestion(question);
    const mails = await harness.deps.db.select().from(outbox);
    const address = question.email.toLowerCase();
    expect(mails.find(({ text }) => text.includes(address))?.replyTo).toEqual({
      name: "Ani O'Neil, S.H.",
      address,
    });
  });

  it('stores the id of a signed-in member with the question, but not the id of the desk', async () => {
    const member = await harness.registerMember();
    const [memberForm, deskForm] = [form(), form()];
    await sendQuestion(memberForm, member.token);
    await sendQuestion(deskForm, await harness.deskToken());
    expect((await storedQuestion(memberForm.email))?.userId).toBe(member.id);
    expect((await storedQuestion(deskForm.email))?.userId).toBeNull();
  });

  it('mails a question to the address of the setting emailDestination', async () => {
    const { db } = harness.deps;
    const destinationSetting = and(
      eq(settings.category, 'consultant'),
      eq(settings.slug, 'emailDestination'),
    );
    await db.update(settings).set({ value: 'konsultan@contoh.test' }).where(destinationSetting);
    await sendQuestion(form());
    await db.update(settings).set({ value: harness.deps.config.BRAND.email }).where(destinationSetting);
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, 'konsultan@contoh.test'));
    expect(mails).toHaveLength(1);
  });

  it.each([
    ['fullName', '', 'Nama lengkap wajib di isi'],
    ['email', '', 'Email wajib di isi'],
    ['email', 'ani', 'Format email tidak valid'],
    ['phoneNumber', '81234567', 'Nomor Telpon tidak valid'],
    ['phoneNumber', '8123456789012', 'Nomor Telpon tidak valid'],
    ['message', '', 'Harap tinggalkan pesan'],
    ['message', '  123456789  ', 'Pesan Anda terlalu singkat'],
  ])('rejects the %s %j with the message %j', async (path, value, message) => {
    const reply = await sendQuestion({ ...form(), [path]: value });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toContainEqual({ path, message });
  });

  it.each([
    ['a missing body', undefined],
    ['a list as body', []],
    ['a product of 61 characters', { ...form(), product: 'x'.repeat(61) }],
    ['a detail of 201 characters', { ...form(), detail: { coverage: 'x'.repeat(201) } }],
    ['a nested detail', { ...form(), detail: { coverage: { a: 1 } } }],
  ])('responds with 422 to a question with %s', async (_name, body) => {
    expect((await sendQuestion(body)).status).toBe(422);
  });
});
