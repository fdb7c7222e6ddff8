import type { IsoDate } from '@naungan/domain/dates';
import type { Period } from '@naungan/domain/lines';
import {
  joinPlate,
  parsePlate,
  VEHICLE_IDENTIFIERS,
  type VehicleIdentifier,
} from '@naungan/domain/lines/vehicle';
import { and, arrayOverlaps, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { blindIndexes } from '../../core/data-keys.ts';
import type { Db, Tx } from '../../db/client.ts';
import { invoices, orders, payments, policies } from '../../db/schema.ts';

export type VehicleNumbers = Record<VehicleIdentifier, string>;

/**
 * Serialises the orders of a vehicle until the transaction ends, so that the second of two simultaneous orders finds
 * the first. The locks are taken in a fixed order, so that two transactions cannot block each other.
 */
export async function lockVehicle(tx: Tx, { vehicleLicense, chassisNumber }: VehicleNumbers): Promise<void> {
  const keys = [`plate:${vehicleLicense}`, `chassis:${chassisNumber}`].toSorted();
  for (const key of keys)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vehicle:${key}`}, 0))`);
}

/** Returns the texts whose blind indexes an order of the vehicle has. */
export const vehicleIdentifiers = (numbers: VehicleNumbers): string[] =>
  VEHICLE_IDENTIFIERS.map((field) => `${field}:${numbers[field]}`);

/** Characters of a chassis number. It contains a digit, unlike a name. */
const CHASSIS_NUMBER = /^(?=.*\d)[A-Z\d]{5,25}$/;

/** Returns the identifiers that a typed plate or chassis number may be. */
export function typedVehicleIdentifiers(text: string): string[] {
  const plate = parsePlate(text);
  if (plate) return [`vehicleLicense:${joinPlate(plate)}`];
  const number = text.toUpperCase().replaceAll(/[\s./-]/g, '');
  return CHASSIS_NUMBER.test(number) ? [`chassisNumber:${number}`] : [];
}

const vehicleOf = z.object({ vehicle: z.object({ vehicleLicense: z.string(), chassisNumber: z.string() }) });

/** The numbers of an order's vehicle, and the period of the order's policy; null without a policy. */
export type CoveredVehicle = VehicleNumbers & { period: Period | null };

/**
 * Returns the orders with one of these numbers that have a policy or can still get a policy, because the insurer
 * examines the order or its invoice can be paid. `exceptId` excludes an order.
 */
export async function coveredVehicles(
  db: Db | Tx,
  numbers: VehicleNumbers,
  exceptId: string | null,
  now: Date,
): Promise<CoveredVehicle[]> {
  const paymentsUnderReview = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.invoiceId, invoices.id), eq(payments.status, 'challenge')));
  const isPayable = and(
    eq(invoices.status, 'pending'),
    or(isNull(invoices.dueDate), gt(invoices.dueDate, now), exists(paymentsUnderReview)),
  );
  const rows = await db
    .select({
      details: orders.details,
      startDate: policies.startDate,
      endDate: policies.endDate,
    })
    .from(orders)
    .leftJoin(policies, and(eq(policies.orderId, orders.id), eq(policies.status, 'active')))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(
      and(
        arrayOverlaps(orders.identifiers, vehicleIdentifiers(numbers).flatMap(blindIndexes)),
        exceptId === null ? undefined : ne(orders.id, exceptId),
        or(isNotNull(policies.id), inArray(orders.statusOrder, ['neworder', 'revision']), isPayable),
      ),
    );
  return rows.map(({ startDate, endDate, details }) => ({
    ...vehicleOf.parse(details).vehicle,
    period: periodOf(startDate, endDate),
  }));
}

const periodOf = (startDate: IsoDate | null, endDate: IsoDate | null): Period | null =>
  startDate !== null && endDate !== null ? { startDate, endDate } : null;
