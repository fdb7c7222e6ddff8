import type { PropertyType } from '@naungan/domain/lines/property';
import type { PropertyOrderDetail } from '@naungan/domain/lines/property/record';
import { insuredAddress } from '../order-pages/insured-address.ts';
import { BuildingOwner, PropertyCoverage } from './PropertyCoverage.tsx';

type Order = PropertyOrderDetail<PropertyType>;

/** Content of orders and policies of the property lines with one policy per order. */
export const PROPERTY_RECORD = {
  Persons: BuildingOwner,
  Coverage: PropertyCoverage,
  deliveryAddress: (record: Pick<Order, 'insured'>) => insuredAddress(record).join(', '),
};

/**
 * Content of orders and policies of the line fire and earthquake, whose orders have a separate policy for earthquake
 * [3 §3].
 */
export const FIRE_EARTHQUAKE_RECORD = {
  ...PROPERTY_RECORD,
  policies: ({ headers, policy }: Order) => [
    { label: 'Kebakaran', number: headers.policyNumber, attachment: policy.policyAttachment },
    { label: 'Gempa Bumi', number: policy.policyEarthquake, attachment: policy.policyAttachmentEarthquake },
  ],
};
