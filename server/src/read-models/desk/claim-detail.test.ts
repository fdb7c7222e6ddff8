import type { ClaimDesk } from '@naungan/api/desk-detail';
import { formatRupiah } from '@naungan/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { ACCOUNT, callDesk, createPolicy, makeClaim, sendFile } from '../../modules/claims/fixture.ts';
import { insertPayment } from '../../modules/claims/repository.ts';

let harness: Harness;
let member: TestMember;
let token: string;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
  token = await harness.deskToken();
});
afterAll(() => harness.close());

const claimDesk = async (id: string): Promise<ClaimDesk> =>
  ((await harness.api('GET', `/desk/claims/${id}`, { token })).body.response as { desk: ClaimDesk }).desk;
const checkOf = ({ checks }: ClaimDesk, code: ClaimDesk['checks'][number]['code']) =>
  checks.find((check) => check.code === code);
const REASON = { reason: 'Sesuai dengan bukti' };

describe('the detail of a claim', () => {
  it('a new claim has its first actions, its policy, and the results of the rules', async () => {
    const policy = await createPolicy(harness, member);
    const id = await makeClaim(harness, member, policy);
    const desk = await claimDesk(id);
    expect(desk).toMatchObject({
      actions: ['takeUp', 'replyMessage'],
      missing: [],
      policy: { policyNumber: policy.number, limit: 237_000_000, paidBefore: 0 },
      history: [{ from: null, to: 'pending', actorName: 'SITI RAHAYU' }],
    });
    expect(checkOf(desk, 'coverPeriod')).toMatchObject({ level: 'ok' });
    expect(checkOf(desk, 'limit')).toMatchObject({
      level: 'unknown',
      text: 'Jumlah belum disebutkan, batas setiap kejadian Rp237.000.000',
    });
    expect(checkOf(desk, 'deductible')).toMatchObject({ text: 'Risiko sendiri Rp300.000 setiap kejadian' });
    expect(checkOf(desk, 'duplicateClaim')).toMatchObject({ level: 'ok', records: [] });
    expect(checkOf(desk, 'accountChanged')).toBeUndefined();
  });

  it('a second claim for the same cause and day names the first', async () => {
    const policy = await createPolicy(harness, member);
    const firstId = await makeClaim(harness, member, policy);
    const secondId = await makeClaim(harness, member, policy, { again: 'Y' });
    expect(checkOf(await claimDesk(secondId), 'duplicateClaim')).toMatchObject({
      level: 'warning',
      records: [{ kind: 'claim', id: firstId }],
    });
  });

  it('a payment for an earlier claim reduces a limit of a year, and an object without a number is not searched', async () => {
    const policy = await createPolicy(harness, member, 'kesehatan');
    const paidId = await makeClaim(harness, member, policy);
    const id = await makeClaim(harness, member, policy, { again: 'Y' });
    const { limit } = (await claimDesk(id)).policy;
    await harness.deps.db.transaction((tx) =>
      insertPayment(tx, { claimId: paidId, amount: 30_000_000, ...ACCOUNT, paidAt: harness.clock.now() }),
    );
    const desk = await claimDesk(id);
    expect(checkOf(desk, 'limit')?.text).toContain(
      `batas satu tahun ${formatRupiah(limit)}, sisa ${formatRupiah(limit - 30_000_000)}`,
    );
    expect(checkOf(desk, 'sameObject')).toBeUndefined();
  });

  it('requested documents are a warning until the claimant sends them', async () => {
    const id = await makeClaim(harness, member, await createPolicy(harness, member));
    await callDesk(harness, id, 'take-up');
    await callDesk(harness, id, 'documents', { attachments: ['FOTO'], feedback: 'Foto kurang jelas' });
    expect(checkOf(await claimDesk(id), 'documents')).toMatchObject({
      level: 'warning',
      text: 'Diminta dari nasabah: Foto seluruh bagian yang rusak',
    });
  });

  it('the holder of the bank account is compared with the insured and the claimant', async () => {
    const id = await makeClaim(harness, member, await createPolicy(harness, member, 'kesehatan'));
    expect(checkOf(await claimDesk(id), 'accountHolder')).toMatchObject({
      level: 'unknown',
      text: 'Rekening belum diisi',
    });
    await callDesk(harness, id, 'take-up');
    await callDesk(harness, id, 'approve', { loss: 1_000_000, ...REASON });
    await sendFile(harness, member, id, 'letter');
    expect(checkOf(await claimDesk(id), 'accountHolder')).toMatchObject({
      level: 'ok',
      text: 'Rekening atas nama SITI RAHAYU, sama dengan tertanggung; belum dicocokkan dengan bank',
    });
    const account = { ...ACCOUNT, accountHolder: 'BUDI SANTOSO' };
    await harness.api('PATCH', `/claims/client/${id}/account`, { token: member.token, body: account });
    expect(checkOf(await claimDesk(id), 'accountHolder')).toMatchObject({
      level: 'warning',
      text: 'Rekening atas nama BUDI SANTOSO; tertanggung Siti Rahayu, pengaju SITI RAHAYU',
    });
  });

  it('an account that was changed after the approval is a warning; the account of the signed letter is not', async () => {
    const policy = await createPolicy(harness, member, 'kesehatan');
    const id = await makeClaim(harness, member, policy);
    await harness.api('POST', `/desk/claims/${id}/take-up`, { token });
    await harness.api('POST', `/desk/claims/${id}/approve`, {
      token,
      body: { loss: 1_000_000, ...REASON },
    });
    await sendFile(harness, member, id, 'letter');
    expect(checkOf(await claimDesk(id), 'accountChanged')).toBeUndefined();
    const account = { ...ACCOUNT, accountNumber: '9876543210' };
    await harness.api('PATCH', `/claims/client/${id}/account`, { token: member.token, body: account });
    expect(checkOf(await claimDesk(id), 'accountChanged')).toMatchObject({ level: 'warning' });
  });
});
