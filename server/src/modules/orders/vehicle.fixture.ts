import type { vehiclePlan } from '@naungan/api/lines/vehicle/contracts';
import { todayInJakarta } from '@naungan/domain/dates';
import type { OrderOf } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import type { z } from 'zod';
import { uniqueVehicleNumbers } from '../../../../packages/domain/src/lines/vehicle/vehicle-numbers.fixture.ts';
import type { Harness, Part, Reply, TestMember } from '../../../test/harness.ts';
import { vehiclePlans } from '../../lines/vehicle/seed/plans.ts';
import { documentParts, NO_AMOUNTS, OWNER } from './owner.fixture.ts';

/** For tests: orders of vehicles as a browser sends them, from the server's reply to a search. */

export const productByCode = (code: string): VehiclePlan => {
  const product = vehiclePlans.find((candidate) => candidate.code === code);
  if (!product) throw new Error(`No product ${code}`);
  return product.plan;
};

export type VehicleSearched = Record<'vehicleType' | 'model' | 'year' | 'price' | 'plat', string>;
/** Searches for a car and a motorcycle at their market prices. */
export const AVANZA: VehicleSearched = {
  ...{ vehicleType: 'MV4', model: 'C001', year: '2024', price: '237000000', plat: 'B' },
};
export const NMAX: VehicleSearched = {
  ...{ vehicleType: 'MV2', model: 'M006', year: '2025', price: '28600000', plat: 'D' },
};

export type VehicleQuote = z.output<typeof vehiclePlan.reply>;

/** The product and the vehicle as the server returns them. */
export async function quoteOf(harness: Harness, code: string, search = AVANZA): Promise<VehicleQuote> {
  const { _id } = productByCode(code);
  const reply = await harness.api('GET', `/vehicle-insurances/${_id}?${new URLSearchParams(search)}`);
  if (reply.status !== 200) throw new Error(`There is no quote: ${reply.text}`);
  return reply.body.response;
}

/** Ids of a product's extensions with these codes, the first of each. */
export const expansionIds = ({ expansion }: VehiclePlan, ...codes: string[]): string[] =>
  codes.map((code) => expansion.find((extension) => extension.code === code)?._id ?? `none of ${code}`);

export type VehiclePayload = Omit<OrderOf<'kendaraan'>, 'productId' | 'attachments'>;

/** The payload for a quoted vehicle, with the amounts that the browser computes. */
export function vehiclePayload(
  { product, vehicle }: Pick<VehicleQuote, 'product' | 'vehicle'>,
  now: Date,
  changes: Partial<VehiclePayload> = {},
): VehiclePayload {
  const formValues = {
    ...vehicle,
    timePeriod: 1 as const,
    ...uniqueVehicleNumbers(vehicle.area),
    expansion: [],
    accesories: [],
    ...OWNER,
    declarations: product.declarations.map(({ _id, question, answer }) => ({ _id, question, answer })),
    ...changes,
  };
  const price = rulesOf('kendaraan').price(
    product,
    { ...formValues, vehicle: formValues },
    todayInJakarta(now),
  );
  return { amounts: price?.amounts ?? NO_AMOUNTS, ...formValues };
}

const searchOf = ({ vehicleType, model, year, price, area }: VehiclePayload) => ({
  ...{ vehicleType, model, year: String(year), price: String(price), plat: area },
});

/** The parts of an order for a vehicle that was quoted. */
export const vehicleParts = (
  quote: VehicleQuote,
  search: VehicleSearched,
  now: Date,
  changes: object = {},
  params?: object,
): Part[] => {
  const payload = vehiclePayload(quote, now, changes);
  return [
    { name: 'productId', content: quote.product._id },
    { name: 'params', content: JSON.stringify(params ?? { ...search, ...searchOf(payload) }) },
    { name: 'payload', content: JSON.stringify(payload) },
    ...documentParts(quote.product.attachments),
  ];
};

export type VehicleOrderOptions = {
  code?: string;
  search?: VehicleSearched;
  /** Changes of the payload, or a function of the quote that returns them. */
  payload?: object | ((quote: VehicleQuote) => object);
  /** The search of the order; by default that of the payload. */
  params?: object;
  /** The `Idempotency-Key`. */
  key?: string;
};

/** Quotes, fills in and sends an order. Returns the reply. */
export async function sendVehicleOrder(
  harness: Harness,
  member: TestMember,
  { code = 'KA-01', search = AVANZA, payload = {}, params, key }: VehicleOrderOptions = {},
): Promise<Reply> {
  const quote = await quoteOf(harness, code, search);
  const changes = typeof payload === 'function' ? payload(quote) : payload;
  const parts = vehicleParts(quote, search, harness.clock.now(), changes, params);
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return harness.multipart('POST', '/transaction/kendaraan', parts, { token: member.token, headers });
}

/** Places a valid order and returns its id. */
export async function placeVehicleOrder(
  harness: Harness,
  member: TestMember,
  options: VehicleOrderOptions = {},
): Promise<string> {
  const reply = await sendVehicleOrder(harness, member, options);
  if (reply.status !== 200) throw new Error(`The order was refused: ${reply.text}`);
  const { _id }: { _id: string } = reply.body.response;
  return _id;
}

/** An order of a car with flood, third-party liability and a window film. */
export const wholeCar = ({ product }: VehicleQuote) => ({
  expansion: expansionIds(product, 'FLOOD_TYPHOON', 'TPL'),
  accesories: [{ accesoriesName: 'Kaca film', accesoriesValue: 3_000_000 }],
});
