import type { ClaimCard, ClaimDetail } from '@naungan/domain/claim/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  ACCOUNT,
  type ClaimablePolicy,
  callDesk,
  createHousePolicies,
  createPolicy,
  makeClaim,
  payAtDesk,
  pdfPart,
  readClaim,
  sendFile,
} from './fixture.ts';

let shop: Shop;
let member: TestMember;
let health: ClaimablePolicy;
let car: ClaimablePolicy;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  health = await createPolicy(shop, member, 'kesehatan');
  car = await createPolicy(shop, member);
}, 60_000);
afterAll(() => shop.close());

let day = 0;
/** Creates a claim with a new incident date, so that it does not count as a duplicate. */
const createClaim = (policy: ClaimablePolicy) => {
  day += 1;
  const payload = {
    incidentDate: `2026-0${1 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, '0')}`,
  };
  return makeClaim(shop, member, policy, { payload });
};
const expectOk = async (reply: Promise<{ status: number; text: string }>) => {
  const { status, text } = await reply;
  expect(status, text).toBe(200);
};
const read = (id: string): Promise<ClaimDetail> => readClaim(shop, member, id);
const chooseReplacement = (id: string, selectedMethod: string) =>
  expectOk(
    shop.api('PATCH', `/claims/client/${id}/replacement`, { token: member.token, body: { selectedMethod } }),
  );

const APPROVAL_REASON = 'Kerugian sesuai dengan bukti yang dikirim.';

async function createApprovedClaim(policy: ClaimablePolicy, reason = APPROVAL_REASON): Promise<string> {
  const id = await createClaim(policy);
  await expectOk(callDesk(shop, id, 'take-up'));
  await expectOk(callDesk(shop, id, 'approve', { loss: 5_000_000, reason }));
  return id;
}

const answerAppeal = async (id: string, parts: Record<string, string>) =>
  shop.multipart(
    'POST',
    `/desk/claims/${id}/appeal`,
    [...Object.entries(parts).map(([name, content]) => ({ name, content })), pdfPart('responseLetter')],
    { token: await shop.deskToken() },
  );

