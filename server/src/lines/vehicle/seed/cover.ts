import type { Cover } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { list } from '../../seed/html.ts';
import type { ProductRow } from './catalogue.ts';

/** The damage that each cover pays for. A total loss is damage of at least 75 % of the vehicle's price. */
export const COVERAGE: Record<Cover, readonly string[]> = {
  allrisk: [
    'Kerusakan sebagian dan seluruhnya akibat tabrakan, benturan, terbalik, atau tergelincir.',
    'Perbuatan jahat orang lain.',
    'Pencurian, termasuk yang disertai kekerasan.',
    'Kebakaran dan sambaran petir.',
    'Selama kendaraan diseberangkan dengan kapal feri.',
  ],
  tlo: [
    'Kerugian total: biaya perbaikan sama dengan atau lebih dari 75% harga kendaraan.',
    'Kehilangan akibat pencurian, termasuk yang disertai kekerasan.',
    'Kebakaran dan sambaran petir yang mengakibatkan kerugian total.',
  ],
};

const EXCLUSIONS = [
  'Kerusakan yang disengaja, atau saat pengemudi tidak memiliki SIM yang berlaku.',
  'Kendaraan yang dipakai untuk balapan, latihan mengemudi, atau tindak kejahatan.',
  'Keausan, karat, dan kerusakan mesin karena kurang perawatan.',
];
const EXTENDABLE_RISKS = 'Banjir, gempa bumi, kerusuhan, dan terorisme';

/** Returns the exclusions of a product. */
export const exclusionsOf = ({ expansions }: Pick<ProductRow, 'expansions'>) => [
  ...EXCLUSIONS,
  expansions === 'tanpa'
    ? `${EXTENDABLE_RISKS}.`
    : `${EXTENDABLE_RISKS}, kecuali ditambahkan sebagai perluasan.`,
];

type CoveredProduct = Pick<ProductRow, 'cover' | 'types' | 'expansions'>;

/** Returns the deductible of each kind of claim, including flood where it can be insured. */
export function deductiblesOf({ cover, types, expansions }: CoveredProduct): VehiclePlan['ownRisk'] {
  const flood =
    expansions === 'tanpa' ? [] : [{ name: 'Banjir', value: '10% dari klaim, minimal Rp500.000' }];
  if (cover === 'allrisk')
    return [
      { name: 'Setiap kejadian', value: 'Rp300.000' },
      { name: 'Kendaraan listrik, setiap kejadian', value: 'Rp500.000' },
      ...flood,
    ];
  const theftDeductible = types.includes('MV2') ? 'Rp200.000' : '5% dari klaim';
  return [{ name: 'Kehilangan', value: theftDeductible }, ...flood];
}

type Benefit = VehiclePlan['benefits'][number];
const benefit = (
  name: string,
  value: string | number,
  type: string,
  maximum: string,
  note = '',
): Benefit['items'][number] => ({
  featureId: { name, type },
  value,
  maximum,
  description: '',
  note,
});

/** Returns the benefits with their limits. */
export function benefitsOf({ cover, types, expansions }: CoveredProduct): Benefit[] {
  const totalLoss = benefit(
    'Kerugian total',
    'Harga pertanggungan',
    'text',
    '',
    'Kerugian 75% harga kendaraan atau lebih',
  );
  const theft = benefit('Kehilangan', 'Harga pertanggungan', 'text', '', 'Dengan laporan kepolisian');
  const towing = benefit(
    'Biaya derek',
    types.includes('TRUCK') ? 1_500_000 : 500_000,
    'numtsi',
    'setiap kejadian',
  );
  const partialDamage = benefit(
    'Kerusakan sebagian',
    'Biaya perbaikan',
    'text',
    'Harga pertanggungan',
    'Di bengkel rekanan',
  );
  const items = cover === 'allrisk' ? [partialDamage, totalLoss, theft, towing] : [totalLoss, theft, towing];
  return [
    { name: 'Jaminan utama', items },
    {
      name: 'Risiko sendiri',
      items: deductiblesOf({ cover, types, expansions }).map(({ name, value }) =>
        benefit(name, value, 'text', ''),
      ),
    },
  ];
}

/** Returns the information to read before ordering, as HTML. */
export function generalInfoOf(product: ProductRow): string {
  const { name, cover, maxAge, requiresSurvey } = product;
  const claims = [
    'Laporkan kejadian paling lambat 5 hari kalender sejak kejadian.',
    'Kehilangan dilaporkan ke kepolisian setempat.',
    cover === 'tlo'
      ? 'Harga pertanggungan dibayar setelah perusahaan asuransi menyetujui klaim.'
      : 'Kendaraan diperbaiki setelah mendapat persetujuan perusahaan asuransi.',
  ];
  return [
    `<p><strong>${name}</strong> menjamin kendaraan yang berusia sampai ${maxAge} tahun selama satu tahun. Premi mengikuti tarif OJK untuk kelas, harga, dan wilayah kendaraan.</p>`,
    `<h3>Yang dijamin</h3>${list(COVERAGE[cover])}`,
    `<h3>Risiko sendiri</h3>${list(deductiblesOf(product).map((risk) => `${risk.name}: ${risk.value}`))}`,
    `<h3>Cara klaim</h3>${list(claims)}`,
    requiresSurvey ? '<h3>Survei</h3><p>Polis terbit setelah video survei kendaraan diperiksa.</p>' : '',
    `<h3>Yang tidak dijamin</h3>${list(exclusionsOf(product))}`,
  ].join('');
}
