export { beneficiaryItems } from './beneficiary-items.ts';
export { type Address, addressLines, type Person, personItems, showPhone } from './person-details.ts';
