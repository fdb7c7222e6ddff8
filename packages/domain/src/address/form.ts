import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { lazySchema } from '../form-field/lazy-schema.ts';
import { postalCodeField, rtRwField } from '../form-field/number-field.ts';
import { textField } from '../form-field/text-field.ts';
import { LIMITS } from '../text/limits.ts';
import { ADDRESS_LABELS, type AddressField } from './cascade.ts';

const requiredMessage = (field: AddressField) => `${ADDRESS_LABELS[field]} Wajib di isi`;
const placeField = (field: AddressField) =>
  textField({ required: requiredMessage(field), max: LIMITS.place });

/** The address of the insured or of the owner of the object. Every field is required [2 §5]. */
export const addressForm = lazySchema(() =>
  z.object(
    {
      province: placeField('province'),
      district: placeField('district'),
      subDistrict: placeField('subDistrict'),
      urbanVillage: placeField('urbanVillage'),
      address: textField({ required: requiredMessage('address'), max: LIMITS.address }),
      neighbourhood: rtRwField(ADDRESS_LABELS.neighbourhood, requiredMessage('neighbourhood')),
      hamlet: rtRwField(ADDRESS_LABELS.hamlet, requiredMessage('hamlet')),
      postalCode: postalCodeField(requiredMessage('postalCode')),
    },
    { error: WRONG_SHAPE_MESSAGE },
  ),
);

export type AddressForm = z.output<ReturnType<typeof addressForm>>;
export type AddressFormInput = z.input<ReturnType<typeof addressForm>>;

export const EMPTY_ADDRESS: AddressFormInput = {
  province: '',
  district: '',
  subDistrict: '',
  urbanVillage: '',
  address: '',
  neighbourhood: '',
  hamlet: '',
  postalCode: '',
};
