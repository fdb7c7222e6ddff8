import { CHASSIS_LABEL } from './engraved-number.ts';
import { PLATE_LABEL } from './plate.ts';

/** The fields of an order that identify a vehicle. */
export const VEHICLE_IDENTIFIERS = ['vehicleLicense', 'chassisNumber'] as const;
export type VehicleIdentifier = (typeof VEHICLE_IDENTIFIERS)[number];

/**
 * The message for a vehicle that another policy or order covers in the same period [Q45]. The message does not reveal
 * whether the policy belongs to this member or another member, and contains no date.
 */
export const DUPLICATE_COVER_MESSAGE =
  'Kendaraan ini sudah tercatat pada polis atau pesanan lain dengan masa pertanggungan yang sama. Untuk perpanjangan, pilih tanggal mulai setelah polis itu berakhir';

const LABELS: Record<VehicleIdentifier, string> = {
  vehicleLicense: PLATE_LABEL,
  chassisNumber: CHASSIS_LABEL,
};

/** Returns the message at a field of a vehicle with duplicate cover. */
export const duplicateCoverMessage = (field: VehicleIdentifier): string =>
  `${LABELS[field]} ini sudah tercatat pada polis atau pesanan lain`;
