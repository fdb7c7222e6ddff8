export {
  ADDRESS_CASCADE,
  ADDRESS_LABELS,
  type AddressField,
  clearBelow,
  clearBelowInProfile,
  type ProfileAddressField,
} from './cascade.ts';
export { addressFromProfile } from './from-profile.ts';
