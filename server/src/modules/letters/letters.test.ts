import type { DeskOrderDetail } from '@naungan/api/desk';
import type { DeskLetter, LetterContent } from '@naungan/api/desk-letters';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { auditLog, decisionLetters, orders } from '../../db/schema.ts';
import { textOf } from '../../pdf/pdf-text.fixture.ts';
import { callDesk, createPolicy, makeClaim, makeHeirClaim } from '../claims/fixture.ts';
import { placeOrder } from '../orders/fixture.ts';
import { type Shop, startShop } from '../payments/fixture.ts';

let shop: Shop;
let member: TestMember;
let token: string;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  token = await shop.deskToken();
}, 60_000);
afterAll(() => shop.close());

const REASON = 'Riwayat kesehatan tidak memenuhi ketentuan produk.';
const post = (path: string, body: unknown, caller = token) =>
  shop.api('POST', `/desk/${path}`, { token: caller, body });
const previewOf = async (path: string, body: unknown): Promise<LetterContent> => {
  const reply = await post(`${path}/letter-preview`, body);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.response as LetterContent;
};
const lettersOf = async (path: string): Promise<DeskLetter[]> =>
  ((await shop.api('GET', `/desk/${path}`, { token })).body.response as DeskOrderDetail).desk.letters;
const pdfOf = async (letter: DeskLetter | undefined) => {
  const reply = await shop.app.inject({ method: 'GET', url: letter?.url ?? '' });
  expect(reply).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' } });
  return { ...(await textOf(reply.rawPayload)), file: reply.rawPayload, headers: reply.headers };
};
/** Returns every text of a letter that its PDF must contain. */
const textsIn = ({ number, subject, recipient, opening, facts, items, closing, sender }: LetterContent) => [
  number,
  subject,
  `Yth. ${recipient}`,
  ...opening,
  ...facts.map(({ value }) => value),
  ...items,
  ...closing,
  sender,
];
async function expectTexts(letter: DeskLetter | undefined, content: LetterContent): Promise<void> {
  const { text } = await pdfOf(letter);
  for (const part of textsIn(content)) expect(text).toContain(part.replace(/\s+/g, ' '));
}

