import type { SiteConfig } from '@naungan/domain/brand';
import { formatDateTime } from '@naungan/domain/dates';
import type { PriceRow, ProductType } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import { formatRupiah } from '@naungan/domain/money';
import { formatPhone } from '@naungan/domain/phone';
import { coverText, type PolicyKind } from '@naungan/domain/policy';
import { serverLine } from '../../../lines/index.ts';
import type { CoverTable } from '../../../lines/line.ts';
import type { Fact } from '../../../pdf/blocks.ts';
import type { InvoiceRecord } from '../../invoices/service.ts';
import { type OrderRecord, priceRows } from '../../orders/service.ts';
import type { PolicyRecord } from '../repository.ts';

type Subject = { title: string; facts: Fact[] };

/** The data from which a certificate is rendered. */
export type CertificateInput = {
  policy: PolicyRecord;
  order: OrderRecord;
  holder: Member;
  invoice: InvoiceRecord;
  brand: SiteConfig;
  publicUrl: string;
};

export const certificateUrl = ({ publicUrl, policy }: CertificateInput): string =>
  `${publicUrl}/certificates/${policy.certificateCode}`;

export function titleOf({ policy, order }: CertificateInput): string {
  const { kinds } = serverLine(order.productType).certificate;
  const label = kinds.find(({ kind }) => kind === policy.kind)?.label;
  return ['Sertifikat Polis Asuransi', label].filter(Boolean).join(' ');
}

export function policyFacts({ policy, order, invoice }: CertificateInput): Fact[] {
  const { issuedAt, policyNumber } = policy;
  return [
    { title: 'Nomor Polis', value: policyNumber },
    { title: 'Tanggal Terbit', value: formatDateTime(issuedAt) },
    { title: 'Periode Pertanggungan', value: coverText(policy) },
    { title: 'Nomor Pesanan / Invoice', value: `${order.kpaNumber} / ${invoice.invoiceNumber}` },
  ];
}

export const holderFacts = ({ holder }: CertificateInput): Fact[] => [
  { title: 'Nama', value: holder.fullName },
  { title: 'Nomor telepon', value: formatPhone(holder.phone_number) },
  { title: 'Email', value: holder.email },
];

/** Returns the sections about the insured person or thing. */
export const subjectOf = <L extends ProductType>(order: OrderRecord<L>, kind: PolicyKind): Subject[] =>
  serverLine(order.productType).certificate.subject(order, kind);

/** Returns the tables of cover. */
export const coverOf = <L extends ProductType>(order: OrderRecord<L>, kind?: PolicyKind): CoverTable[] =>
  serverLine(order.productType).certificate.cover(order, kind);

export const insurerFacts = <L extends ProductType>(order: OrderRecord<L>, kind?: PolicyKind): Fact[] => [
  { title: 'Perusahaan Asuransi', value: order.product.insuranceCompany.company_name },
  { title: 'Produk', value: order.product.productName },
  ...serverLine(order.productType).certificate.product(order, kind),
];

const tableRows = (rows: readonly PriceRow[]): string[][] =>
  rows.map(({ label, amount }) => [label, formatRupiah(amount)]);

/** A table of amounts; `sum` is the row with the total. */
export type AmountTable = { title: string; rows: string[][]; sum: string[] };

/**
 * Returns the tables of costs. If the order has several policies, the share of the policy `kind` comes first, then
 * the costs of the order.
 */
export function premiumTables<L extends ProductType>(
  order: OrderRecord<L>,
  totalLabel: string,
  kind?: PolicyKind,
): [AmountTable, ...AmountTable[]] {
  const share = kind && serverLine(order.productType).certificate.share?.(order, kind);
  const title = 'Uraian';
  const total = [totalLabel, formatRupiah(order.amounts.total)];
  if (!share) return [{ title, rows: tableRows(priceRows(order)), sum: total }];
  return [
    { title, rows: tableRows(share.rows), sum: ['Jumlah polis ini', formatRupiah(share.total)] },
    { title: 'Seluruh pesanan', rows: tableRows(share.order), sum: total },
  ];
}

export const terms = <L extends ProductType>(order: OrderRecord<L>, kind: PolicyKind): string[] => [
  ...serverLine(order.productType).certificate.terms(order, kind),
  `Sertifikat ini adalah ringkasan. Hak dan kewajiban para pihak tunduk pada syarat dan ketentuan umum polis yang diterbitkan ${order.product.insuranceCompany.company_name}.`,
];

export const claimSteps = <L extends ProductType>(order: OrderRecord<L>, brand: SiteConfig): string[] =>
  serverLine(order.productType).certificate.claims(order, brand);

export const contactFacts = ({ brand }: Pick<CertificateInput, 'brand'>): Fact[] => [
  { title: 'Telepon', value: brand.phone },
  { title: 'WhatsApp', value: formatPhone(brand.whatsapp) },
  { title: 'Email', value: brand.email },
  { title: 'Jam Layanan', value: brand.officeHours, wide: true },
  { title: 'Alamat', value: brand.address, wide: true },
];
