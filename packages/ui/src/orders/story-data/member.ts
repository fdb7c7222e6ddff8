import { member as memberRecord } from '@naungan/domain/member/record';

/** A fictional member with a complete profile. */
export const member = memberRecord.parse({
  id: 'm-1',
  full_name: 'SARI WULANDARI',
  fullName: 'SARI WULANDARI',
  email: 'sari.wulandari@contoh.id',
  phone_number: '6281234567890',
  role: 'member',
  status: 'active',
  completeProfile: true,
  addreses: {
    province: 'DKI JAKARTA',
    district: 'KOTA JAKARTA SELATAN',
    sub_district: 'TEBET',
    urban_village: 'TEBET BARAT',
    neighbourhood: '003',
    hamlet: '005',
    postalCode: '12810',
    address: 'JL. TEBET BARAT DALAM NO. 12',
  },
  account: { bank: 'BCA', account_number: '1234567890', account_owner: 'SARI WULANDARI' },
  profile: {
    profession: 'karyawan-swasta',
    businessField: 'perdagangan',
    income: '4',
    citizen: 'indonesia',
    identiyType: 'ktp',
    identityNumber: '3174094101900001',
    npwp_number: '',
    gender: 'perempuan',
  },
});
