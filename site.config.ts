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
  consultants: [
    {
      name: 'Dewi Anggraini',
      certificate: 'CIIB',
      field: 'Kendaraan',
      portrait: {
        skin: 'light',
        hair: 'hijab',
        headscarf: 'brand',
        clothes: 'shirt',
        clothesColour: 'brandDark',
      },
    },
    {
      name: 'Bayu Pratama',
      certificate: 'AAAIJ',
      field: 'Kesehatan dan jiwa',
      portrait: { skin: 'medium', hair: 'parted', clothes: 'blazer', clothesColour: 'ink' },
    },
    {
      name: 'Ratna Simanjuntak',
      certificate: 'QIP',
      field: 'Klaim',
      portrait: { skin: 'medium', hair: 'bob', clothes: 'blouse', clothesColour: 'sun', hasGlasses: true },
    },
    {
      name: 'Made Wirawan',
      certificate: 'AAAIK',
      field: 'Properti',
      hours: 'Senin–Jumat, 10.00–17.00 WIB',
      portrait: { skin: 'dark', hair: 'short', hairColour: 'grey', clothes: 'batik', clothesColour: 'brand' },
    },
  ],
  history: {
    foundedYear: 1994,
    milestones: [
      {
        year: 1994,
        title: 'Berdiri di Jakarta',
        description:
          'Lima orang, satu ruang kerja, dan pelanggan pertama: pemilik toko yang ingin rukonya terlindungi.',
      },
      {
        year: 2001,
        title: 'Meja klaim sendiri',
        description: 'Sejak itu setiap klaim punya satu pendamping, dari laporan pertama sampai pembayaran.',
      },
      {
        year: 2013,
        title: 'Pengawasan OJK',
        description:
          'Pengawasan industri asuransi beralih ke Otoritas Jasa Keuangan. Laporan kami mengikuti aturannya.',
      },
      {
        year: 2020,
        title: 'Konsultasi jarak jauh',
        description:
          'Konsultasi dan laporan klaim dapat dilakukan lewat telepon dan pesan, tanpa datang ke kantor.',
      },
      {
        year: 2026,
        title: 'Semua di satu halaman',
        description: 'Premi dibandingkan, polis dibeli, dan klaim dipantau secara online.',
      },
    ],
  },
  isFictional: true,
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
