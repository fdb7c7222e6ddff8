/** For tests: the insured person, as a wizard sends it. */
export const PERSON = {
  fullname: 'Siti Rahayu',
  citizen: 'indonesia' as const,
  gender: 'perempuan' as const,
  emailAddress: 'siti@contoh.test',
  phoneNumber: '6281234567890',
  identiyType: 'ktp' as const,
  identityNumber: '3174035507900001',
  addresses: {
    province: 'DKI Jakarta',
    district: 'Kota Administrasi Jakarta Selatan',
    subDistrict: 'Mampang Prapatan',
    urbanVillage: 'Bangka',
    address: 'Jalan Kemang Utara No. 19',
    neighbourhood: '001',
    hamlet: '002',
    postalCode: '12730',
  },
  acceptTnc: true as const,
  printPolicy: false,
  customShippingAddress: false,
  shippingAddress: '',
};
