import type { Plan } from '@naungan/domain/lines/record';
import type { AccidentProduct } from './product.ts';
import { accidentData } from './reference-data.ts';

type Item = Plan['benefits'][number]['items'][number];

const item = (
  name: string,
  type: 'numtsi' | 'percentage',
  value: number,
  maximum: string,
  description: string,
  note = '',
): Item => ({ featureId: { name, type }, value, maximum, description, note });

const compensationItems = ({ sumInsured, weeklyCash }: AccidentProduct): Item[] => [
  item(
    'Meninggal dunia akibat kecelakaan (A)',
    'numtsi',
    sumInsured,
    '100% uang pertanggungan',
    'Dibayarkan kepada penerima manfaat bila tertanggung meninggal dunia dalam 12 bulan sejak kecelakaan.',
  ),
  item(
    'Cacat tetap akibat kecelakaan (B)',
    'numtsi',
    sumInsured,
    'menurut tabel cacat tetap, maksimal 100%',
    'Persentase uang pertanggungan menurut bagian tubuh yang kehilangan fungsi dalam 12 bulan sejak kecelakaan.',
  ),
  ...(weeklyCash
    ? [
        item(
          'Cacat sementara (C)',
          'numtsi',
          weeklyCash.amount,
          `per minggu, maksimal ${weeklyCash.weeks} minggu`,
          'Santunan selama tertanggung sama sekali tidak dapat bekerja atas keterangan dokter.',
        ),
      ]
    : []),
];

const careItems = ({ medicalLimit, hospitalCash }: AccidentProduct): Item[] => [
  ...(medicalLimit
    ? [
        item(
          'Biaya perawatan dan pengobatan (D)',
          'numtsi',
          medicalLimit,
          'per kejadian, sesuai kuitansi',
          'Penggantian biaya dokter, rumah sakit, obat, dan ambulans akibat kecelakaan.',
        ),
      ]
    : []),
  ...(hospitalCash
    ? [
        item(
          'Santunan harian rawat inap',
          'numtsi',
          hospitalCash.amount,
          `per hari, maksimal ${hospitalCash.days} hari per tahun`,
          'Uang tunai untuk setiap hari rawat inap akibat kecelakaan, berapa pun tagihannya.',
        ),
      ]
    : []),
];

const otherItems = ({ funeralLimit }: AccidentProduct): Item[] =>
  funeralLimit
    ? [
        item(
          'Santunan pemakaman',
          'numtsi',
          funeralLimit,
          'dibayar sekali',
          'Tambahan bagi keluarga bila tertanggung meninggal dunia akibat kecelakaan.',
        ),
      ]
    : [];

/** The percentages of the sum insured that benefit B pays. */
const disabilityTable: Item[] = accidentData.disability_table_percent_of_si.map(({ item_id, percent }) =>
  item(
    item_id,
    'percentage',
    percent,
    `${percent}% uang pertanggungan`,
    'Kehilangan atau kehilangan fungsi seluruhnya dan tetap.',
  ),
);

/** Returns a plan's benefit tables, always in the same order. */
export const benefitGroups = (product: AccidentProduct): Plan['benefits'] =>
  [
    { name: 'Santunan Kecelakaan', items: compensationItems(product) },
    { name: 'Biaya Perawatan', items: careItems(product) },
    { name: 'Santunan Lainnya', items: otherItems(product) },
    { name: 'Tabel Cacat Tetap', items: disabilityTable },
  ].filter(({ items }) => items.length > 0);
