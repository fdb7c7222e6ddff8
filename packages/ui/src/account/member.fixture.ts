import type { Member } from '@naungan/domain/member/record';
import type { RegionQuery } from '../fields/regions/index.ts';
import type { RegionLists } from '../fields/regions/region-query.ts';

/** A member who has registered and filled in nothing else. */
export const newMember: Member = {
  id: 'member-1',
  full_name: 'SARI WULANDARI',
  fullName: 'SARI WULANDARI',
  email: 'sari@contoh.id',
  phone_number: '6281234567890',
  role: 'member',
  status: 'active',
  completeProfile: false,
  addreses: null,
  account: null,
  profile: null,
};

/** A member with a complete profile. */
export const completeMember: Member = {
  ...newMember,
  completeProfile: true,
  addreses: {
    province: 'JAWA BARAT',
    district: 'KOTA BANDUNG',
    sub_district: 'COBLONG',
    urban_village: 'DAGO',
    neighbourhood: '005',
    hamlet: '012',
    postalCode: '40135',
    address: 'Jalan Dago Asri No. 12',
  },
  account: { bank: 'Bank Mandiri', account_number: '1310012345678', account_owner: 'SARI WULANDARI' },
  profile: {
    profession: 'P01',
    businessField: 'B53',
    income: 'I04',
    citizen: 'indonesia',
    identiyType: 'ktp',
    identityNumber: '3273014101900001',
    npwp_number: '',
    gender: 'perempuan',
  },
};

export const banks = ['Bank Central Asia (BCA)', 'Bank Mandiri', 'Bank Negara Indonesia (BNI)'];

const DISTRICTS: Record<string, string[]> = {
  'JAWA BARAT': ['KOTA BANDUNG', 'KOTA BOGOR'],
  BALI: ['KOTA DENPASAR', 'KABUPATEN BADUNG'],
};

/** Resolves to regions of a fictional country with two provinces. */
export async function loadRegions({ type, provinsi = '' }: RegionQuery): Promise<RegionLists> {
  const isBali = provinsi === 'BALI';
  const allRegions = {
    provinsi: Object.keys(DISTRICTS),
    kabupaten: DISTRICTS[provinsi] ?? [],
    kecamatan: isBali ? ['DENPASAR SELATAN', 'KUTA'] : ['COBLONG', 'CICENDO'],
    kelurahan: isBali ? ['SANUR', 'SESETAN'] : ['DAGO', 'LEBAK SILIWANGI'],
    kodepos: isBali ? ['80228'] : ['40135', '40132'],
  };
  return type === 'all' ? allRegions : { [type]: allRegions[type] };
}
