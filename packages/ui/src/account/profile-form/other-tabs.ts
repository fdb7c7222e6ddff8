/** The second and third tab, in a separate chunk, because the combobox is large. */
export { AccountFields } from './AccountFields.tsx';
export { AddressTab } from './AddressTab.tsx';
