import { benefitText } from '@naungan/domain/benefit';
import type { SiteConfig } from '@naungan/domain/brand';
import { formatDate, formatDateTime, formatLongDate } from '@naungan/domain/dates';
import { CITIZENS, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import { productTypeInfo } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import { formatRupiah } from '@naungan/domain/money';
import type { Fact } from '../../../pdf/blocks.ts';
import type { InvoiceRecord } from '../../invoices/service.ts';
import { addressLines, type OrderRecord } from '../../orders/service.ts';
import type { PolicyRecord } from '../repository.ts';
import { wordingOf } from './wording.ts';

/** All that a certificate tells. */
export type CertificateInput = {
  policy: PolicyRecord;
  order: OrderRecord;
  holder: Member;
  invoice: InvoiceRecord;
  brand: SiteConfig;
  publicUrl: string;
};

const labelOf = (rows: readonly { value: string; label: string }[], value: string) =>
  rows.find((row) => row.value === value)?.label ?? value;

export const certificateUrl = ({ publicUrl, policy }: CertificateInput): string =>
  `${publicUrl}/certificates/${policy.certificateCode}`;

export const titleOf = ({ policy }: CertificateInput): string =>
  `Sertifikat Polis Asuransi ${productTypeInfo(policy.productType).label}`;

export function policyFacts({ policy, order, invoice }: CertificateInput): Fact[] {
  const { startDate, endDate, issuedAt, policyNumber } = policy;
  return [
    { title: 'Nomor Polis', value: policyNumber },
    { title: 'Tanggal Terbit', value: formatDateTime(issuedAt) },
    {
      title: 'Periode Pertanggungan',
      value: `${formatLongDate(startDate)} s.d. ${formatLongDate(endDate)} pukul 12.00 WIB`,
    },
    { title: 'Nomor Pesanan / Invoice', value: `${order.kpaNumber} / ${invoice.invoiceNumber}` },
  ];
}

export const holderFacts = ({ holder }: CertificateInput): Fact[] => [
  { title: 'Nama', value: holder.fullName },
  { title: 'Nomor Telepon', value: `+${holder.phone_number}` },
  { title: 'Email', value: holder.email },
];

export function insuredFacts({ order: { insured, addresses } }: CertificateInput): Fact[] {
  const birth = [insured.placeOfbirth, insured.birthDate && formatDate(insured.birthDate)]
    .filter(Boolean)
    .join(', ');
  return [
    { title: 'Nama', value: insured.fullname },
    { title: 'Tempat, Tanggal Lahir', value: birth },
    { title: labelOf(IDENTITY_TYPES, insured.identiyType), value: insured.identityNumber },
    { title: 'Jenis Kelamin', value: labelOf(GENDERS, insured.gender) },
    { title: 'Warga Negara', value: labelOf(CITIZENS, insured.citizen) },
    { title: 'Nomor Telepon', value: `+${insured.phoneNumber}` },
    { title: 'Alamat', value: Object.values(addressLines(addresses)).join(', '), wide: true },
  ];
}

export const insurerFacts = ({ policy, order: { product } }: CertificateInput): Fact[] => [
  { title: 'Perusahaan Asuransi', value: product.insuranceCompany.company_name },
  { title: 'Produk', value: product.productName },
  ...(product.limitClaim.limit > 0
    ? [
        {
          title: wordingOf(policy.productType).limitTitle,
          value: formatRupiah(product.limitClaim.limit),
        },
      ]
    : []),
];

/** Name, amount, and how often it applies; a note follows the name. */
export function benefitRows(
  { product }: OrderRecord,
  items: OrderRecord['product']['benefits'][number]['items'],
): string[][] {
  return items.map(({ featureId, value, maximum, note }) => [
    note === '' ? featureId.name : `${featureId.name} (${note})`,
    benefitText({ type: featureId.type, value }, product.limitClaim),
    maximum,
  ]);
}

export function premiumRows({ amounts }: OrderRecord): string[][] {
  const { premium, adminFee, policyPrintFee, serviceFee } = amounts;
  const rows: [string, number][] = [
    ['Premi 1 tahun', premium],
    ['Biaya Admin', adminFee],
    ['Biaya Cetak Polis', policyPrintFee],
    ['Biaya Layanan', serviceFee],
  ];
  return rows
    .filter(([, amount], index) => index === 0 || amount > 0)
    .map(([title, amount]) => [title, formatRupiah(amount)]);
}

export function terms({ policy, order: { product } }: CertificateInput): string[] {
  const { cover, changes } = wordingOf(policy.productType);
  const company = product.insuranceCompany.company_name;
  return [
    ...cover(product),
    `Masa tenggang pembayaran premi perpanjangan ${product.gracePeriod} hari sejak jatuh tempo.`,
    `Masa mempelajari polis ${product.coolingPeriod} hari kalender sejak polis diterima. Selama masa itu polis dapat dibatalkan secara tertulis dan premi dikembalikan setelah dikurangi biaya yang telah timbul.`,
    `Perubahan data, termasuk ${changes}, harus segera diberitahukan kepada kami.`,
    `Sertifikat ini adalah ringkasan. Hak dan kewajiban para pihak tunduk pada syarat dan ketentuan umum polis yang diterbitkan ${company}.`,
  ];
}

export function claimSteps({ policy, order: { product }, brand }: CertificateInput): string[] {
  const ways = product.claimMecanism
    .map(({ mecanism, area }) => (area ? `${mecanism} (${area})` : mecanism))
    .join('; ');
  return [`Cara klaim yang tersedia: ${ways}.`, ...wordingOf(policy.productType).claims(brand)];
}

export const contactFacts = ({ brand }: CertificateInput): Fact[] => [
  { title: 'Telepon', value: brand.phone },
  { title: 'WhatsApp', value: `+${brand.whatsapp}` },
  { title: 'Email', value: brand.email },
  { title: 'Jam Layanan', value: brand.officeHours, wide: true },
  { title: 'Alamat', value: brand.address, wide: true },
];
