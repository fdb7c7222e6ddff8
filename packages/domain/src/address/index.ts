export {
  ADDRESS_CASCADE,
  ADDRESS_LABELS,
  type AddressField,
  fieldsBelow,
  type ProfileAddressField,
  profileFieldsBelow,
} from './cascade.ts';
export { addressFromProfile } from './from-profile.ts';
export {
  type NamesBelow,
  PROFILE_REGION_FIELDS,
  REGION_MESSAGES,
  type RegionField,
  type RegionProblem,
  regionProblem,
} from './region.ts';
