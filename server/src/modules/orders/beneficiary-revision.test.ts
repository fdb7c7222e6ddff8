import type { RevisionDetail } from '@naungan/domain/lines/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { type RevisionRequest, reviseOrder } from './decide.ts';
import { BENEFICIARY, placeOrder } from './fixture.ts';
import { PERSON } from './person.fixture.ts';
import { findOrder } from './service.ts';

let harness: Harness;
let owner: TestMember;
let deskToken: string;
beforeAll(async () => {
  harness = await startApp();
  owner = await harness.registerMember({ complete: true });
  deskToken = await harness.deskToken();
});
afterAll(() => harness.close());

const REVISION_REQUEST: RevisionRequest = {
  items: ['beneficiary'],
  attachments: [],
  feedback: 'Nama penerima manfaat belum sesuai KTP.',
};

async function placeReturnedOrder(items: RevisionRequest['items'] = REVISION_REQUEST.items): Promise<string> {
  const id = await placeOrder(harness, owner, { code: 'PA-02' });
  await reviseOrder(harness.deps, id, 'insurer', { ...REVISION_REQUEST, items });
  return id;
}

const submit = (id: string, payload: unknown) =>
  harness.multipart(
    'PUT',
    `/transaction/revision/${id}`,
    [{ name: 'payload', content: JSON.stringify(payload) }],
    {
      token: owner.token,
    },
  );

const correctedBeneficiary = {
  ...BENEFICIARY,
  primary: { fullName: 'budi santosa', relationship: 'SUAMI', useSecondary: false },
};
const storedBeneficiary = {
  primary: { fullName: 'BUDI SANTOSO' },
  secondary: [{ fullName: 'RATNA SANTOSO' }],
};

describe('the beneficiaries of an order that the insurer sent back', () => {
  it('the form for corrections shows the beneficiaries of the order', async () => {
    const id = await placeReturnedOrder();
    const { body } = await harness.api('GET', `/transaction/revision/${id}`, { token: owner.token });
    expect(body.response as RevisionDetail).toMatchObject({
      productType: 'kecelakaandiri',
      needRevisions: [{ item: 'beneficiary', attachments: [] }],
      beneficiary: { ...storedBeneficiary, phone: '6281234567891' },
    });
  });

  it('a correction changes the beneficiaries and no other data', async () => {
    const id = await placeReturnedOrder();
    expect(
      await submit(id, { beneficiary: correctedBeneficiary, insured: { fullname: 'Orang Lain' } }),
    ).toMatchObject({
      status: 200,
      body: { response: { _id: id, productType: 'kecelakaandiri' } },
    });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      statusOrder: 'revision',
      details: {
        beneficiary: { primary: { fullName: 'BUDI SANTOSA', useSecondary: false }, secondary: [] },
        insured: { fullname: 'Siti Rahayu' },
      },
    });
  });

  it('the beneficiaries do not change if the insurer sent back only other items', async () => {
    const id = await placeReturnedOrder(['address']);
    const { addresses } = PERSON;
    expect(await submit(id, { addresses, beneficiary: correctedBeneficiary })).toMatchObject({ status: 200 });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      details: { beneficiary: storedBeneficiary },
    });
  });

  it.each([
    ['no data', {}, 'beneficiary.primary', 'Penerima Manfaat wajib di isi'],
    ['no beneficiary', { beneficiary: null }, 'beneficiary.primary', 'Penerima Manfaat wajib di isi'],
    [
      'a wrong e-mail',
      { beneficiary: { ...correctedBeneficiary, email: 'budi' } },
      'beneficiary.email',
      'Email tidak Valid',
    ],
    ['a text instead of an object', { beneficiary: 'Budi' }, 'beneficiary', 'Data yang dikirim tidak valid'],
  ])('rejects a correction of the beneficiaries with %s', async (_title, payload, path, message) => {
    const id = await placeReturnedOrder();
    const reply = await submit(id, payload);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toContainEqual({ path, message });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      statusOrder: 'pending',
      details: { beneficiary: storedBeneficiary },
    });
  });
});

describe('the desk', () => {
  const requestRevision = (id: string, items: string[]) =>
    harness.api('POST', `/desk/orders/${id}/revise`, {
      token: deskToken,
      body: { ...REVISION_REQUEST, items },
    });

  it('the desk can request corrected beneficiaries for an order of a line with beneficiaries', async () => {
    const id = await placeOrder(harness, owner, { code: 'PA-02' });
    expect(await requestRevision(id, ['beneficiary'])).toMatchObject({ status: 200 });
  });

  it('the desk cannot request corrected beneficiaries for an order of a line without beneficiaries', async () => {
    const id = await placeOrder(harness, owner, { code: 'HK-01' });
    const message = 'Item tidak dikenal: beneficiary. Pilihan: insured, address, attachment';
    expect(await requestRevision(id, ['insured', 'beneficiary'])).toMatchObject({
      status: 422,
      body: { response: message, errors: [{ path: 'items', message }] },
    });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({ statusOrder: 'neworder' });
  });
});

it('a health order ignores beneficiaries in its payload', async () => {
  const id = await placeOrder(harness, owner, { code: 'HK-01', payload: { beneficiary: BENEFICIARY } });
  expect(await findOrder(harness.deps.db, id)).not.toHaveProperty('details.beneficiary');
  const { body } = await harness.api('GET', `/transaction/kesehatan/${id}`, { token: owner.token });
  expect(body.response).not.toHaveProperty('beneficiary');
});
