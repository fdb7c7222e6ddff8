import { ADDRESS_CASCADE, type ProfileAddressField } from '@naungan/domain/address';
import type { ProfilePath } from '@naungan/domain/profile';
import { fieldId } from '../../flow/step-problems.ts';
import type { ProfileValues } from './use-profile-form.ts';

/** Maps field names of the profile to the names that orders and the address fields use. */
const ORDER_FIELD_NAMES: Partial<Record<string, string>> = {
  sub_district: 'subDistrict',
  urban_village: 'urbanVillage',
};

const PREFIX = 'addreses.';

/**
 * Returns the id of the control to focus for an error at this path. A list of regions below an empty region is
 * disabled and cannot take the focus, so for such a list the id of the first empty region is returned.
 */
export function controlId(path: ProfilePath, address: ProfileValues['addreses']): string {
  if (!path.startsWith(PREFIX)) return fieldId(path);
  const field = path.slice(PREFIX.length) as ProfileAddressField;
  const cascade: readonly ProfileAddressField[] = ADDRESS_CASCADE.profile;
  const level = cascade.indexOf(field);
  const firstEmptyField = cascade.slice(0, level + 1).find((candidate) => address[candidate] === '');
  const target = firstEmptyField ?? field;
  return fieldId(`${PREFIX}${ORDER_FIELD_NAMES[target] ?? target}`);
}
