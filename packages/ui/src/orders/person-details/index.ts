export { type Address, addressLines, type Person, personItems, showPhone } from './person-details.ts';
