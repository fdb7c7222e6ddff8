/** Tests that addresses in orders and corrections are checked against the region data. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Reply, startApp, type TestMember } from '../../../test/harness.ts';
import { orders } from '../../db/schema.ts';
import { reviseOrder } from './decide.ts';
import { placeOrder, sendOrder } from './fixture.ts';
import { PERSON } from './person.fixture.ts';
import { type PropertyQuote, quoteBody, STREET, sendPropertyOrder } from './property.fixture.ts';
import { findOrder } from './service.ts';
import { placeVehicleOrder, sendVehicleOrder } from './vehicle.fixture.ts';

let harness: Harness;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

const { addresses } = PERSON;

const WRONG_ADDRESSES: [
  problem: string,
  change: Partial<typeof addresses>,
  field: string,
  message: string,
][] = [
  ['an unknown province', { province: 'Atlantis' }, 'province', 'Provinsi tidak ditemukan'],
  [
    'a city (`district`) of another province',
    { district: 'Kota Bandung' },
    'district',
    'Kabupaten/Kota tidak sesuai dengan provinsi yang dipilih',
  ],
  [
    'a sub-district of another city',
    { subDistrict: 'Coblong' },
    'subDistrict',
    'Kecamatan tidak sesuai dengan kabupaten/kota yang dipilih',
  ],
  [
    'a village of another city',
    { urbanVillage: 'Dago' },
    'urbanVillage',
    'Kelurahan tidak sesuai dengan kecamatan yang dipilih',
  ],
  [
    'an unknown postal code',
    { postalCode: '99999' },
    'postalCode',
    'Kode Pos tidak sesuai dengan kelurahan yang dipilih',
  ],
  [
    'the postal code of another village',
    { postalCode: '12790' },
    'postalCode',
    'Kode Pos tidak sesuai dengan kelurahan yang dipilih',
  ],
];

const expectProblem = (reply: Reply, path: string, message: string) =>
  expect(reply).toMatchObject({ status: 422, body: { response: message, errors: [{ path, message }] } });

describe.each(WRONG_ADDRESSES)('an order with %s', (_title, change, field, message) => {
  const wrongAddresses = { ...addresses, ...change };

  it.each([
    ['health', () => sendOrder(harness, member, { code: 'HK-01', payload: { addresses: wrongAddresses } })],
    [
      'personal accident',
      () => sendOrder(harness, member, { code: 'PA-02', payload: { addresses: wrongAddresses } }),
    ],
    ['vehicle', () => sendVehicleOrder(harness, member, { payload: { addresses: wrongAddresses } })],
    [
      'fire',
      () => sendPropertyOrder(harness, member, { code: 'PK-01', payload: { addresses: wrongAddresses } }),
    ],
    [
      'earthquake',
      () => sendPropertyOrder(harness, member, { code: 'PG-01', payload: { addresses: wrongAddresses } }),
    ],
  ])(
    "the server rejects the order for the line %s with an error at the field of the insured's or owner's address",
    async (_line, send) => {
      expectProblem(await send(), `addresses.${field}`, message);
    },
  );

  it("the server rejects the order with an error at the field of the building's address", async () => {
    const payload = ({ building }: PropertyQuote) => ({
      objectAddresses: { ...building.objectAddresses, ...STREET, ...change },
    });
    expectProblem(await sendPropertyOrder(harness, member, { payload }), `objectAddresses.${field}`, message);
  });

  it('the server rejects a correction with the wrong address, and reports the error at the field', async () => {
    const owner = await harness.registerMember({ complete: true });
    const id = await placeOrder(harness, owner);
    await reviseOrder(harness.deps, id, 'insurer', {
      items: ['address'],
      attachments: [],
      feedback: 'Alamat belum sesuai dengan KTP.',
    });
    const parts = [{ name: 'payload', content: JSON.stringify({ addresses: wrongAddresses }) }];
    const { token } = owner;
    const reply = await harness.multipart('PUT', `/transaction/revision/${id}`, parts, { token });
    expectProblem(reply, `addresses.${field}`, message);
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      statusOrder: 'pending',
      details: { addresses },
    });
  });
});

it('one reply names the errors in both addresses, of the owner and of the building', async () => {
  const payload = ({ building }: PropertyQuote) => ({
    addresses: { ...addresses, province: 'Atlantis' },
    objectAddresses: { ...building.objectAddresses, ...STREET, postalCode: '99999' },
  });
  const { status, body } = await sendPropertyOrder(harness, member, { payload });
  expect([status, body.errors?.map(({ path }) => path)]).toEqual([
    422,
    ['addresses.province', 'objectAddresses.postalCode'],
  ]);
});

it('rejects a quote for a building in an unknown province', async () => {
  const body = quoteBody('kebakaran', {
    objectAddresses: [{ province: 'Atlantis', district_level: 'Kota', district: 'Kota Bandung' }],
  });
  const errors = [{ path: 'province', message: 'Provinsi tidak ditemukan' }];
  expect(await harness.api('POST', '/fire-insurances/quote', { body })).toMatchObject({
    status: 422,
    body: { errors },
  });
});

describe('an order that was stored with an unknown region', () => {
  const unknownAddress = { ...addresses, province: 'Atlantis', postalCode: '99999' };
  /** Stores the unknown address. Returns the order as it was before. */
  const storeUnknownAddress = async (id: string) => {
    const order = (await findOrder(harness.deps.db, id)) ?? expect.unreachable();
    const details = { ...order.details, addresses: unknownAddress };
    await harness.deps.db.update(orders).set({ details }).where(eq(orders.id, id));
    return order;
  };

  it('an order with an unknown region stays readable', async () => {
    const owner = await harness.registerMember({ complete: true });
    const id = await placeVehicleOrder(harness, owner);
    await storeUnknownAddress(id);
    const { status, text } = await harness.api('GET', `/transaction/kendaraan/${id}`, { token: owner.token });
    expect([status, text]).toEqual([200, expect.stringContaining('Atlantis 99999')]);
  });

  it('an order with an unknown region can be corrected when the insurer did not send the address back', async () => {
    const owner = await harness.registerMember({ complete: true });
    const id = await placeOrder(harness, owner);
    const { details } = await storeUnknownAddress(id);
    await reviseOrder(harness.deps, id, 'insurer', {
      items: ['insured'],
      attachments: [],
      feedback: 'Nama belum sesuai dengan KTP.',
    });
    const { amounts } = (await findOrder(harness.deps.db, id)) ?? expect.unreachable();
    const insured = { ...details.insured, fullname: 'Siti Rahayu Dewi' };
    const parts = [{ name: 'payload', content: JSON.stringify({ insured, amounts }) }];
    const { token } = owner;
    expect(await harness.multipart('PUT', `/transaction/revision/${id}`, parts, { token })).toMatchObject({
      status: 200,
    });
    expect(await findOrder(harness.deps.db, id)).toMatchObject({
      details: { insured: { fullname: 'Siti Rahayu Dewi' }, addresses: unknownAddress },
    });
  });
});
