/** A complete profile, with which a member can order. */
export const COMPLETE_PROFILE = {
  addreses: {
    province: 'DKI Jakarta',
    district: 'Kota Administrasi Jakarta Selatan',
    sub_district: 'Mampang Prapatan',
    urban_village: 'Bangka',
    neighbourhood: '001',
    hamlet: '002',
    postalCode: '12730',
    address: 'Jalan Kemang Utara No. 19',
  },
  account: { bank: 'Bank Central Asia (BCA)', account_number: '1234567890', account_owner: 'SITI RAHAYU' },
  profile: {
    profession: 'P01',
    businessField: 'B01',
    income: 'I04',
    citizen: 'indonesia',
    identiyType: 'ktp',
    identityNumber: '3174035507900001',
    npwp_number: '',
    gender: 'perempuan',
  },
};
