import type { OrderAmounts } from '@naungan/domain/fee';
import type { ProductType } from '@naungan/domain/lines';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uniqueVehicleNumbers } from '../../../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import { type Harness, type Part, type Reply, startApp, type TestMember } from '../../../test/harness.ts';
import { orders, plans } from '../../db/schema.ts';
import { LIMITS } from '../../limits.ts';
import { BENEFICIARY, filesFor, planByCode } from './fixture.ts';
import { documentParts, OWNER } from './owner.fixture.ts';
import { PERSON } from './person.fixture.ts';
import { propertyProduct, quoteBody, STREET } from './property.fixture.ts';
import { AVANZA, extensionIds, vehicleProduct } from './vehicle.fixture.ts';

let harness: Harness;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember({ complete: true });
});
afterAll(() => harness.close());

type Quote = {
  productId: string;
  payload: { amounts: OrderAmounts; objectAddresses?: object };
  rows: { amount: number }[];
};
const requestQuote = (line: ProductType, body: object): Promise<Reply> =>
  harness.api('POST', `/quotes/${line}`, { body });

const personFields = { ...PERSON, placeOfbirth: 'Bandung' };
const ownerFields = (product: { declarations: { _id: string; question: string; answer: string }[] }) => ({
  ...OWNER,
  declarations: product.declarations.map(({ _id, question, answer }) => ({ _id, question, answer })),
});

const [health, accident] = [planByCode('HK-01'), planByCode('PA-01')];
const car = vehicleProduct('KA-01');
const carSearch = { ...AVANZA, year: Number(AVANZA.year), price: Number(AVANZA.price) };
const carExtras = {
  expansion: extensionIds(car, 'FLOOD_TYPHOON', 'TPL'),
  accesories: [{ accesoriesName: 'Kaca film', accesoriesValue: 3_000_000 }],
};
const { productType: _line, coverages: _covers, ...house } = quoteBody('kebakaran');

/** A quote of each line, the customer's fields of the payload, and the files of the order. */
const CASES = [
  {
    line: 'kesehatan',
    body: { productId: health.id, birthDate: '1985-05-05', printPolicy: true },
    fields: { ...personFields, declarations: health.document.declarations },
    files: filesFor(health),
  },
  {
    line: 'kecelakaandiri',
    body: { productId: accident.id, birthDate: '1990-01-01' },
    fields: { ...personFields, declarations: accident.document.declarations, beneficiary: BENEFICIARY },
    files: filesFor(accident),
  },
  {
    line: 'kendaraan',
    body: { productId: car._id, ...carSearch, ...carExtras, printPolicy: true },
    fields: { ...ownerFields(car), ...uniqueVehicleNumbers('B') },
    files: documentParts(car.attachments),
  },
  ...(['kebakaran', 'gempabumi', 'kebakaran-gempabumi'] as const).map((line, index) => {
    const product = propertyProduct(['PK-01', 'PG-01', 'PKG-01'][index] ?? '');
    const withFlood = product.flood ? { floodZone: 2 } : {};
    return {
      line,
      body: { productId: product._id, ...house, ...withFlood, printPolicy: true },
      fields: { ...ownerFields(product), bankClause: '', creditNumber: '' },
      files: documentParts(product.attachments),
    };
  }),
] satisfies { line: ProductType; body: object; fields: object; files: Part[] }[];

describe('a quote for an order', () => {
  it.each(CASES)(
    'an order of $line with the quoted fields is accepted at the quoted amounts',
    async (order) => {
      const { line, body, fields, files } = order;
      const reply = await requestQuote(line, body);
      expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
      const { productId, payload, rows }: Quote = reply.body.response;
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(payload.amounts.total);
      const { objectAddresses } = payload;
      const parts = [
        { name: 'productId', content: productId },
        {
          name: 'payload',
          content: JSON.stringify({
            ...fields,
            ...payload,
            ...(objectAddresses && { objectAddresses: { ...objectAddresses, ...STREET } }),
          }),
        },
        ...files,
      ];
      const orderReply = await harness.multipart('POST', `/transaction/${line}`, parts, {
        token: member.token,
      });
      expect([orderReply.status, orderReply.text]).toEqual([200, expect.any(String)]);
      await harness.deps.db.update(orders).set({ statusOrder: 'reject' });
    },
  );

  it.each([
    ['kesehatan', { productId: health.id, birthDate: '1930-01-01' }, 'birthDate'],
    ['kendaraan', { productId: car._id, ...carSearch, price: carSearch.price * 2 }, 'price'],
    ['kendaraan', { productId: car._id, ...carSearch, expansion: ['tidak-ada'] }, 'expansion'],
    ['kebakaran', { productId: propertyProduct('PK-01')._id, ...house, totalFloor: 90 }, 'totalFloor'],
  ] as const)(
    'a quote of %s with input that the product does not insure names the field',
    async (line, body, field) => {
      const reply = await requestQuote(line, body);
      expect(reply).toMatchObject({ status: 422, body: { message: 'INVALID', errors: [{ path: field }] } });
    },
  );

  it('a quote for an unknown product and for a product of another line is a 404', async () => {
    for (const productId of ['tidak-ada', accident.id])
      expect(await requestQuote('kesehatan', { productId, birthDate: '1990-01-01' })).toMatchObject({
        status: 404,
      });
  });

  it('a quote for a product that is sold offline is a 409', async () => {
    const isPlan = eq(plans.id, health.id);
    await harness.deps.db.update(plans).set({ transactionType: 'offline' }).where(isPlan);
    const reply = await requestQuote('kesehatan', { productId: health.id, birthDate: '1990-01-01' });
    await harness.deps.db.update(plans).set({ transactionType: 'online' }).where(isPlan);
    expect(reply).toMatchObject({ status: 409, body: { message: 'CONFLICT' } });
  });

  it('a quote states the rate limit in its headers', async () => {
    const { headers } = await requestQuote('kesehatan', { productId: health.id, birthDate: '1990-01-01' });
    expect(Number(headers['ratelimit-limit'])).toBeGreaterThanOrEqual(LIMITS.orderQuote.points);
    expect(Number(headers['ratelimit-remaining'])).toBeLessThan(Number(headers['ratelimit-limit']));
  });
});
