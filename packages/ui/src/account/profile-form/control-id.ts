import { ADDRESS_CASCADE, type ProfileAddressField } from '@naungan/domain/address';
import type { ProfilePath } from '@naungan/domain/profile';
import { fieldId } from '../../flow/problems/problems.ts';
import type { ProfileValues } from './use-profile-form.ts';

/** The address fields on the screen are those of an order, with its spelling. */
const SPELLING: Partial<Record<string, string>> = {
  sub_district: 'subDistrict',
  urban_village: 'urbanVillage',
};

const PREFIX = 'addreses.';

/**
 * The id of the control where an error of this path is mended. A list below an empty name is disabled and
 * cannot take the focus: what is missing first is that name.
 */
export function controlId(path: ProfilePath, address: ProfileValues['addreses']): string {
  if (!path.startsWith(PREFIX)) return fieldId(path);
  const field = path.slice(PREFIX.length) as ProfileAddressField;
  const cascade: readonly ProfileAddressField[] = ADDRESS_CASCADE.profile;
  const level = cascade.indexOf(field);
  const missing = cascade.slice(0, level + 1).find((candidate) => address[candidate] === '');
  const shown = missing ?? field;
  return fieldId(`${PREFIX}${SPELLING[shown] ?? shown}`);
}
