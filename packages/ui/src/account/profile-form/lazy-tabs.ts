/** The second and third tab of the profile form, in a separate chunk, because the combobox is large. */
export { AccountFields } from './AccountFields.tsx';
export { AddressTab } from './AddressTab.tsx';
