import type { OrderAddress } from './order.ts';

/** Returns an address in three lines: street; RT/RW, village and subdistrict; regency, province and postal code. */
export function addressLines(addresses: OrderAddress): { addr1: string; addr2: string; addr3: string } {
  const { address, neighbourhood, hamlet, urbanVillage, subDistrict, district, province, postalCode } =
    addresses;
  return {
    addr1: address,
    addr2: `RT ${neighbourhood}/RW ${hamlet}, ${urbanVillage}, ${subDistrict}`,
    addr3: `${district}, ${province} ${postalCode}`,
  };
}

/** Returns an address in one line. */
export const addressText = (addresses: OrderAddress): string =>
  Object.values(addressLines(addresses)).join(', ');
