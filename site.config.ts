/**
 * The brand, in one place: name, statements, office and contact. Pages, mails and the PDF certificate read it.
 * The company is fictional; a broker that runs this software puts its own facts here.
 */
export const site = {
  name: 'Naungan',
  legalName: 'PT Naungan Pialang Asuransi',
  tagline: 'Tenang, ada naungan untuk yang Anda jaga.',
  description:
    'Bandingkan premi dari banyak perusahaan asuransi, beli online, dan urus klaim dari ponsel bersama pialang berpengalaman lebih dari 30 tahun.',
  email: 'info@naungan.test',
  phone: '+62 21 5550 1945',
  whatsapp: '6281255501945',
  address: 'Gedung Naungan Lantai 7, Jalan Kemang Utara No. 19, Jakarta Selatan 12730',
  officeHours: 'Senin–Jumat, 08.30–17.00 WIB',
  statements: {
    registration: 'Terdaftar sebagai perusahaan pialang asuransi, izin usaha KEP-000/KM.10/FIKTIF.',
    supervision: 'PT Naungan Pialang Asuransi berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK).',
    association: 'Anggota Asosiasi Perusahaan Pialang Asuransi dan Reasuransi Indonesia (APPARINDO).',
  },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/naungan.test' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/naungan-test' },
    { name: 'YouTube', href: 'https://www.youtube.com/@naungan-test' },
  ],
} as const;

export type SiteConfig = typeof site;
