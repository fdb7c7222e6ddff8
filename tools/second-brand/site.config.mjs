/**
 * The second brand. The check in `run.mjs` replaces the project's site.config.ts by this file. No text, number or colour
 * except white is the same as in the first brand.
 * @type {import('../../packages/domain/src/brand/index.ts').SiteConfig}
 */
export const site = {
  name: 'Beringin',
  legalName: 'PT Beringin Teduh Proteksi',
  tagline: 'Tumbuh tenang bersama perlindungan yang tepat.',
  description:
    'Pialang asuransi untuk keluarga dan usaha Anda: bandingkan, pesan, dan urus klaim secara online.',
  email: 'halo@beringin.example',
  phone: '+62 31 7770 2468',
  whatsapp: '6281377702468',
  address: 'Menara Beringin Lantai 3, Jalan Diponegoro No. 88, Surabaya 60241',
  officeHours: 'Senin–Sabtu, 09.00–16.00 WIB',
  office: {
    street: 'Menara Beringin Lantai 3, Jalan Diponegoro No. 88',
    locality: 'Surabaya',
    region: 'Jawa Timur',
    postalCode: '60241',
    latitude: -7.2892,
    longitude: 112.7344,
    streets: ['Jalan Diponegoro', 'Jalan Ciliwung'],
  },
  statements: {
    registration: 'Izin usaha pialang asuransi KEP-999/D.05/CONTOH.',
    supervision: 'PT Beringin Teduh Proteksi diawasi oleh Otoritas Jasa Keuangan.',
    association: 'Anggota asosiasi pialang asuransi, nomor 999.',
    badge: 'Berizin resmi sejak 1999',
  },
  social: [{ name: 'Facebook', href: 'https://www.facebook.com/beringin.example' }],
  consultants: [
    {
      name: 'Sari Wulandari',
      certificate: 'CIIB',
      field: 'Semua produk',
      portrait: { skin: 'light', hair: 'long', clothes: 'blazer', clothesColour: 'brand' },
    },
    {
      name: 'Yohanes Tandi',
      certificate: 'AAAIK',
      field: 'Klaim',
      hours: 'Senin–Jumat, 09.00–15.00 WIB',
      portrait: { skin: 'dark', hair: 'curly', clothes: 'shirt', clothesColour: 'sun' },
    },
  ],
  history: {
    foundedYear: 1999,
    milestones: [
      { year: 1999, title: 'Berdiri di Surabaya', description: 'Memulai sebagai pialang untuk usaha kecil.' },
      { year: 2015, title: 'Cabang kedua', description: 'Melayani keluarga dan usaha di Jawa Timur.' },
    ],
  },
  colours: {
    brand: '#5b2a86',
    brandDark: '#3f1b60',
    brandTint: '#f1eaf7',
    brandSoft: '#d3bfe6',
    sun: '#e8663d',
    sunTint: '#fdeae3',
    ink: '#1d1626',
    muted: '#5a5165',
    paper: '#fbf9fd',
    surface: '#ffffff',
    line: '#e3dcea',
    field: '#cdc2d8',
  },
  mark: {
    size: 24,
    shapes: [
      { path: 'M12 2a7 7 0 0 1 7 7 7 7 0 0 1-14 0 7 7 0 0 1 7-7z', colour: 'brand' },
      { path: 'M12 14v8', colour: 'sun', stroke: 3 },
    ],
  },
};
