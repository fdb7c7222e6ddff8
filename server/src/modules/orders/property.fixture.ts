import type { propertyPlan } from '@naungan/api/lines/property/contracts';
import { type PropertyType, propertyPrice } from '@naungan/domain/lines/property';
import type { PropertyOrder } from '@naungan/domain/lines/property/form';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import type { z } from 'zod';
import type { Harness, Reply, TestMember } from '../../../test/harness.ts';
import { propertyPlans } from '../../lines/property/seed/plans.ts';
import { documentParts, NO_AMOUNTS, OWNER } from './owner.fixture.ts';
import { PERSON } from './person.fixture.ts';

/** For tests: requests a quote for a building and sends an order from it, as a browser does. */

export const propertyProduct = (code: string): AnyPropertyPlan => {
  const product = propertyPlans.find((candidate) => candidate.code === code);
  if (!product) throw new Error(`The seed has no product with the code ${code}`);
  return product.plan;
};

/** The quote body for a house in Jakarta [2 §3]. */
const HOUSE = {
  timePeriod: 3,
  occupation: '2976',
  buildingPrices: 1_200_000_000,
  ownership: 'Milik Sendiri',
  isKprBtn: 'tidak',
  construction: 'Rangka Baja',
  classConstruction: 'class1',
  totalFloor: 2,
  totalBuildingArea: 120,
  objectAddresses: [
    { province: 'DKI Jakarta', district_level: 'Kota', district: 'Kota Administrasi Jakarta Selatan' },
  ],
};

/** Returns the quote body for a property type, with only the cover of this type. */
export const quoteBody = (productType: PropertyType, changes: object = {}) => ({
  ...HOUSE,
  productType,
  coverages: [productType],
  ...changes,
});

export type PropertyQuote = z.output<typeof propertyPlan.reply>;

/** Requests a quote. Returns the product and the building in the server's response. */
export async function fetchPropertyQuote(
  harness: Harness,
  code: string,
  changes: object = {},
): Promise<PropertyQuote> {
  const { _id, typeCoverage } = propertyProduct(code);
  // If the test has changed the database, the database's notification of the change may not have arrived yet.
  await harness.deps.snapshots.check();
  const reply = await harness.api('POST', `/fire-insurances/${_id}`, {
    body: quoteBody(typeCoverage, changes),
  });
  if (reply.status !== 200) throw new Error(`There is no quote: ${reply.text}`);
  return reply.body.response;
}

/** The address fields of the building that the search does not contain. */
const { province: _province, district: _district, ...street } = PERSON.addresses;
export const STREET = street;

export type PropertyPayload = Omit<PropertyOrder, 'productId' | 'attachments'>;

/**
 * Returns the payload for a quoted building. The amounts are computed as in the browser, unless `changes` contains
 * amounts.
 */
export function propertyPayload(
  { product, building }: Pick<PropertyQuote, 'product' | 'building'>,
  changes: Partial<PropertyPayload> = {},
): PropertyPayload {
  const formValues = {
    ...building,
    objectAddresses: { ...building.objectAddresses, ...STREET },
    bankClause: '',
    creditNumber: '',
    timePeriod: HOUSE.timePeriod,
    ...OWNER,
    addresses: { ...OWNER.addresses, address: 'Jalan Pemilik No. 1' },
    declarations: product.declarations.map(({ _id, question, answer }) => ({ _id, question, answer })),
    ...changes,
  };
  const { timePeriod, printPolicy } = formValues;
  const price = propertyPrice(product, { building: formValues, timePeriod, printPolicy });
  return { amounts: price?.amounts ?? NO_AMOUNTS, ...formValues };
}

export type PropertyOrderOptions = {
  code?: string;
  /** Changes of the quote. */
  quote?: object;
  /** Changes of the payload, or a function that returns the changes for the quote. */
  payload?: object | ((quoted: PropertyQuote) => object);
  /** Changes of the search parameters, which by default match the payload. */
  params?: object;
};

/** Requests a quote, and sends an order from it. Returns the response. */
export async function sendPropertyOrder(
  harness: Harness,
  member: Pick<TestMember, 'token'>,
  { code = 'PK-01', quote = {}, payload = {}, params = {} }: PropertyOrderOptions = {},
): Promise<Reply> {
  const propertyQuote = await fetchPropertyQuote(harness, code, quote);
  const changes = typeof payload === 'function' ? payload(propertyQuote) : payload;
  const orderPayload = propertyPayload(propertyQuote, changes);
  const { occupation, timePeriod } = orderPayload;
  const search = { occupation, timePeriod: String(timePeriod), ...params };
  const parts = [
    { name: 'productId', content: propertyQuote.product._id },
    { name: 'params', content: JSON.stringify(search) },
    { name: 'payload', content: JSON.stringify(orderPayload) },
    ...documentParts(propertyQuote.product.attachments),
  ];
  const path = `/transaction/${propertyQuote.product.typeCoverage}`;
  return harness.multipart('POST', path, parts, { token: member.token });
}

/** Places a valid order and returns its id. */
export async function placePropertyOrder(
  harness: Harness,
  member: Pick<TestMember, 'token'>,
  options: PropertyOrderOptions = {},
): Promise<string> {
  const reply = await sendPropertyOrder(harness, member, options);
  if (reply.status !== 200) throw new Error(`The order was rejected: ${reply.text}`);
  const { _id }: { _id: string } = reply.body.response;
  return _id;
}
