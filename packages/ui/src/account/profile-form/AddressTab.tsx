import type { AddressField } from '@naungan/domain/address';
import type { AddressFormInput } from '@naungan/domain/address/form';
import type { ProfilePath } from '@naungan/domain/profile';
import { onlyDigits } from '@naungan/domain/text';
import { AddressFields } from '../../fields/address/AddressFields.tsx';
import type { RegionLoader } from '../../fields/regions/region-query.ts';
import { messageAt } from '../form-errors/form-errors.ts';
import type { ProfileBinding } from './use-profile-form.ts';

/**
 * The profile's path of each address field. Two region levels have other names in the profile than in `AddressField`,
 * which has the names of orders [Q1].
 */
const ADDRESS_PATHS: Record<AddressField, ProfilePath> = {
  province: 'addreses.province',
  district: 'addreses.district',
  subDistrict: 'addreses.sub_district',
  urbanVillage: 'addreses.urban_village',
  address: 'addreses.address',
  neighbourhood: 'addreses.neighbourhood',
  hamlet: 'addreses.hamlet',
  postalCode: 'addreses.postalCode',
};

const ADDRESS_FIELDS = Object.keys(ADDRESS_PATHS) as AddressField[];

const RT_RW_DIGITS = 3;

/** Returns the typed value; of RT and RW only the digits, at most three [1 §5.7]. */
const cleanValue = (field: AddressField, value: string) =>
  field === 'neighbourhood' || field === 'hamlet' ? onlyDigits(value).slice(0, RT_RW_DIGITS) : value;

/** Second tab: the address, from province to postal code. */
export function AddressTab({ form, setField, loadRegions }: ProfileBinding & { loadRegions: RegionLoader }) {
  const { errors } = form.formState;
  const formAddress = form.watch('addreses');
  const values: AddressFormInput = {
    ...formAddress,
    subDistrict: formAddress.sub_district,
    urbanVillage: formAddress.urban_village,
  };
  const errorEntries = ADDRESS_FIELDS.flatMap((field) => {
    const message = messageAt(errors, ADDRESS_PATHS[field]);
    return message === undefined ? [] : [[`addreses.${field}`, message]];
  });

  function changeAddress(patch: Partial<AddressFormInput>) {
    for (const field of ADDRESS_FIELDS) {
      const value = patch[field];
      if (value !== undefined) setField(ADDRESS_PATHS[field], cleanValue(field, value));
    }
  }

  return (
    <AddressFields
      values={values}
      onChange={changeAddress}
      errors={Object.fromEntries(errorEntries)}
      prefix="addreses."
      loadRegions={loadRegions}
    />
  );
}
