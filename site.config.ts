import type { SiteConfig } from '@naungan/domain/brand';

/**
 * The brand: name, statements, office, contact data, colours and logo. Pages, pictures, mails and PDF certificates use it.
 * The company is fictional. A broker that runs this software enters the broker's data here.
 */
export const site: SiteConfig = {
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
  office: {
    street: 'Gedung Naungan Lantai 7, Jalan Kemang Utara No. 19',
    locality: 'Jakarta Selatan',
    region: 'DKI Jakarta',
    postalCode: '12730',
    latitude: -6.2572,
    longitude: 106.8163,
    streets: ['Jalan Kemang Utara', 'Jalan Kemang Raya'],
  },
  statements: {
    registration: 'Terdaftar sebagai perusahaan pialang asuransi, izin usaha KEP-000/KM.10/FIKTIF.',
    supervision: 'PT Naungan Pialang Asuransi berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK).',
    association: 'Anggota Asosiasi Perusahaan Pialang Asuransi dan Reasuransi Indonesia (APPARINDO).',
    badge: 'Diawasi OJK · anggota APPARINDO',
  },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/naungan.test' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/company/naungan-test' },
    { name: 'YouTube', href: 'https://www.youtube.com/@naungan-test' },
  ],
  colours: {
    brand: '#0a6a66',
    brandDark: '#07504d',
    brandTint: '#e4f1ef',
    brandSoft: '#bcdcd6',
    sun: '#f3ab2c',
    sunTint: '#fdf3de',
    ink: '#12232b',
    muted: '#4f626b',
    paper: '#faf9f5',
    surface: '#ffffff',
    line: '#e2e0d8',
    field: '#cfccc1',
  },
  /** The logo, an umbrella: two arcs and a handle. */
  mark: {
    size: 32,
    shapes: [
      { path: 'M2.5 17.5a13.5 13.5 0 0 1 27 0', colour: 'brand', stroke: 3.4 },
      { path: 'M9 17.5a7 7 0 0 1 14 0', colour: 'sun', stroke: 3.4 },
      { path: 'M16 16.5v9.3a3.2 3.2 0 0 1-6.4 0v-.6', colour: 'brand', stroke: 3.4 },
    ],
  },
};
