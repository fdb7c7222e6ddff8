/** The second and third tab, in a chunk of their own, because of the combobox. */
export { AccountFields } from './AccountFields.tsx';
export { AddressTab } from './AddressTab.tsx';
