import { randomUUID } from 'node:crypto';
import type { PolicyLookup } from '@naungan/domain/claim/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  ACCOUNT,
  byLink,
  type ClaimablePolicy,
  callDesk,
  claimFiles,
  createPolicy,
  HEIR,
  letterParts,
  makeClaim,
  payAtDesk,
  pdfPart,
  readClaim,
  secretIn,
  sendClaim,
  sendFile,
} from './fixture.ts';

const PROFILE_ACCOUNT = {
  account_number: '1234567890',
  account_owner: 'SITI RAHAYU',
  bank: 'Bank Central Asia (BCA)',
};

let shop: Shop;
let member: TestMember;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
}, 60_000);
afterAll(() => shop.close());

const expectOk = async (reply: Promise<{ status: number; text: string }>) => {
  const { status, text } = await reply;
  expect(status, text).toBe(200);
};
const patchClaim = (path: string, id: string, body: object) =>
  shop.api('PATCH', `/claims/client/${id}${path}`, { token: member.token, body });
const mailSubjects = async (to: string) => (await shop.mails(to)).map(({ subject }) => subject);

// The tests are consecutive steps of one claim, so their order must not change.
describe('a vehicle claim from look-up to payment received', { shuffle: false }, () => {
  let policy: ClaimablePolicy;
  let id: string;
  beforeAll(async () => {
    policy = await createPolicy(shop, member);
  });

  it('the look-up finds the policy by its number in lower case and with spaces', async () => {
    const input = encodeURIComponent(policy.number.toLowerCase().replaceAll('-', ' '));
    const reply = await shop.api('GET', `/claims/client/${input}/inquiry?productType=kendaraan`, {
      token: member.token,
    });
    expect(reply.status, reply.text).toBe(200);
    const lookup: PolicyLookup = reply.body.response;
    expect(lookup).toMatchObject({
      policyNumber: policy.number,
      isHolder: true,
      fullname: 'SITI RAHAYU',
      emailAddress: member.email,
      notice: null,
      account: PROFILE_ACCOUNT,
      detail: { tsi: 237_000_000, productTitle: 'Kendaraan' },
    });
    expect(lookup.detail.causeOfClaim).toHaveLength(16);
    expect(lookup.detail.optionalAttachment['2003']).toBeDefined();
  });

  it('the submission stores the claim, and its files with the names that the specification requires', async () => {
    id = await makeClaim(shop, member, policy);
    const claim = await readClaim(shop, member, id);
    expect(claim).toMatchObject({
      status: 'pending',
      state: 'pending',
      policyNumber: policy.number,
      transactionId: policy.orderId,
      head: { statusText: 'Diajukan', claimNumber: expect.stringMatching(/^KLM-2026-\d{6}$/) },
      next: { task: 'workshop' },
      progress: { turn: 'Giliran perusahaan asuransi' },
      documentLod: { code: '', link: null },
    });
    const photos = claim.info.attachment.find(({ code }) => code === 'FOTO');
    expect(photos?.link).toHaveLength(2);
    const [link = ''] = [photos?.link ?? []].flat();
    const file = await shop.api('GET', `/${link}`);
    expect(file.status).toBe(200);
    expect(String(file.headers['content-disposition'])).toContain(
      `klaim-${policy.number}--Foto-seluruh-bagian-yang-rusak-1.jpg`,
    );
    expect(await mailSubjects(member.email)).toContain(`Klaim ${claim.head.claimNumber} kami terima`);
  });

  it('the claim appears only in the list of its type', async () => {
    const list = async (type: string): Promise<{ id: string }[]> =>
      (await shop.api('GET', `/claims/client?type=${type}`, { token: member.token })).body.response;
    expect(await list('kendaraan')).toMatchObject([{ id, type: 'kendaraan', needsAction: false }]);
    expect((await list('kesehatan')).map((claim) => claim.id)).not.toContain(id);
  });

  it('the member can choose a workshop once', async () => {
    const { vehicle } = await readClaim(shop, member, id);
    const [first, second] = vehicle?.workshops ?? [];
    await expectOk(patchClaim('/repair', id, { workshopID: first?._id }));
    expect(await patchClaim('/repair', id, { workshopID: second?._id })).toMatchObject({
      status: 409,
      body: { response: 'Bengkel rujukan sudah dipilih, tidak dapat diubah' },
    });
    expect((await readClaim(shop, member, id)).vehicle).toMatchObject({
      selectedWorkshop: first?._id,
      isLocked: true,
    });
  });

  it('a requested document is added to the earlier files', async () => {
    await expectOk(callDesk(shop, id, 'take-up'));
    await expectOk(callDesk(shop, id, 'documents', { attachments: ['FOTO'], feedback: 'Foto kurang jelas' }));
    const returnedClaim = await readClaim(shop, member, id);
    expect(returnedClaim).toMatchObject({
      status: 'pending',
      state: 'incomplete',
      note: { feedback: 'Foto kurang jelas' },
      next: { task: 'documents', before: '2027-01-20' },
    });
    const files = claimFiles({ productType: 'kendaraan', cause: 'VE01', isThirdParty: false }, ['FOTO']);
    const send = (parts = files) =>
      shop.multipart('PUT', `/claims/client/${id}?FOTO&productType=kendaraan`, parts, {
        token: member.token,
      });
    expect(await send([])).toMatchObject({
      status: 422,
      body: { response: 'Silahkan upload semua berkas yang harus direvisi' },
    });
    expect(await send(files.slice(1))).toMatchObject({
      status: 422,
      body: { response: 'Lampiran Foto seluruh bagian yang rusak minimal 2 berkas yang harus diupload' },
    });
    await expectOk(send());
    const revisedClaim = await readClaim(shop, member, id);
    expect(revisedClaim.state).toBe('review');
    expect(revisedClaim.info.attachment.find(({ code }) => code === 'FOTO')?.link).toHaveLength(4);
  });

  it('the desk approves the loss minus the deductible', async () => {
    expect((await callDesk(shop, id, 'settlement', { loss: 5_000_000 })).body.response).toMatchObject({
      payable: 4_700_000,
    });
    await expectOk(callDesk(shop, id, 'approve', { loss: 5_000_000, reason: 'Sesuai estimasi bengkel' }));
    const { payment, next } = await readClaim(shop, member, id);
    expect(payment).toMatchObject({ approvedAmount: 4_700_000, replacement: { isLocked: false } });
    expect(payment.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_700_000);
    expect(next.task).toBe('replacement');
    const letter = await shop.api('GET', `/${payment.replacement.lodUrl}`);
    expect([letter.status, letter.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('the signed letter is accepted only after the choice of a replacement, and then the choice cannot change', async () => {
    expect(await sendFile(shop, member, id, 'letter')).toMatchObject({
      status: 422,
      body: { response: 'Anda belum menentukan pilihan' },
    });
    await expectOk(patchClaim('/replacement', id, { selectedMethod: 'workshop' }));
    await expectOk(sendFile(shop, member, id, 'letter'));
    expect(await patchClaim('/replacement', id, { selectedMethod: 'cash' })).toMatchObject({
      status: 409,
      body: { response: 'Pilihan kamu sudah disetujui, tidak dapat diubah' },
    });
    const { documentLod, status } = await readClaim(shop, member, id);
    expect([status, documentLod.code]).toEqual(['approved', expect.stringMatching(/^LOD-KLM-2026-\d{6}-1$/)]);
  });

  it('the payment is rejected before the end of the repair', async () => {
    expect((await payAtDesk(shop, id)).body.response).toBe('Perbaikan di bengkel belum selesai');
    for (const step of ['received', 'estimate', 'repair', 'ready'])
      await expectOk(callDesk(shop, id, 'repair', { step }));
    expect((await readClaim(shop, member, id)).vehicle?.repair).toHaveLength(4);
  });

  it("the desk can pay the claim only once, and the member's confirmation of the payment ends the claim", async () => {
    await expectOk(payAtDesk(shop, id, { key: 'bayar-0001' }));
    await expectOk(payAtDesk(shop, id, { key: 'bayar-0001' }));
    expect((await payAtDesk(shop, id)).status).toBe(409);
    const paidClaim = await readClaim(shop, member, id);
    expect(paidClaim).toMatchObject({
      status: 'payment',
      next: { task: 'confirmation', before: '2026-12-05' },
    });
    expect((await shop.api('GET', `/${paidClaim.payment.payslip}`)).status).toBe(200);
    await expectOk(patchClaim('', id, { paymentConfirm: true }));
    const endedClaim = await readClaim(shop, member, id);
    expect(endedClaim).toMatchObject({ state: 'finish', next: { task: 'none' } });
    expect(endedClaim.progress.stage.every(({ isCompleted }) => isCompleted)).toBe(true);
    await expectOk(patchClaim('', id, { paymentConfirm: true }));
    const journal = await shop.api('GET', `/desk/claims/${id}/journal`, { token: await shop.deskToken() });
    const { entries } = journal.body.response as { entries: { to: string }[] };
    expect(entries.map(({ to }) => to).filter((to, index, all) => to !== all[index - 1])).toEqual([
      'pending',
      'review',
      'incomplete',
      'review',
      'approved',
      'agreed',
      'payment',
      'finish',
    ]);
  });
});

describe('a health claim that is approved after an appeal', () => {
  it('an appealed claim stores each appeal letter and has at most one open appeal', async () => {
    const policy = await createPolicy(shop, member, 'kesehatan');
    const id = await makeClaim(shop, member, policy);
    await expectOk(callDesk(shop, id, 'take-up'));
    await expectOk(callDesk(shop, id, 'reject', { reason: 'Masa tunggu belum lewat' }));
    expect(await readClaim(shop, member, id)).toMatchObject({ status: 'reject', next: { task: 'appeal' } });
    const replies = await Promise.all([
      sendFile(shop, member, id, 'appeal'),
      sendFile(shop, member, id, 'appeal'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await sendFile(shop, member, id, 'appeal')).toMatchObject({
      body: { response: 'Banding Anda masih diperiksa, mohon tunggu jawabannya' },
    });
    const { appeal } = await readClaim(shop, member, id);
    expect(appeal.histories).toMatchObject([
      { isOpen: 'Y', letter: { responseLetter: '' }, dateResponse: null },
    ]);
    const answerAppeal = async (parts: object) =>
      shop.multipart(
        'POST',
        `/desk/claims/${id}/appeal`,
        [...Object.entries(parts).map(([name, content]) => ({ name, content })), pdfPart('responseLetter')],
        { token: await shop.deskToken() },
      );
    expect((await answerAppeal({ answer: 'grant', reason: 'Bukti baru' })).status).toBe(422);
    await expectOk(answerAppeal({ answer: 'grant', reason: 'Bukti baru', assessment: '{"loss":3000000}' }));
    const grantedClaim = await readClaim(shop, member, id);
    expect(grantedClaim).toMatchObject({ state: 'approved', payment: { approvedAmount: 3_000_000 } });
    expect(grantedClaim.appeal.histories).toMatchObject([
      { isOpen: 'N', letter: { responseLetter: expect.stringContaining('/files/') } },
    ]);
    await expectOk(sendFile(shop, member, id, 'letter'));
    await expectOk(payAtDesk(shop, id));
  });
});

describe('an heir', () => {
  it('an heir needs no member account for a claim, and opens the claim only with the mailed link', async () => {
    const policy = await createPolicy(shop, member, 'kecelakaandiri');
    const reply = await sendClaim(shop, policy, { heir: HEIR });
    expect(reply.status, reply.text).toBe(200);
    const { _id } = reply.body.response as { _id: string };
    const [mail] = await shop.mails(HEIR.email);
    expect(mail?.text).toMatch(/Halo BUDI SANTOSO,\s+Kami turut berduka cita\.\s+Nomor klaim: KLM-2026-/);
    const secret = secretIn(mail?.text);
    const claim = await shop.api('GET', '/claims/heirs/claim', byLink(secret));
    expect(claim.body.response).toMatchObject({
      id: _id,
      beneficiary: [{ value: 'BUDI SANTOSO' }, {}, {}, {}],
    });
    expect((await shop.api('GET', '/claims/heirs/claim', byLink(_id))).status).toBe(404);
    expect((await shop.api('GET', `/claims/client/${_id}`, { token: member.token })).status).toBe(404);
    expect(await mailSubjects(member.email)).toContain(`Klaim ahli waris atas polis ${policy.number}`);
    const desk = await shop.api('GET', `/desk/claims/${_id}`, { token: await shop.deskToken() });
    expect(desk.body.response).toMatchObject({ claimant: 'BUDI SANTOSO', namedBeneficiary: true });
    await expectOk(callDesk(shop, _id, 'take-up'));
    await expectOk(
      callDesk(shop, _id, 'approve', { loss: 1, accident: { kind: 'death' }, reason: 'Dokumen lengkap' }),
    );
    const letter = letterParts({ ...ACCOUNT, accountHolder: 'BUDI SANTOSO' });
    await expectOk(shop.multipart('PATCH', '/claims/heirs/claim/upload', letter, byLink(secret)));
    await expectOk(payAtDesk(shop, _id));
    await expectOk(
      shop.api('PATCH', '/claims/heirs/claim', { ...byLink(secret), body: { paymentConfirm: true } }),
    );
  });

  it('an heir can send an idempotency key that the policyholder has used', async () => {
    const policy = await createPolicy(shop, member, 'kecelakaandiri');
    const key = randomUUID();
    await makeClaim(shop, member, policy, { key });
    const heir = { ...HEIR, email: 'kunci-sama@contoh.test' };
    const reply = await sendClaim(shop, policy, { heir, payload: { incidentDate: '2026-11-20' } });
    const { _id: id } = reply.body.response as { _id: string };
    const [mail] = await shop.mails(heir.email);
    const secret = secretIn(mail?.text);
    await expectOk(callDesk(shop, id, 'take-up'));
    await expectOk(callDesk(shop, id, 'reject', { reason: 'Tidak dijamin' }));
    const headers = { 'idempotency-key': key };
    const options = { headers: { ...headers, ...byLink(secret).headers } };
    await expectOk(shop.multipart('PUT', '/claims/heirs/claim/appeal', [pdfPart('appeal')], options));
  });

  it('an heir gets 422 with the contact of customer service for a line without heirs', async () => {
    const policy = await createPolicy(shop, member, 'kesehatan');
    const reply = await sendClaim(shop, policy, { heir: HEIR, files: [] });
    expect(reply).toMatchObject({
      status: 422,
      body: { response: expect.stringContaining('Hubungi kami') },
    });
  });
});
