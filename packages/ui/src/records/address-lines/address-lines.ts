export type Address = {
  province: string;
  district: string;
  subDistrict: string;
  urbanVillage: string;
  address: string;
  neighbourhood: string;
  hamlet: string;
  postalCode: string;
};

/** Returns an address as the lines of an envelope. */
export function addressLines(address: Address): string[] {
  return [
    `${address.address}, RT ${address.neighbourhood} / RW ${address.hamlet}`,
    `Kel. ${address.urbanVillage}, Kec. ${address.subDistrict}`,
    `${address.district}, ${address.province} ${address.postalCode}`,
  ];
}
