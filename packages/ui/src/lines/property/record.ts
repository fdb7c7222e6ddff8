import type { PropertyType } from '@naungan/domain/lines/property';
import type { PropertyOrderDetail } from '@naungan/domain/lines/property/record';
import { insuredAddress } from '../order-pages/insured-address.ts';
import { PropertyCoverage } from './PropertyCoverage.tsx';

type Order = PropertyOrderDetail<PropertyType>;

/** Orders and policies of buildings, of any type. */
export const PROPERTY_RECORD = {
  Coverage: PropertyCoverage,
  deliveryAddress: (record: Pick<Order, 'insured'>) => insuredAddress(record).join(', '),
};

/** Orders and policies of buildings with a separate policy for earthquake [3 §3]. */
export const FIRE_EARTHQUAKE_RECORD = {
  ...PROPERTY_RECORD,
  policies: ({ headers, policy }: Order) => [
    { label: 'Kebakaran', number: headers.policyNumber, attachment: policy.policyAttachment },
    { label: 'Gempa Bumi', number: policy.policyEarthquake, attachment: policy.policyAttachmentEarthquake },
  ],
};
