import type { ProfileFormInput } from './form.ts';

/** The input of a complete profile, as typed by a member: not yet normalized. */
export const profileInput: ProfileFormInput = {
  full_name: 'siti aminah',
  email: 'Siti@contoh.id',
  phone_number: '0812-3456-7890',
  addreses: {
    province: 'DKI JAKARTA',
    district: 'KOTA ADM. JAKARTA SELATAN',
    sub_district: 'Setiabudi',
    urban_village: 'Kuningan Timur',
    neighbourhood: '5',
    hamlet: '12',
    postalCode: '12950',
    address: 'Jl. Melati No. 5',
  },
  account: { bank: 'Bank Central Asia (BCA)', account_number: '123-456 7890', account_owner: 'siti aminah' },
  profile: {
    profession: 'P01',
    businessField: 'B53',
    income: 'I04',
    citizen: 'indonesia',
    identiyType: 'ktp',
    identityNumber: '3171 2345 6789 0001',
    npwp_number: '021234567890123',
    gender: 'perempuan',
  },
};
