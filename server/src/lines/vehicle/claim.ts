import { LIABILITY_CAUSE } from '@naungan/domain/claim';
import { EXTENSIONS_OF_CAUSE, type ExtensionCode, vehicleCauseCover } from '@naungan/domain/lines/vehicle';
import { fixedId } from '../../core/fixed-id.ts';
import type { LineClaims } from '../claim.ts';
import type { OrderRecord } from '../order.ts';
import { vehicleValue } from './facts.ts';
import { isElectric } from './seed/electric.ts';

type Order = OrderRecord<'kendaraan'>;

const PASSENGER_INJURY_CAUSE = 'VE15';
/** The causes for which the limit of an extension applies instead of the sum insured. */
const LIMITED_CAUSES = [LIABILITY_CAUSE, PASSENGER_INJURY_CAUSE];

const chosenExtensions = ({ product, details }: Order) =>
  product.expansion.filter(({ _id }) => details.additions.expansion.includes(_id));

/** Returns the highest limit among the chosen extensions with these codes; 0 without such an extension. */
const extensionLimit = (order: Order, codes: readonly ExtensionCode[]): number =>
  Math.max(
    0,
    ...chosenExtensions(order)
      .filter(({ code }) => codes.includes(code))
      .map(({ limit }) => limit),
  );

export const VEHICLE_CLAIM: LineClaims<'kendaraan'> = {
  sumInsured: ({ details }) => vehicleValue(details),
  causeLimit(order, cause) {
    if (!LIMITED_CAUSES.includes(cause)) return null;
    return extensionLimit(order, EXTENSIONS_OF_CAUSE[cause] ?? []);
  },
  causeCover: (order, cause) =>
    vehicleCauseCover(
      {
        cover: order.product.typeCoverage,
        extensions: chosenExtensions(order).map(({ code }) => code),
      },
      cause,
    ),
  vehicleFacts: (order) => ({
    cover: order.product.typeCoverage,
    isElectric: isElectric(order.details.vehicle),
    isMotorcycle: order.details.vehicle.vehicleType === 'MV2',
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