describe('the letter of an order', () => {
  it('an approval lists the price and the time for the payment', async () => {
    const path = `orders/${await placeOrder(shop, member)}`;
    const preview = await previewOf(path, { kind: 'approved' });
    expect(preview).toMatchObject({
      number: expect.stringMatching(/^KPA-2026-\d{6}\/S-1$/),
      subject: 'Persetujuan Permohonan Asuransi',
      recipient: 'Bapak/Ibu SITI RAHAYU',
      amounts: { total: { label: 'Total pembayaran', amount: 3_085_000 } },
    });
    expect(await lettersOf(path)).toEqual([]);
    await post(`${path}/approve`, undefined);
    const [letter, ...others] = await lettersOf(path);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ number: preview.number, kind: 'approved' });
    const { text, headers } = await pdfOf(letter);
    expect(text).toContain('Rp3.085.000');
    expect(text).toMatch(/Mohon selesaikan pembayaran paling lambat \d+ \w+ 2026 pukul \d\d\.\d\d WIB\./);
    expect(headers['content-disposition']).toContain('surat-KPA-2026-');
  });

  it('a rejection has the text that the preview showed', async () => {
    const path = `orders/${await placeOrder(shop, member)}`;
    const preview = await previewOf(path, { kind: 'rejected', reason: REASON });
    await post(`${path}/reject`, { reason: REASON });
    const [letter] = await lettersOf(path);
    expect(letter).toMatchObject({ kind: 'rejected', number: preview.number });
    await expectTexts(letter, preview);
    expect(preview.closing.join(' ')).not.toMatch(/\bAnda\b/);
  });

  it('a request lists the items and documents; the next letter of the order has the next number', async () => {
    const path = `orders/${await placeOrder(shop, member)}`;
    const request = {
      items: ['address', 'attachment'],
      attachments: ['ktp'],
      feedback: 'Foto KTP kurang jelas.',
    };
    const preview = await previewOf(path, { kind: 'documents', ...request });
    expect(preview.items).toEqual([expect.any(String), 'Dokumen: KTP Tertanggung']);
    await post(`${path}/revise`, request);
    const [letter] = await lettersOf(path);
    await expectTexts(letter, preview);
    const next = await previewOf(path, { kind: 'rejected', reason: REASON });
    expect(next.number).toBe(preview.number.replace('S-1', 'S-2'));
  });

  it('a letter stays the same after the customer changes, and is the same file each time', async () => {
    const path = `orders/${await placeOrder(shop, member)}`;
    await post(`${path}/reject`, { reason: REASON });
    const [letter] = await lettersOf(path);
    const before = await pdfOf(letter);
    await shop.deps.db.execute(sql`update users set full_name = 'NAMA LAIN' where id = ${member.id}`);
    const after = await pdfOf((await lettersOf(path))[0]);
    await shop.deps.db.execute(sql`update users set full_name = 'SITI RAHAYU' where id = ${member.id}`);
    expect(after.file.equals(before.file)).toBe(true);
  });

  it('a refused decision stores no letter', async () => {
    const id = await placeOrder(shop, member);
    await post(`orders/${id}/reject`, { reason: REASON });
    expect((await post(`orders/${id}/reject`, { reason: REASON })).status).toBe(409);
    expect(await lettersOf(`orders/${id}`)).toHaveLength(1);
  });

  it('a letter is encrypted, and deleted with its order', async () => {
    const id = await placeOrder(shop, member);
    await post(`orders/${id}/reject`, { reason: REASON });
    const isOfOrder = eq(decisionLetters.orderId, id);
    const { rows } = (await shop.deps.db.execute(
      sql`select content::text from decision_letters where order_id = ${id}`,
    )) as { rows: { content: string }[] };
    expect(rows).toEqual([{ content: expect.stringMatching(/^"nu1\./) }]);
    await shop.deps.db.delete(orders).where(eq(orders.id, id));
    expect(await shop.deps.db.$count(decisionLetters, isOfOrder)).toBe(0);
  });
});

describe('the letter of a claim', () => {
  it('an approval has the settlement, a request the documents and the deadline, each with the claim’s number', async () => {
    const id = await makeClaim(shop, member, await createPolicy(shop, member));
    const path = `claims/${id}`;
    await callDesk(shop, id, 'take-up');
    const codes = (
      (await shop.api('GET', `/desk/${path}`, { token })).body.response as {
        desk: { requestable: { code: string; name: string }[] };
      }
    ).desk.requestable.slice(0, 1);
    const request = { attachments: codes.map(({ code }) => code), feedback: 'Foto kurang jelas.' };
    const documents = await previewOf(path, { kind: 'documents', ...request });
    expect(documents).toMatchObject({
      number: expect.stringMatching(/^KLM-2026-\d{6}\/S-1$/),
      subject: 'Permintaan Dokumen Klaim',
      items: codes.map(({ name }) => name),
    });
    const body = { loss: 5_000_000, reason: 'Kerugian sesuai bukti.' };
    const approval = await previewOf(path, { kind: 'approved', ...body });
    expect(approval.amounts?.total.amount).toBeGreaterThan(0);
    await callDesk(shop, id, 'approve', body);
    const [letter] = await lettersOf(path);
    expect(letter).toMatchObject({ kind: 'approved', number: approval.number });
    await expectTexts(letter, approval);
    await callDesk(shop, id, 'recall', { reason: 'Nilai bengkel perlu diperiksa.' });
    await callDesk(shop, id, 'documents', request);
    const [second, first] = await lettersOf(path);
    expect([second?.number, first?.number]).toEqual([approval.number.replace('S-1', 'S-2'), approval.number]);
    await expectTexts(second, { ...documents, number: approval.number.replace('S-1', 'S-2') });
    expect(documents.closing.join(' ')).not.toMatch(/\bAnda\b/);
  });

  it('a rejection states the deadline of the appeal, to an heir with a condolence', async () => {
    const { id } = await makeHeirClaim(shop, await createPolicy(shop, member, 'kecelakaandiri'), {
      email: 'ahliwaris@contoh.test',
    });
    await callDesk(shop, id, 'take-up');
    const preview = await previewOf(`claims/${id}`, { kind: 'rejected', reason: 'Kejadian tidak dijamin.' });
    expect(preview.opening).toHaveLength(2);
    expect(preview.closing[1]).toMatch(/\d+ \w+ 202\d/);
    await callDesk(shop, id, 'reject', { reason: 'Kejadian tidak dijamin.' });
    const [letter] = await lettersOf(`claims/${id}`);
    expect(letter?.kind).toBe('rejected');
    await expectTexts(letter, preview);
  });
});

describe('the preview of a letter', () => {
  it.each([
    {},
    { kind: 'paid' },
    { kind: 'rejected' },
    { kind: 'rejected', reason: 'x' },
    { kind: 'rejected', reason: 'x'.repeat(1001) },
    { kind: 'documents', items: [], feedback: REASON },
    { kind: 'documents', items: ['attachment'], attachments: ['unknown'], feedback: REASON },
  ])('refuses %j with 422', async (body) => {
    const id = await placeOrder(shop, await shop.registerMember({ complete: true }));
    expect((await post(`orders/${id}/letter-preview`, body)).status).toBe(422);
  });

  it('a preview needs the permission of the decision, and is recorded as a read', async () => {
    const id = await placeOrder(shop, await shop.registerMember({ complete: true }));
    const { token: service } = await shop.deskPerson({ roles: ['service'] });
    const body = { kind: 'rejected', reason: REASON };
    expect((await post(`orders/${id}/letter-preview`, body, service)).status).toBe(403);
    expect((await post('orders/x/letter-preview', body)).status).toBe(404);
    await previewOf(`orders/${id}`, body);
    const entries = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operation, 'deskPreviewOrderLetter'))
      .orderBy(auditLog.seq);
    expect(entries.at(-1)).toMatchObject({ event: 'desk.read', subjectType: 'order', subjectId: id });
    expect(JSON.stringify(entries)).not.toContain('Riwayat');
  });
});
