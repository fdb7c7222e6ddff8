import { PROPERTY_TYPE_ROWS } from '@naungan/domain/lines/property';
import type { AnyPropertyPlan } from '@naungan/domain/lines/property/record';
import { formatRupiah } from '@naungan/domain/money';
import { list } from '../../seed/html.ts';
import type { ProductRow } from './catalogue.ts';

/** `floodBandPercent` is null for a product without the flood extension. Its number has no effect in this file. */
type CoveredProduct = Pick<ProductRow, 'type' | 'floodBandPercent'>;

const FIRE_COVER = [
  'Kebakaran, termasuk yang merambat dari bangunan lain.',
  'Sambaran petir.',
  'Ledakan, termasuk tabung gas elpiji.',
  'Kejatuhan pesawat terbang.',
  'Asap dari kebakaran.',
];

const EARTHQUAKE_COVER = [
  'Gempa bumi dan letusan gunung berapi.',
  'Tsunami.',
  'Kebakaran dan ledakan sesudah gempa bumi atau letusan gunung berapi.',
];

const FLOOD_COVER =
  'Banjir, angin topan, badai, dan kerusakan akibat air, jika ditambahkan sebagai perluasan.';

/** Returns the covered risks, one sentence each. */
export function coverageOf({ type, floodBandPercent }: CoveredProduct): string[] {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[type];
  return [
    ...(fire ? FIRE_COVER : []),
    ...(earthquake ? EARTHQUAKE_COVER : []),
    ...(floodBandPercent === null ? [] : [FLOOD_COVER]),
  ];
}

/** Returns the sentences that belong to the earthquake policy, for a product with two policies. */
export const earthquakeCoverageOf = ({ type }: CoveredProduct): string[] | undefined =>
  PROPERTY_TYPE_ROWS[type].fire && PROPERTY_TYPE_ROWS[type].earthquake ? EARTHQUAKE_COVER : undefined;

/** Returns the exclusions. */
export function notCoveredOf({ type, floodBandPercent }: CoveredProduct): string[] {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[type];
  return [
    'Tanah, serta isi bangunan seperti perabot, barang dagangan, dan uang.',
    'Kerusakan yang disengaja, keausan, dan cacat bangunan.',
    'Perang, kerusuhan, terorisme, dan reaksi nuklir.',
    ...(earthquake ? [] : ['Gempa bumi, letusan gunung berapi, dan tsunami.']),
    ...(fire ? [] : ['Kebakaran yang tidak disebabkan gempa bumi atau letusan gunung berapi.']),
    floodBandPercent === null
      ? 'Banjir, angin topan, dan badai.'
      : 'Banjir, angin topan, dan badai tanpa perluasan.',
  ];
}

const FIRE_RISKS = 'Kebakaran, petir, ledakan, pesawat terbang, dan asap';

function risksOf({ type, floodBandPercent }: CoveredProduct) {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[type];
  const risks = [
    { part: 'fire', name: FIRE_RISKS, value: 'Tidak ada' },
    { part: 'earthquake', name: 'Gempa bumi', value: '2,5% dari harga pertanggungan' },
    { part: 'flood', name: 'Banjir', value: '10% dari klaim' },
  ] as const;
  const isCovered = { fire, earthquake, flood: floodBandPercent !== null };
  return risks.filter(({ part }) => isCovered[part]);
}

/** Returns the deductible of each kind of claim. */
export const deductiblesOf = (product: CoveredProduct): AnyPropertyPlan['ownRisk'] =>
  risksOf(product).map((risk) => ({ ...risk }));

type Benefit = AnyPropertyPlan['benefits'][number];
type Part = NonNullable<Benefit['items'][number]['part']>;
const benefit = (
  name: string,
  [value, maximum]: [value: string, maximum: string],
  { part, note = '' }: { part?: Part; note?: string } = {},
): Benefit['items'][number] => ({
  featureId: { name, type: 'text' },
  value,
  maximum,
  description: '',
  note,
  part,
});

/** Returns the benefits with their limits. */
export function benefitsOf({ type, floodBandPercent }: CoveredProduct): Benefit[] {
  const { fire, earthquake } = PROPERTY_TYPE_ROWS[type];
  const rebuildingCost: [string, string] = ['Biaya membangun kembali', 'Harga pertanggungan'];
  const separatePolicyNote = fire ? 'Dalam polis tersendiri' : '';
  const mainBenefits = [
    ...(fire ? [benefit(FIRE_RISKS, rebuildingCost, { part: 'fire' })] : []),
    ...(earthquake
      ? [
          benefit('Gempa bumi, letusan gunung berapi, dan tsunami', rebuildingCost, {
            part: 'earthquake',
            note: separatePolicyNote,
          }),
        ]
      : []),
    ...(floodBandPercent === null
      ? []
      : [benefit('Banjir, angin topan, dan badai', rebuildingCost, { part: 'flood', note: 'Perluasan' })]),
  ];
  const otherBenefits = [
    benefit('Pembersihan puing', ['Biaya pembersihan', '10% dari klaim']),
    ...(fire ? [benefit('Pemadaman kebakaran', ['Biaya pemadaman', '5% dari klaim'], { part: 'fire' })] : []),
    benefit('Arsitek dan konsultan', ['Biaya jasa', '5% dari klaim']),
  ];
  return [
    { name: 'Jaminan utama', items: mainBenefits },
    { name: 'Biaya lain yang diganti', items: otherBenefits },
    {
      name: 'Risiko sendiri',
      items: risksOf({ type, floodBandPercent }).map(({ name, value, part }) =>
        benefit(name, [value, ''], { part }),
      ),
    },
  ];
}

const TYPE_TEXT: Record<ProductRow['type'], string> = {
  kebakaran: 'kebakaran',
  gempabumi: 'gempa bumi',
  'kebakaran-gempabumi': 'kebakaran dan gempa bumi',
};

/** Returns the information to read before ordering, as HTML. Exclusions and deductibles are separate fields. */
export function generalInfoOf(row: ProductRow): string {
  const { name, type, sumInsuredLimits, maxFloor, maxTermYears, requiresSurvey } = row;
  const sums = `${formatRupiah(sumInsuredLimits.min)} sampai ${formatRupiah(sumInsuredLimits.max)}`;
  const claims = [
    'Laporkan kejadian paling lambat 7 hari kalender sejak kejadian.',
    'Selamatkan yang masih bisa diselamatkan, dan foto kerusakan sebelum dibersihkan.',
    'Bangunan diperbaiki setelah mendapat persetujuan perusahaan asuransi.',
  ];
  return [
    `<p><strong>${name}</strong> menjamin bangunan terhadap ${TYPE_TEXT[type]}, selama 1 sampai ${maxTermYears} tahun. Harga bangunan ${sums}, tinggi bangunan sampai ${maxFloor} lantai. Premi mengikuti tarif OJK.</p>`,
    '<p>Isi harga bangunan dengan biaya membangun kembali, tanpa harga tanah.</p>',
    `<h3>Yang dijamin</h3>${list(coverageOf(row))}`,
    `<h3>Cara klaim</h3>${list(claims)}`,
    requiresSurvey ? '<h3>Survei</h3><p>Polis terbit setelah video survei bangunan diperiksa.</p>' : '',
  ].join('');
}
