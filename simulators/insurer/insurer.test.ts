import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectOrder } from '../../server/src/modules/orders/decide.ts';
import {
  BENEFICIARY,
  filesFor,
  type OrderPayload,
  placeOrder,
  planByCode,
} from '../../server/src/modules/orders/fixture.ts';
import { findOrder } from '../../server/src/modules/orders/service.ts';
import { type Harness, startApp, type TestMember } from '../../server/test/harness.ts';
import { decideOrder } from './insurer.ts';
import { RULES } from './rules.ts';

let harness: Harness;
let customer: TestMember;
beforeAll(async () => {
  harness = await startApp();
  customer = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

const order = (payload: Partial<OrderPayload> = {}, code = 'HK-01') =>
  placeOrder(harness, customer, { code, payload });
const find = (id: string) => findOrder(harness.deps.db, id);

describe('the simulated insurer', () => {
  it('waits before it decides', async () => {
    const id = await order();
    await harness.runJobs();
    expect(await find(id)).toMatchObject({ statusOrder: 'neworder' });
    await harness.runJobs({ later: true });
    expect(await find(id)).toMatchObject({ statusOrder: 'approve' });
  });

  it.each<[string, Partial<OrderPayload>, string]>([
    ['approves an ordinary order', {}, 'approve'],
    ['rejects the name TOLAK', { fullname: 'Budi Tolak' }, 'reject'],
    ['leaves the name TUNGGU to the desk', { fullname: 'Budi Tunggu' }, 'neworder'],
    ['sends back the birthplace REVISI', { placeOfbirth: 'Revisi' }, 'pending'],
    ['sends back the birthplace REVISI DATA', { placeOfbirth: 'Revisi Data' }, 'pending'],
  ])('%s', async (_what, payload, status) => {
    const id = await order(payload);
    await harness.runJobs({ later: true });
    expect(await find(id)).toMatchObject({ statusOrder: status });
  });

  it('approves a revised order', async () => {
    const id = await order({ placeOfbirth: 'Revisi' });
    await harness.runJobs({ later: true });
    expect(await find(id)).toMatchObject({
      needRevisions: [{ item: 'attachment', attachments: ['ktp', 'foto-diri'] }],
    });
    const parts = [{ name: 'payload', content: '{}' }, ...filesFor(planByCode('HK-01'))];
    await harness.multipart('PUT', `/transaction/revision/${id}`, parts, { token: customer.token });
    expect(await find(id)).toMatchObject({ statusOrder: 'revision' });
    await harness.runJobs({ later: true });
    expect(await find(id)).toMatchObject({ statusOrder: 'approve' });
  });

  it.each([
    ['HK-01', 'Riwayat kesehatan tertanggung belum memenuhi ketentuan kami.'],
    ['PA-02', 'Risiko pekerjaan tertanggung belum memenuhi ketentuan kami.'],
  ])('rejects %s with a reason for its line', async (code, feedback) => {
    const id = await order({ fullname: 'Budi Tolak' }, code);
    await harness.runJobs({ later: true });
    expect(await find(id)).toMatchObject({ statusOrder: 'reject', feedback });
  });

  it('approves personal accident, and requests a revision of the beneficiary REVISI once', async () => {
    const plain = await order({}, 'PA-02');
    const { primary } = BENEFICIARY;
    const beneficiary = { ...BENEFICIARY, primary: { ...primary, fullName: 'Budi Revisi' } };
    const strange = await order({ beneficiary }, 'PA-02');
    await harness.runJobs({ later: true });
    expect(await find(plain)).toMatchObject({ statusOrder: 'approve' });
    expect(await find(strange)).toMatchObject({
      statusOrder: 'pending',
      needRevisions: [{ item: 'beneficiary', attachments: [] }],
    });
    const parts = [{ name: 'payload', content: JSON.stringify({ beneficiary }) }];
    await harness.multipart('PUT', `/transaction/revision/${strange}`, parts, { token: customer.token });
    await harness.runJobs({ later: true });
    expect(await find(strange)).toMatchObject({ statusOrder: 'approve' });
  });

  it('changes nothing when its job runs twice or after the desk decided', async () => {
    const id = await order();
    await rejectOrder(harness.deps, id, 'desk:1', 'Tidak memenuhi syarat.');
    await decideOrder(harness.deps, id);
    await decideOrder(harness.deps, '55555555-5555-4555-8555-555555555555');
    expect(await find(id)).toMatchObject({ statusOrder: 'reject' });
  });

  it('shows its rules', async () => {
    const page = await harness.api('GET', '//simulators/insurer');
    expect(page.status).toBe(200);
    for (const { when } of RULES) expect(page.text).toContain(when);
  });
});
