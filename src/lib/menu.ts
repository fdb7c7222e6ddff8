import { PRODUCT_TYPE_INFO } from '@naungan/domain/lines';

export type Link = { label: string; href: string; note?: string; icon?: string };

/** The four families a visitor chooses from [1 §2.1, §2.4]. */
export const productLinks: Required<Link>[] = [
  {
    label: 'Asuransi Properti',
    href: PRODUCT_TYPE_INFO.kebakaran.landingPath,
    note: 'Kebakaran & gempa bumi',
    icon: 'house',
  },
  {
    label: 'Asuransi Kendaraan',
    href: PRODUCT_TYPE_INFO.kendaraan.landingPath,
    note: 'All Risk & TLO',
    icon: 'car',
  },
  {
    label: 'Asuransi Kesehatan',
    href: PRODUCT_TYPE_INFO.kesehatan.landingPath,
    note: 'Rawat inap & jalan',
    icon: 'heart-pulse',
  },
  {
    label: 'Asuransi Jiwa',
    href: PRODUCT_TYPE_INFO.kecelakaandiri.landingPath,
    note: 'Kecelakaan diri',
    icon: 'user-check',
  },
];

export const aboutLinks: Link[] = [
  { label: 'Tentang Perusahaan', href: '/about-us' },
  { label: 'Visi & Misi', href: '/visi-misi' },
  { label: 'Kontak', href: '/contact' },
  { label: 'FAQ', href: '/faq' },
];

export const legalLinks: Link[] = [
  { label: 'Syarat & Ketentuan', href: '/p/syarat-ketentuan' },
  { label: 'Kebijakan Privasi', href: '/p/kebijakan-privasi' },
  { label: 'Penanganan Pengaduan', href: '/p/penanganan-pengaduan' },
];

export const memberLinks: Link[] = [
  { label: 'Pesanan', href: '/account?tab=purchase' },
  { label: 'Polis', href: '/account?tab=policy' },
  { label: 'Klaim', href: '/account?tab=claim' },
  { label: 'Profil', href: '/account?tab=profile' },
  { label: 'Keluar', href: '/logout' },
];
