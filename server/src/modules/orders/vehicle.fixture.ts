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

/** For tests: requests a quote for a vehicle and sends an order from it, as a browser does. */

export const vehicleProduct = (code: string): VehiclePlan => {
  const product = vehiclePlans.find((candidate) => candidate.code === code);
  if (!product) throw new Error(`The seed has no product with the code ${code}`);
  return product.plan;
};

export type VehicleSearchParams = Record<'vehicleType' | 'model' | 'year' | 'price' | 'plat', string>;
/** Search parameters of a car, with its market price. */
export const AVANZA: VehicleSearchParams = {
  vehicleType: 'MV4',
  model: 'C001',
  year: '2024',
  price: '237000000',
  plat: 'B',
};
/** Search parameters of a motorcycle, with its market price. */
export const NMAX: VehicleSearchParams = {
  vehicleType: 'MV2',
  model: 'M006',
  year: '2025',
  price: '28600000',
  plat: 'D',
};

export type VehicleQuote = z.output<typeof vehiclePlan.reply>;

/** Requests a quote. Returns the product and the vehicle in the server's response. */
export async function fetchVehicleQuote(
  harness: Harness,
  code: string,
  search = AVANZA,
): Promise<VehicleQuote> {
  const { _id } = vehicleProduct(code);
  // The test may have changed the database without waiting for the notification.
  await harness.deps.snapshots.check();
  const reply = await harness.api('GET', `/vehicle-insurances/${_id}?${new URLSearchParams(search)}`);
  if (reply.status !== 200) throw new Error(`There is no quote: ${reply.text}`);
  return reply.body.response;
}

/** Returns for each code the id of the product's first extension with this code. */
export const extensionIds = ({ expansion }: VehiclePlan, ...codes: string[]): string[] =>
  codes.map((code) => expansion.find((extension) => extension.code === code)?._id ?? `none of ${code}`);

export type VehiclePayload = Omit<OrderOf<'kendaraan'>, 'productId' | 'attachments'>;

/**
 * Returns the payload for a quoted vehicle. The amounts are computed as in the browser, unless `changes` contains
 * amounts.
 */
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

/** Returns the search parameters that match a payload. */
const searchOf = ({ vehicleType, model, year, price, area }: VehiclePayload) => ({
  vehicleType,
  model,
  year: String(year),
  price: String(price),
  plat: area,
});

/** Returns the multipart parts of an order for a quoted vehicle. */
export const vehicleParts = (
  quote: VehicleQuote,
  search: VehicleSearchParams,
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
  search?: VehicleSearchParams;
  /** Changes of the payload, or a function that returns the changes for the quote. */
  payload?: object | ((quote: VehicleQuote) => object);
  /** The search parameters; by default parameters that match the payload. */
  params?: object;
  /** The `Idempotency-Key`. */
  key?: string;
};

/** Requests a quote, and sends an order from it. Returns the response. */
export async function sendVehicleOrder(
  harness: Harness,
  member: TestMember,
  { code = 'KA-01', search = AVANZA, payload = {}, params, key }: VehicleOrderOptions = {},
): Promise<Reply> {
  const quote = await fetchVehicleQuote(harness, code, search);
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
  if (reply.status !== 200) throw new Error(`The order was rejected: ${reply.text}`);
  const { _id }: { _id: string } = reply.body.response;
  return _id;
}

/** Returns payload changes: extensions for flood and third-party liability, and a window film as accessory. */
export const carWithExtras = ({ product }: VehicleQuote) => ({
  expansion: extensionIds(product, 'FLOOD_TYPHOON', 'TPL'),
  accesories: [{ accesoriesName: 'Kaca film', accesoriesValue: 3_000_000 }],
});
