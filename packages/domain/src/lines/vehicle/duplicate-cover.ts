import { CHASSIS_LABEL } from './engraved-number.ts';
import { PLATE_LABEL } from './plate.ts';

/** The numbers that identify one vehicle, as an order stores them. */
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
 * Returns the message at the field. It is the same for the member's own and another member's policy, and names neither
 * the policyholder nor a date.
 */
export const duplicateCoverMessage = (field: VehicleIdentifier): string =>
  `${LABELS[field]} ini sudah tercatat pada polis atau pesanan lain dengan masa pertanggungan yang sama. Untuk perpanjangan, pilih tanggal mulai setelah polis tersebut berakhir.`;
