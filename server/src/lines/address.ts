import type { OrderAddress } from './order.ts';

/** The three lines of an address as it is shown and printed: street, neighbourhood, town. */
export function addressLines(addresses: OrderAddress): { addr1: string; addr2: string; addr3: string } {
  const { address, neighbourhood, hamlet, urbanVillage, subDistrict, district, province, postalCode } =
    addresses;
  return {
    addr1: address,
    addr2: `RT ${neighbourhood}/RW ${hamlet}, ${urbanVillage}, ${subDistrict}`,
    addr3: `${district}, ${province} ${postalCode}`,
  };
}

export const addressText = (addresses: OrderAddress): string =>
  Object.values(addressLines(addresses)).join(', ');
