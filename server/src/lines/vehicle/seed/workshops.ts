import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';

type Workshop = VehiclePlan['workshops'][number];

/** Name, street, telephone, latitude and longitude, near the centres of large cities. All are fictional. */
const WORKSHOP_ROWS: readonly [string, string, string, number, number][] = [
  [
    'Bengkel Cahaya Motor',
    'Jl. Contoh Raya No. 12, Setiabudi, Jakarta Selatan',
    '021-5550101',
    -6.2146,
    106.8227,
  ],
  [
    'Bengkel Sumber Rapi',
    'Jl. Contoh Barat No. 45, Kebon Jeruk, Jakarta Barat',
    '021-5550102',
    -6.1923,
    106.7697,
  ],
  ['Bengkel Karya Bodi', 'Jl. Contoh Timur No. 8, Cipinang, Jakarta Timur', '021-5550103', -6.2235, 106.8917],
  ['Bengkel Tiga Roda', 'Jl. Contoh Margonda No. 77, Beji, Depok', '021-5550104', -6.3728, 106.8342],
  [
    'Bengkel Priangan Auto',
    'Jl. Contoh Asia No. 21, Sumur Bandung, Bandung',
    '022-5550105',
    -6.9219,
    107.6106,
  ],
  ['Bengkel Merapi Jaya', 'Jl. Contoh Kaliurang No. 5, Depok, Sleman', '0274-555106', -7.7599, 110.3811],
  [
    'Bengkel Simpang Lima',
    'Jl. Contoh Pemuda No. 90, Semarang Tengah, Semarang',
    '024-5550107',
    -6.9833,
    110.4141,
  ],
  ['Bengkel Surya Kencana', 'Jl. Contoh Darmo No. 33, Wonokromo, Surabaya', '031-5550108', -7.2905, 112.7378],
  [
    'Bengkel Deli Makmur',
    'Jl. Contoh Gatot Subroto No. 14, Medan Petisah, Medan',
    '061-5550109',
    3.5917,
    98.6603,
  ],
  [
    'Bengkel Musi Utama',
    'Jl. Contoh Sudirman No. 61, Ilir Timur, Palembang',
    '0711-555110',
    -2.9761,
    104.7583,
  ],
  ['Bengkel Losari Indah', 'Jl. Contoh Ratulangi No. 27, Mariso, Makassar', '0411-555111', -5.1535, 119.4106],
  [
    'Bengkel Dewata Auto',
    'Jl. Contoh Teuku Umar No. 18, Denpasar Barat, Denpasar',
    '0361-555112',
    -8.6734,
    115.2126,
  ],
  [
    'Bengkel Mahakam',
    'Jl. Contoh Antasari No. 3, Samarinda Ulu, Samarinda',
    '0541-555113',
    -0.4898,
    117.1312,
  ],
  [
    'Bengkel Khatulistiwa',
    'Jl. Contoh Ahmad Yani No. 40, Pontianak Selatan, Pontianak',
    '0561-555114',
    -0.0521,
    109.3449,
  ],
];

const workshopAt = ([
  name,
  address,
  telephone,
  latitude,
  longtitude,
]: (typeof WORKSHOP_ROWS)[number]): Workshop => ({
  name,
  address,
  telephone,
  latitude,
  longtitude,
  gmapsLink: `https://www.google.com/maps/search/?api=1&query=${latitude},${longtitude}`,
});

/**
 * Returns the partner workshops of the product at this position: two of every three workshops, so that neighbouring
 * products have different workshops.
 */
export const workshopsOf = (productIndex: number): Workshop[] =>
  WORKSHOP_ROWS.filter((_, index) => (index + productIndex) % 3 !== 0).map(workshopAt);
