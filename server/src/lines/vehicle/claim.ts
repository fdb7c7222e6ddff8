import { LIABILITY_CAUSE } from '@naungan/domain/claim';
import type { ExtensionCode } from '@naungan/domain/lines/vehicle';
import { fixedId } from '../../core/fixed-id.ts';
import type { LineClaims } from '../claim.ts';
import type { OrderRecord } from '../order.ts';
import { vehicleValue } from './facts.ts';
import { isElectric } from './seed/electric.ts';

type Order = OrderRecord<'kendaraan'>;

/**
 * Extensions by the cause they cover: damage to others, and injury of people in the vehicle. Each has its own
 * limit.
 */
const EXTENSIONS_OF_CAUSE: Readonly<Record<string, readonly ExtensionCode[]>> = {
  [LIABILITY_CAUSE]: ['TPL'],
  VE15: ['PA_DRIVER', 'PA_PASSENGER'],
};

/** Returns the highest limit among the chosen extensions with these codes; 0 without one. */
function extensionLimit({ product, details }: Order, codes: readonly ExtensionCode[]): number {
  const chosenExtensions = product.expansion.filter(({ _id }) => details.additions.expansion.includes(_id));
  return Math.max(
    0,
    ...chosenExtensions.filter(({ code }) => codes.includes(code)).map(({ limit }) => limit),
  );
}

export const VEHICLE_CLAIM: LineClaims<'kendaraan'> = {
  sumInsured: ({ details }) => vehicleValue(details),
  causeLimit(order, cause) {
    const codes = EXTENSIONS_OF_CAUSE[cause];
    return codes ? extensionLimit(order, codes) : null;
  },
  vehicleFacts: (order) => ({
    cover: order.product.typeCoverage,
    electric: isElectric(order.details.vehicle),
    motorcycle: order.details.vehicle.vehicleType === 'MV2',
  }),
  workshops: ({ product }) =>
    product.workshops.map(({ name, telephone, address, gmapsLink }) => ({
      // Products list workshops without ids.
      _id: fixedId(`workshop ${name} ${address}`),
      name,
      telephone,
      address,
      gmapsLink,
    })),
};
