import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { fullModel, orderedExpansions, vehicleAge } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { addressLines } from '../address.ts';
import type { OrderRecord } from '../order.ts';
import { benefitsOf, deductiblesOf } from './deductibles.ts';
import { vehicleValue } from './facts.ts';

type Order = OrderRecord<'kendaraan'>;

/** Returns the product without the fields that the replies of order detail and policy detail contain separately. */
function productOf(plan: VehiclePlan) {
  const {
    generalInfo: _info,
    attachments: _files,
    declarations: _questions,
    coverage: _coverage,
    feature: _features,
    benefits: _benefits,
    workshops: _workshops,
    ...product
  } = plan;
  return product;
}

export const yearOf = (day: IsoDate) => Number(day.slice(0, 4));

/** Returns the fields about the vehicle, its owner and the product for the replies of order detail and policy detail. */
export function vehicleDetail({ details, product, createdAt }: Order) {
  const { vehicle, additions, insured, addresses } = details;
  const { coverage, feature, workshops } = product;
  return {
    insured: { ...insured, addresses: addressLines(addresses) },
    product: { ...productOf(product), ownRisk: deductiblesOf({ product, details }) },
    vehicle: {
      ...vehicle,
      age: vehicleAge(vehicle.year, yearOf(todayInJakarta(createdAt))),
      fullModel: fullModel(vehicle),
      vehicleValue: vehicleValue(details),
    },
    accesories: additions.accesories,
    expansion: orderedExpansions(product, details),
    coverage,
    feature,
    benefits: benefitsOf({ product, details }),
    workshops,
  };
}

/** Returns the fields of the product that the form for a correction of the order needs. */
export function correctionProductOf({ product }: Pick<Order, 'product'>) {
  const {
    generalInfo: _info,
    benefits: _benefits,
    feature: _features,
    workshops: _workshops,
    ...productFields
  } = product;
  return productFields;
}
