import type { ClaimCard, ClaimDetail } from '@naungan/domain/claim/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../test/harness.ts';
import { type Shop, startShop } from '../payments/fixture.ts';
import {
  atDesk,
  type Claimable,
  makeClaim,
  payAtDesk,
  pdfPart,
  policyFor,
  readClaim,
  sendFile,
} from './fixture.ts';

let shop: Shop;
let member: TestMember;
let health: Claimable;
let car: Claimable;
beforeAll(async () => {
  shop = await startShop();
  member = await shop.registerMember({ complete: true });
  health = await policyFor(shop, member, 'kesehatan');
  car = await policyFor(shop, member);
}, 60_000);
afterAll(() => shop.close());

let day = 0;
const claimOf = (policy: Claimable) => {
  day += 1;
  const payload = {
    incidentDate: `2026-0${1 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, '0')}`,
  };
  return makeClaim(shop, member, policy, { payload });
};
const done = async (reply: Promise<{ status: number; text: string }>) => {
  const { status, text } = await reply;
  expect([status, text]).toEqual([200, text]);
};
const read = (id: string): Promise<ClaimDetail> => readClaim(shop, member, id);
const choose = (id: string, selectedMethod: string) =>
  done(
    shop.api('PATCH', `/claims/client/${id}/replacement`, { token: member.token, body: { selectedMethod } }),
  );

const APPROVAL = 'Kerugian sesuai dengan bukti yang dikirim.';

async function approved(policy: Claimable, reason = APPROVAL): Promise<string> {
  const id = await claimOf(policy);
  await done(atDesk(shop, id, 'take-up'));
  await done(atDesk(shop, id, 'approve', { loss: 5_000_000, reason }));
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
  it('is on the page of an approved claim, with the amount, and stays until the end', async () => {
    const id = await approved(health);
    expect(await read(id)).toMatchObject({
      next: {
        title: 'Kirim surat pernyataan',
        text: expect.stringContaining('Klaim Anda disetujui sebesar Rp5.000.000.'),
        reason: APPROVAL,
      },
      payment: { reason: APPROVAL },
    });
    await done(sendFile(shop, member, id, 'upload'));
    await done(payAtDesk(shop, id));
    expect(await read(id)).toMatchObject({
      state: 'payment',
      next: { reason: '' },
      payment: { reason: APPROVAL },
    });
  });

  it('is that of the answer after an appeal, granted or not', async () => {
    const id = await approved(health);
    await done(sendFile(shop, member, id, 'appeal'));
    const grant = { answer: 'grant', reason: 'Bukti baru kami terima.', assessment: '{"loss":7000000}' };
    await done(answerAppeal(id, grant));
    expect(await read(id)).toMatchObject({
      next: {
        text: expect.stringContaining('Klaim Anda disetujui sebesar Rp7.000.000.'),
        reason: grant.reason,
      },
      payment: { reason: grant.reason },
    });
    await done(sendFile(shop, member, id, 'appeal'));
    await done(answerAppeal(id, { answer: 'keep', reason: 'Jumlahnya tetap.' }));
    expect((await read(id)).next.reason).toBe('Jumlahnya tetap.');
  });

  it('is shown while an approval is reviewed again', async () => {
    const id = await approved(health);
    await done(atDesk(shop, id, 'recall', { reason: 'Jumlahnya keliru.' }));
    expect(await read(id)).toMatchObject({
      state: 'review',
      next: { reason: 'Jumlahnya keliru.' },
      payment: { reason: '' },
    });
    await done(atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Jumlah yang benar.' }));
    expect((await read(id)).next).toMatchObject({
      title: 'Kirim surat pernyataan',
      reason: 'Jumlah yang benar.',
    });
  });
});

describe('a returned letter', () => {
  it('comes first, with its reason and what to do, until a new one is sent', async () => {
    const id = await approved(health);
    await done(sendFile(shop, member, id, 'upload'));
    await done(atDesk(shop, id, 'letter', { reason: 'Meterai belum ditempel.' }));
    expect(await read(id)).toMatchObject({
      state: 'approved',
      next: {
        task: 'letter',
        title: 'Kirim ulang surat pernyataan',
        text: expect.stringContaining('Unduh kembali suratnya'),
        reason: 'Meterai belum ditempel.',
      },
      payment: { reason: APPROVAL, noteText: '' },
    });
    await done(sendFile(shop, member, id, 'upload'));
    expect((await read(id)).next).toMatchObject({ title: 'Mohon menunggu', reason: '' });
  });

  it('is forgotten with a new approval', async () => {
    const id = await approved(health);
    await done(sendFile(shop, member, id, 'upload'));
    await done(atDesk(shop, id, 'letter', { reason: 'Meterai belum ditempel.' }));
    await done(atDesk(shop, id, 'recall', { reason: 'Jumlahnya keliru.' }));
    await done(atDesk(shop, id, 'approve', { loss: 1_000_000, reason: 'Jumlah yang benar.' }));
    expect((await read(id)).next).toMatchObject({
      title: 'Kirim surat pernyataan',
      reason: 'Jumlah yang benar.',
    });
  });
});

describe('a repair', () => {
  it('is what the first card, the turn and the mail are about, never a payment', async () => {
    const id = await claimOf(car);
    const [workshop] = (await read(id)).vehicle?.workshops ?? [];
    await done(
      shop.api('PATCH', `/claims/client/${id}/repair`, {
        token: member.token,
        body: { workshopID: workshop?._id },
      }),
    );
    await done(atDesk(shop, id, 'take-up'));
    await done(atDesk(shop, id, 'approve', { loss: 5_000_000, reason: APPROVAL }));
    await choose(id, 'workshop');
    expect((await read(id)).next.text).toMatch(/agar kendaraan Anda dapat diperbaiki\.$/);
    await done(sendFile(shop, member, id, 'upload'));
    const isOnList = async () => {
      const list = await shop.api('GET', '/claims/client?type=kendaraan', { token: member.token });
      return (list.body.response as ClaimCard[]).find((card) => card.id === id)?.needsAction;
    };
    const shown: [string, string, boolean | undefined][] = [];
    for (const step of ['', 'received', 'estimate', 'repair', 'ready']) {
      if (step !== '') await done(atDesk(shop, id, 'repair', { step }));
      const { next, progress, payment } = await read(id);
      expect([next.text, progress.message, payment.message].join()).not.toMatch(/bayar/i);
      shown.push([next.title, progress.turn, await isOnList()]);
    }
    expect(shown).toEqual([
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
    await done(payAtDesk(shop, id));
    expect((await read(id)).next).toMatchObject({ task: 'confirmation', title: 'Perbaikan selesai' });
  });

  it('waits for the workshop that the insurer appoints', async () => {
    const id = await approved(car);
    await choose(id, 'workshop');
    await done(sendFile(shop, member, id, 'upload'));
    expect(await read(id)).toMatchObject({
      next: { task: 'wait', title: 'Bengkel sedang ditunjuk' },
      progress: { turn: 'Giliran perusahaan asuransi' },
    });
  });
});
