import type { propertyPlan } from '@naungan/api/lines/property/contracts';
import { type PropertyType, propertyPrice } from '@naungan/domain/lines/property';
import type { PropertyOrder } from '@naungan/domain/lines/property/form';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import type { z } from 'zod';
import type { Harness, Reply, TestMember } from '../../../test/harness.ts';
import { propertyPlans } from '../../lines/property/seed/plans.ts';
import { documentParts, NO_AMOUNTS, OWNER } from './owner.fixture.ts';
import { PERSON } from './person.fixture.ts';

/** For tests: orders of buildings as a browser sends them, from the server's reply to a quote. */

export const propertyProduct = (code: string): AnyPropertyPlan => {
  const product = propertyPlans.find((candidate) => candidate.code === code);
  if (!product) throw new Error(`No product ${code}`);
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

/** The quote body for a property type, with its own cover. */
export const quoteBody = (productType: PropertyType, changes: object = {}) => ({
  ...HOUSE,
  productType,
  coverages: [productType],
  ...changes,
});

export type PropertyQuoted = z.output<typeof propertyPlan.reply>;

/** The product and the building as the server returns them. */
export async function quotedBuilding(
  harness: Harness,
  code: string,
  changes: object = {},
): Promise<PropertyQuoted> {
  const { _id, typeCoverage } = propertyProduct(code);
  const reply = await harness.api('POST', `/fire-insurances/${_id}`, {
    body: quoteBody(typeCoverage, changes),
  });
  if (reply.status !== 200) throw new Error(`There is no quote: ${reply.text}`);
  return reply.body.response;
}

/** Fields of the building that the search does not have. */
const { province: _province, district: _district, ...street } = PERSON.addresses;
export const STREET = street;

export type PropertyPayload = Omit<PropertyOrder, 'productId' | 'attachments'>;

/** The payload for a quoted building, with the amounts that the browser computes. */
export function propertyPayload(
  { product, building }: Pick<PropertyQuoted, 'product' | 'building'>,
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
  const priced = propertyPrice(product, { building: formValues, timePeriod, printPolicy });
  return { amounts: priced?.amounts ?? NO_AMOUNTS, ...formValues };
}

export type PropertyOrderOptions = {
  code?: string;
  /** Changes of the quote. */
  quote?: object;
  /** Changes of the payload, or a function of the quote that returns them. */
  payload?: object | ((quoted: PropertyQuoted) => object);
  /** Changes of the search, which is by default that of the payload. */
  params?: object;
};

/** Quotes, fills in and sends an order. Returns the reply. */
export async function sendPropertyOrder(
  harness: Harness,
  member: Pick<TestMember, 'token'>,
  { code = 'PK-01', quote = {}, payload = {}, params = {} }: PropertyOrderOptions = {},
): Promise<Reply> {
  const quoted = await quotedBuilding(harness, code, quote);
  const changes = typeof payload === 'function' ? payload(quoted) : payload;
  const filled = propertyPayload(quoted, changes);
  const search = { occupation: filled.occupation, timePeriod: String(filled.timePeriod), ...params };
  const parts = [
    { name: 'productId', content: quoted.product._id },
    { name: 'params', content: JSON.stringify(search) },
    { name: 'payload', content: JSON.stringify(filled) },
    ...documentParts(quoted.product.attachments),
  ];
  const path = `/transaction/${quoted.product.typeCoverage}`;
  return harness.multipart('POST', path, parts, { token: member.token });
}

/** Places a valid order and returns its id. */
export async function placePropertyOrder(
  harness: Harness,
  member: Pick<TestMember, 'token'>,
  options: PropertyOrderOptions = {},
): Promise<string> {
  const reply = await sendPropertyOrder(harness, member, options);
  if (reply.status !== 200) throw new Error(`The order was refused: ${reply.text}`);
  const { _id }: { _id: string } = reply.body.response;
  return _id;
}
