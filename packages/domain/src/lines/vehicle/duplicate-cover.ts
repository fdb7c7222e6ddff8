import { CHASSIS_LABEL } from './engraved-number.ts';
import { PLATE_LABEL } from './plate.ts';

/** The fields of an order that identify a vehicle. */
export const VEHICLE_IDENTIFIERS = ['vehicleLicense', 'chassisNumber'] as const;
export type VehicleIdentifier = (typeof VEHICLE_IDENTIFIERS)[number];

/** The message for a vehicle that another policy or order covers in the same period [Q45]. */
export const DUPLICATE_COVER_MESSAGE =
  'Kendaraan ini sudah tercatat pada polis atau pesanan lain dengan masa pertanggungan yang sama';

const LABELS: Record<VehicleIdentifier, string> = {
  vehicleLicense: PLATE_LABEL,
  chassisNumber: CHASSIS_LABEL,
};

/**
 * Returns the message of a field. The message does not depend on who has the other policy and contains no date, because the
 * other policyholder may be another member.
 */
export const duplicateCoverMessage = (field: VehicleIdentifier): string =>
  `${LABELS[field]} ini sudah tercatat pada polis atau pesanan lain dengan masa pertanggungan yang sama. Untuk perpanjangan, pilih tanggal mulai setelah polis tersebut berakhir.`;
