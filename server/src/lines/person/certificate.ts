import { benefitText } from '@naungan/domain/benefit';
import type { BenefitPlan } from '@naungan/domain/benefit/record';
import { formatDate } from '@naungan/domain/dates';
import { CITIZENS, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import type { PersonDetails } from '@naungan/domain/lines/person/record';
import { optionLabel } from '@naungan/domain/lists';
import { formatRupiah } from '@naungan/domain/money';
import { formatPhone } from '@naungan/domain/phone';
import type { Fact } from '../../core/module.ts';
import { addressText } from '../address.ts';
import type { CoverTable } from '../line.ts';

type Insured = { details: PersonDetails };
type Covered = { product: BenefitPlan };

function insuredFacts({ details: { insured, addresses } }: Insured): Fact[] {
  const birth = [insured.placeOfbirth, insured.birthDate && formatDate(insured.birthDate)]
    .filter(Boolean)
    .join(', ');
  return [
    { title: 'Nama', value: insured.fullname },
    ...(birth ? [{ title: 'Tempat, Tanggal Lahir', value: birth }] : []),
    { title: optionLabel(IDENTITY_TYPES, insured.identiyType), value: insured.identityNumber },
    { title: 'Jenis Kelamin', value: optionLabel(GENDERS, insured.gender) },
    { title: 'Warga Negara', value: optionLabel(CITIZENS, insured.citizen) },
    { title: 'Nomor Telepon', value: formatPhone(insured.phoneNumber) },
    { title: 'Alamat', value: addressText(addresses), wide: true },
  ];
}

/** The chapter of the insured person. */
export const insuredChapter = (order: Insured) => ({ title: 'Tertanggung', facts: insuredFacts(order) });

/** The limit of the plan under the line's name for it, where there is one. */
export const limitFacts = ({ product: { limitClaim } }: Covered, title: string): Fact[] =>
  limitClaim.limit > 0 ? [{ title, value: formatRupiah(limitClaim.limit) }] : [];

/** Name, amount, and how often it applies; a note follows the name. */
export const benefitTables = ({ product }: Covered): CoverTable[] =>
  product.benefits.map(({ name: title, items }) => ({
    title,
    rows: items.map(({ featureId, value, maximum, note }) => [
      note === '' ? featureId.name : `${featureId.name} (${note})`,
      benefitText({ type: featureId.type, value }, product.limitClaim),
      maximum,
    ]),
  }));

/** Grace and cooling period, and which changes have to be told. */
export const personTerms = ({ product }: Covered, changes: string): string[] => [
  `Masa tenggang pembayaran premi perpanjangan ${product.gracePeriod} hari sejak jatuh tempo.`,
  `Masa mempelajari polis ${product.coolingPeriod} hari kalender sejak polis diterima. Selama masa itu polis dapat dibatalkan secara tertulis dan premi dikembalikan setelah dikurangi biaya yang telah timbul.`,
  `Perubahan data, termasuk ${changes}, harus segera diberitahukan kepada kami.`,
];

/** How this plan pays a claim, and where. */
export function claimWays({ product }: Covered): string {
  const ways = product.claimMecanism
    .map(({ mecanism, area }) => (area ? `${mecanism} (${area})` : mecanism))
    .join('; ');
  return `Cara klaim yang tersedia: ${ways}.`;
}
