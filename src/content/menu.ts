import { LINES } from '@naungan/domain/lines';

export type Link = { label: string; href: string; note?: string; icon?: string };

/** The four product families [1 §2.1, §2.4]. */
export const productLinks: Required<Link>[] = [
  {
    label: 'Asuransi Properti',
    href: LINES.kebakaran.landingPath,
    note: 'Kebakaran & gempa bumi',
    icon: 'house',
  },
  {
    label: 'Asuransi Kendaraan',
    href: LINES.kendaraan.landingPath,
    note: 'All Risk & TLO',
    icon: 'car',
  },
  {
    label: 'Asuransi Kesehatan',
    href: LINES.kesehatan.landingPath,
    note: 'Rawat inap & jalan',
    icon: 'heart-pulse',
  },
  {
    label: 'Asuransi Jiwa',
    href: LINES.kecelakaandiri.landingPath,
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
