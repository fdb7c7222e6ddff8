import { LIABILITY_CAUSE } from '@naungan/domain/claim';
import type { ExtensionCode } from '@naungan/domain/lines/vehicle';
import { fixedId } from '../../core/fixed-id.ts';
import type { ClaimLine } from '../claim.ts';
import type { OrderRecord } from '../order.ts';
import { vehicleValue } from './facts.ts';

type Order = OrderRecord<'kendaraan'>;

/** Extensions that pay for others and for people in the vehicle, up to a limit of their own. */
const EXTENSIONS_OF_CAUSE: Readonly<Record<string, readonly ExtensionCode[]>> = {
  [LIABILITY_CAUSE]: ['TPL'],
  VE15: ['PA_DRIVER', 'PA_PASSENGER'],
};

/** The highest limit among the chosen extensions of these codes; 0 without one. */
function extensionLimit({ product, details }: Order, codes: readonly ExtensionCode[]): number {
  const chosen = product.expansion.filter(({ _id }) => details.additions.expansion.includes(_id));
  return Math.max(0, ...chosen.filter(({ code }) => codes.includes(code)).map(({ limit }) => limit));
}

const isElectric = ({ details }: Order): boolean =>
  /\b(ev|electric|listrik)\b/i.test(details.vehicle.modelText);

export const VEHICLE_CLAIM: ClaimLine<'kendaraan'> = {
  sumInsured: ({ details }) => vehicleValue(details),
  limitOfCause(order, cause) {
    const codes = EXTENSIONS_OF_CAUSE[cause];
    return codes ? extensionLimit(order, codes) : null;
  },
  vehicle: (order) => ({
    cover: order.product.typeCoverage,
    electric: isElectric(order),
    motorcycle: order.details.vehicle.vehicleType === 'MV2',
  }),
  workshops: ({ product }) =>
    product.workshops.map(({ name, telephone, address, gmapsLink }) => ({
      // Products list them without an id.
      _id: fixedId(`workshop ${name} ${address}`),
      name,
      telephone,
      address,
      gmapsLink,
    })),
};
