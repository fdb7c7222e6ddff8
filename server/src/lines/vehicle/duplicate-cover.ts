import { periodsOverlap } from '@naungan/domain/lines';
import { duplicateCoverMessage, VEHICLE_IDENTIFIERS } from '@naungan/domain/lines/vehicle';
import type { Tx } from '../../db/client.ts';
import type { CoverToCheck, Discrepancy } from '../line.ts';
import { coveredVehicles, lockVehicle } from './cover-repository.ts';

/**
 * Returns a discrepancy for each number of the vehicle that another policy or order of an overlapping period has [Q45].
 * An order without a policy always overlaps: both covers begin within 30 days and last a year.
 */
export async function findDuplicateCover(
  tx: Tx,
  { id, details: { vehicle }, period, now }: CoverToCheck<'kendaraan'>,
): Promise<Discrepancy[]> {
  await lockVehicle(tx, vehicle);
  const overlappingVehicles = (await coveredVehicles(tx, vehicle, id, now)).filter(
    (other) => other.period === null || periodsOverlap(other.period, period),
  );
  return VEHICLE_IDENTIFIERS.filter((field) =>
    overlappingVehicles.some((other) => other[field] === vehicle[field]),
  ).map((field) => ({ slice: 'vehicle', field, message: duplicateCoverMessage(field), changed: false }));
}
