/** What only the second and third tab need: their own download, most of it the combobox. */
export { AccountFields } from './AccountFields.tsx';
export { AddressTab } from './AddressTab.tsx';
