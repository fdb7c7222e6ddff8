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

const createOrder = (payload: Partial<OrderPayload> = {}, code = 'HK-01') =>
  placeOrder(harness, customer, { code, payload });
const findById = (id: string) => findOrder(harness.deps.db, id);

describe('the simulated insurer', () => {
  it('decides an order only after the configured delay', async () => {
    const id = await createOrder();
    await harness.runJobs();
    expect(await findById(id)).toMatchObject({ statusOrder: 'neworder' });
    await harness.runJobs({ includeDelayed: true });
    expect(await findById(id)).toMatchObject({ statusOrder: 'approve' });
  });

  it.each<[rule: string, payload: Partial<OrderPayload>, status: string]>([
    ['approves an order without a trigger word', {}, 'approve'],
    ['rejects an order with the name TOLAK', { fullname: 'Budi Tolak' }, 'reject'],
    ['does not decide an order with the name TUNGGU', { fullname: 'Budi Tunggu' }, 'neworder'],
    ['requests a revision for the birthplace REVISI', { placeOfbirth: 'Revisi' }, 'pending'],
    ['requests a revision for the birthplace REVISI DATA', { placeOfbirth: 'Revisi Data' }, 'pending'],
  ])('%s', async (_rule, payload, status) => {
    const id = await createOrder(payload);
    await harness.runJobs({ includeDelayed: true });
    expect(await findById(id)).toMatchObject({ statusOrder: status });
  });

  it('approves an order after the member has revised it', async () => {
    const id = await createOrder({ placeOfbirth: 'Revisi' });
    await harness.runJobs({ includeDelayed: true });
    expect(await findById(id)).toMatchObject({
      needRevisions: [{ item: 'attachment', attachments: ['ktp', 'foto-diri'] }],
    });
    const parts = [{ name: 'payload', content: '{}' }, ...filesFor(planByCode('HK-01'))];
    await harness.multipart('PUT', `/transaction/revision/${id}`, parts, { token: customer.token });
    expect(await findById(id)).toMatchObject({ statusOrder: 'revision' });
    await harness.runJobs({ includeDelayed: true });
    expect(await findById(id)).toMatchObject({ statusOrder: 'approve' });
  });

  it.each([
    ['HK-01', 'Riwayat kesehatan tertanggung belum memenuhi ketentuan kami.'],
    ['PA-02', 'Risiko pekerjaan tertanggung belum memenuhi ketentuan kami.'],
  ])('rejects an order for the plan %s with a reason that fits its product line', async (code, feedback) => {
    const id = await createOrder({ fullname: 'Budi Tolak' }, code);
    await harness.runJobs({ includeDelayed: true });
    expect(await findById(id)).toMatchObject({ statusOrder: 'reject', feedback });
  });

  it('sends back an order whose beneficiary is named REVISI, and approves its revision', async () => {
    const withoutRevision = await createOrder({}, 'PA-02');
    const { primary } = BENEFICIARY;
    const beneficiary = { ...BENEFICIARY, primary: { ...primary, fullName: 'Budi Revisi' } };
    const withRevision = await createOrder({ beneficiary }, 'PA-02');
    await harness.runJobs({ includeDelayed: true });
    expect(await findById(withoutRevision)).toMatchObject({ statusOrder: 'approve' });
    expect(await findById(withRevision)).toMatchObject({
      statusOrder: 'pending',
      needRevisions: [{ item: 'beneficiary', attachments: [] }],
    });
    const parts = [{ name: 'payload', content: JSON.stringify({ beneficiary }) }];
    await harness.multipart('PUT', `/transaction/revision/${withRevision}`, parts, { token: customer.token });
    await harness.runJobs({ includeDelayed: true });
    expect(await findById(withRevision)).toMatchObject({ statusOrder: 'approve' });
  });

  it('changes nothing when the desk has decided the order, or the order does not exist', async () => {
    const id = await createOrder();
    await rejectOrder(harness.deps, id, 'desk:1', 'Tidak memenuhi syarat.');
    await decideOrder(harness.deps, id);
    await decideOrder(harness.deps, '55555555-5555-4555-8555-555555555555');
    expect(await findById(id)).toMatchObject({ statusOrder: 'reject' });
  });

  it('shows the rules on a page', async () => {
    const page = await harness.api('GET', '//simulators/insurer');
    expect(page.status).toBe(200);
    for (const { condition } of RULES) expect(page.text).toContain(condition);
  });
});