describe('the reason of a decision', () => {
  it('the reason of an approval appears in the next step until the payment, and in the payment details also after the payment', async () => {
    const id = await createApprovedClaim(health);
    expect(await read(id)).toMatchObject({
      next: {
        title: 'Kirim surat pernyataan',
        text: expect.stringContaining('Klaim Anda disetujui sebesar Rp5.000.000.'),
        reason: APPROVAL_REASON,
      },
      payment: { reason: APPROVAL_REASON },
    });
    await expectOk(sendFile(shop, member, id, 'letter'));
    await expectOk(payAtDesk(shop, id));
    expect(await read(id)).toMatchObject({
      state: 'payment',
      next: { reason: '' },
      payment: { reason: APPROVAL_REASON },
    });
  });

  it('the reason of the answer to an appeal replaces the reason of the approval, whether the appeal is granted or not', async () => {
    const id = await createApprovedClaim(health);
    await expectOk(sendFile(shop, member, id, 'appeal'));
    const grant = { answer: 'grant', reason: 'Bukti baru kami terima.', assessment: '{"loss":7000000}' };
    await expectOk(answerAppeal(id, grant));
    expect(await read(id)).toMatchObject({
      next: {
        text: expect.stringContaining('Klaim Anda disetujui sebesar Rp7.000.000.'),
        reason: grant.reason,
      },
      payment: { reason: grant.reason },
    });
    await expectOk(sendFile(shop, member, id, 'appeal'));
    await expectOk(answerAppeal(id, { answer: 'keep', reason: 'Jumlahnya tetap.' }));
    expect((await read(id)).next.reason).toBe('Jumlahnya tetap.');
  });

  it("the reason for the recall of an approval appears in the claim's next step until a new approval", async () => {
    const id = await createApprovedClaim(health);
    await expectOk(callDesk(shop, id, 'recall', { reason: 'Jumlahnya keliru.' }));
    expect(await read(id)).toMatchObject({
      state: 'review',
      next: { reason: 'Jumlahnya keliru.' },
      payment: { reason: '' },
    });
    await expectOk(callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Jumlah yang benar.' }));
    expect((await read(id)).next).toMatchObject({
      title: 'Kirim surat pernyataan',
      reason: 'Jumlah yang benar.',
    });
  });
});

describe('a returned letter', () => {
  it('the member must send a new letter when the desk returns a letter, and sees the reason until the new letter is sent', async () => {
    const id = await createApprovedClaim(health);
    await expectOk(sendFile(shop, member, id, 'letter'));
    await expectOk(callDesk(shop, id, 'letter', { reason: 'Meterai belum ditempel.' }));
    expect(await read(id)).toMatchObject({
      state: 'approved',
      next: {
        task: 'letter',
        title: 'Kirim ulang surat pernyataan',
        text: expect.stringContaining('Unduh kembali suratnya'),
        reason: 'Meterai belum ditempel.',
      },
      payment: { reason: APPROVAL_REASON, noteText: '' },
    });
    await expectOk(sendFile(shop, member, id, 'letter'));
    expect((await read(id)).next).toMatchObject({ title: 'Mohon menunggu', reason: '' });
  });

  it('a returned letter no longer affects the next step after a new approval', async () => {
    const id = await createApprovedClaim(health);
    await expectOk(sendFile(shop, member, id, 'letter'));
    await expectOk(callDesk(shop, id, 'letter', { reason: 'Meterai belum ditempel.' }));
    await expectOk(callDesk(shop, id, 'recall', { reason: 'Jumlahnya keliru.' }));
    await expectOk(callDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Jumlah yang benar.' }));
    expect((await read(id)).next).toMatchObject({
      title: 'Kirim surat pernyataan',
      reason: 'Jumlah yang benar.',
    });
  });
});

describe('a repair', () => {
  it('each step of a repair has a title and states whose turn it is, and neither the page nor a mail announces a payment', async () => {
    const id = await createClaim(car);
    const [workshop] = (await read(id)).vehicle?.workshops ?? [];
    await expectOk(
      shop.api('PATCH', `/claims/client/${id}/repair`, {
        token: member.token,
        body: { workshopID: workshop?._id },
      }),
    );
    await expectOk(callDesk(shop, id, 'take-up'));
    await expectOk(callDesk(shop, id, 'approve', { loss: 5_000_000, reason: APPROVAL_REASON }));
    await chooseReplacement(id, 'workshop');
    expect((await read(id)).next.text).toMatch(/agar kendaraan Anda dapat diperbaiki\.$/);
    await expectOk(sendFile(shop, member, id, 'letter'));
    const needsAction = async () => {
      const list = await shop.api('GET', '/claims/client?type=kendaraan', { token: member.token });
      return (list.body.response as ClaimCard[]).find((card) => card.id === id)?.needsAction;
    };
    const progressRows: [string, string, boolean | undefined][] = [];
    for (const step of ['', 'received', 'estimate', 'repair', 'ready']) {
      if (step !== '') await expectOk(callDesk(shop, id, 'repair', { step }));
      const { next, progress, payment } = await read(id);
      expect([next.text, progress.message, payment.message].join()).not.toMatch(/bayar/i);
      progressRows.push([next.title, progress.turn, await needsAction()]);
    }
    expect(progressRows).toEqual([
      [`Bawa kendaraan ke ${workshop?.name}`, 'Giliran Anda', true],
      ['Kendaraan sudah di bengkel', 'Giliran perusahaan asuransi', false],
      ['Estimasi biaya sudah disusun', 'Giliran perusahaan asuransi', false],
      ['Kendaraan sedang diperbaiki', 'Giliran perusahaan asuransi', false],
      ['Kendaraan siap diambil', 'Giliran Anda', true],
    ]);
    const { head } = await read(id);
    const letterMail = (await shop.mails(member.email)).find(
      ({ subject }) => subject === `Surat pernyataan klaim ${head.claimNumber} kami terima`,
    );
    expect(letterMail?.text).toContain(`Bawa kendaraan Anda ke ${workshop?.name}.`);
    expect(letterMail?.text).not.toContain('Pembayaran klaim Anda sedang disiapkan');
    await expectOk(payAtDesk(shop, id));
    expect((await read(id)).next).toMatchObject({ task: 'confirmation', title: 'Perbaikan selesai' });
  });

  it('a repair waits until the insurer appoints a workshop', async () => {
    const id = await createApprovedClaim(car);
    await chooseReplacement(id, 'workshop');
    await expectOk(sendFile(shop, member, id, 'letter'));
    expect(await read(id)).toMatchObject({
      next: { task: 'wait', title: 'Bengkel sedang ditunjuk' },
      progress: { turn: 'Giliran perusahaan asuransi' },
    });
  });
});

describe('the assessed loss', () => {
  let house: ClaimablePolicy;
  beforeAll(async () => {
    house = (await createHousePolicies(shop, member)).fire;
  });
  const createHouseClaim = () =>
    makeClaim(shop, member, house, {
      again: 'Y',
      cause: 'FI01',
      payload: { totalClaim: 4_000_000, causeDisaster: 'Musibah', account: ACCOUNT },
    });
  const MESSAGE =
    'Kerugian Rp4.000.001 melebihi jumlah yang diajukan, Rp4.000.000. Periksa jumlahnya, lalu konfirmasi.';
  const expectRejected = async (reply: ReturnType<typeof callDesk>) => {
    const { status, body } = await reply;
    expect([status, body.errors]).toEqual([422, [{ path: 'loss', message: MESSAGE }]]);
  };

  it('above the claimed amount needs a confirmation to be approved, one rupiah less does not', async () => {
    const reason = APPROVAL_REASON;
    const exact = await createHouseClaim();
    await expectOk(callDesk(shop, exact, 'take-up'));
    await expectOk(callDesk(shop, exact, 'approve', { loss: 4_000_000, reason }));
    const id = await createHouseClaim();
    await expectOk(callDesk(shop, id, 'take-up'));
    await expectRejected(callDesk(shop, id, 'approve', { loss: 4_000_001, reason }));
    await expectRejected(callDesk(shop, id, 'approve', { loss: 4_000_001, isConfirmed: false, reason }));
    expect((await read(id)).state).toBe('review');
    await expectOk(callDesk(shop, id, 'approve', { loss: 4_000_001, isConfirmed: true, reason }));
  });

  it('exceeds the limit of the policy only with a confirmed special limit; one of exactly the limit needs no confirmation', async () => {
    const reason = APPROVAL_REASON;
    const id = await createClaim(health);
    await expectOk(callDesk(shop, id, 'take-up'));
    const { body } = await shop.api('GET', `/desk/claims/${id}`, { token: await shop.deskToken() });
    const { limit } = (body.response as { desk: { policy: { limit: number } } }).desk.policy;
    const assessment = { loss: limit + 1, limit: limit + 1 };
    const reply = await callDesk(shop, id, 'approve', { ...assessment, reason });
    expect([reply.status, reply.body.errors?.map(({ path }) => path)]).toEqual([422, ['limit']]);
    expect((await read(id)).state).toBe('review');
    await expectOk(callDesk(shop, id, 'approve', { ...assessment, isConfirmed: true, reason }));
    expect((await read(id)).payment.approvedAmount).toBe(limit + 1);
    const exact = await createClaim(health);
    await expectOk(callDesk(shop, exact, 'take-up'));
    await expectOk(callDesk(shop, exact, 'approve', { loss: 1_000_000, limit, reason }));
  });

  it('above the claimed amount needs a confirmation to be granted after an appeal', async () => {
    const id = await createHouseClaim();
    await expectOk(callDesk(shop, id, 'take-up'));
    await expectOk(callDesk(shop, id, 'reject', { reason: 'Bukti belum cukup.' }));
    await expectOk(sendFile(shop, member, id, 'appeal'));
    const grant = (assessment: object) =>
      answerAppeal(id, { answer: 'grant', reason: 'Bukti baru', assessment: JSON.stringify(assessment) });
    await expectRejected(grant({ loss: 4_000_001 }));
    await expectOk(grant({ loss: 4_000_001, isConfirmed: true }));
  });
});
