import { ADDRESS_LABELS } from '@naungan/domain/address';
import { formatDate, formatDateTime } from '@naungan/domain/dates';
import { CITIZENS, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import { INSURED_LABELS } from '@naungan/domain/insured';
import { isProductType, productLine } from '@naungan/domain/lines';
import { BUSINESS_FIELDS, INCOME_BRACKETS, optionLabel, PROFESSIONS } from '@naungan/domain/lists';
import { formatRupiah } from '@naungan/domain/money';
import { PROFILE_LABELS } from '@naungan/domain/profile';
import { statusRow } from '@naungan/domain/status';
import type { Fact } from '../../pdf/sheet.ts';
import type { OrderRecord } from '../orders/record.ts';
import { beneficiaryFacts } from '../policies/certificate/beneficiary-facts.ts';
import type { MemberData } from './data.ts';

export type Part = { title: string; facts: Fact[]; table?: { columns: [string, string]; rows: string[][] } };

const EMPTY = '-';
const CONSENTS: Record<string, string> = {
  terms: 'Syarat dan Ketentuan',
  privacy: 'Kebijakan Privasi',
  marketing: 'Penawaran dari kami',
};
const LISTS: Record<string, readonly { value: string; label: string }[]> = {
  profession: PROFESSIONS,
  businessField: BUSINESS_FIELDS,
  income: INCOME_BRACKETS,
  citizen: CITIZENS,
  identiyType: IDENTITY_TYPES,
  gender: GENDERS,
};
const KEY_LABELS: Record<string, string> = { ...INSURED_LABELS, ...ADDRESS_LABELS };

const moment = (value: Date | string | null) => (value ? formatDateTime(value) : EMPTY);
const lineLabel = (type: string) => (isProductType(type) ? productLine(type).label : type);

function shown(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  const list = LISTS[key];
  if (list) return optionLabel(list, String(value));
  if (/date$/i.test(key)) return formatDate(String(value)) || String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A stored group under the labels of its form; what has no label stands under its own name. */
const groupFacts = (group: object | null, labelOf: (key: string) => string): Fact[] =>
  Object.entries(group ?? {}).map(([key, value]) => ({ title: labelOf(key), value: shown(key, value) }));

const profileLabel = (group: string) => (key: string) =>
  (PROFILE_LABELS as Record<string, string>)[`${group}.${key}`] ?? key;

function accountParts({ member, consents, sessions }: MemberData): Part[] {
  return [
    {
      title: 'Akun',
      facts: [
        { title: 'Nama Lengkap', value: member.fullName },
        { title: 'Email', value: member.email },
        { title: 'Nomor HP', value: member.phone_number ? `+${member.phone_number}` : EMPTY },
        { title: 'Email terverifikasi', value: member.emailVerified ? 'Ya' : 'Belum' },
      ],
    },
    { title: 'Data Diri', facts: groupFacts(member.profile, profileLabel('profile')) },
    { title: 'Alamat', facts: groupFacts(member.addreses, profileLabel('addreses')) },
    { title: 'Rekening', facts: groupFacts(member.account, profileLabel('account')) },
    {
      title: 'Persetujuan',
      facts: consents.map(({ kind, version, givenAt, withdrawnAt }) => ({
        title: `${CONSENTS[kind] ?? kind} (${formatDate(version)})`,
        value: withdrawnAt
          ? `Ditarik ${moment(withdrawnAt)}`
          : givenAt
            ? `Diberikan ${moment(givenAt)}`
            : 'Tidak diberikan',
      })),
    },
    {
      title: 'Sesi yang sedang berlaku',
      facts: sessions.map(({ createdAt, lastSeenAt }) => ({
        title: `Masuk ${moment(createdAt)}`,
        value: `Terakhir dipakai ${moment(lastSeenAt)}`,
      })),
    },
  ];
}

function orderPart(order: MemberData['orders'][number]): Part {
  const declarations = order.declarations as { question: string; answer: string }[];
  const label = (key: string) => KEY_LABELS[key] ?? key;
  return {
    title: `Pesanan ${order.kpaNumber}`,
    facts: [
      { title: 'Produk', value: order.product, wide: true },
      { title: 'Jenis', value: lineLabel(order.productType) },
      { title: 'Status', value: statusRow(order.statusOrder).label },
      { title: 'Tanggal', value: moment(order.createdAt) },
      { title: 'Total', value: formatRupiah(order.total) },
      ...groupFacts(order.insured as object, label),
      ...groupFacts(order.addresses as object, label),
      ...beneficiaryFacts(order.beneficiary as OrderRecord['beneficiary']),
      ...order.attachments.map(({ title, fileName }) => ({ title: `Berkas: ${title}`, value: fileName })),
    ],
    ...(declarations.length > 0 && {
      table: {
        columns: ['Pernyataan', 'Jawaban'] as [string, string],
        rows: declarations.map(({ question, answer }) => [question, answer === 'ya' ? 'Ya' : 'Tidak']),
      },
    }),
  };
}

function documentParts({ invoices, payments, policies }: MemberData): Part[] {
  return [
    {
      title: 'Invoice',
      facts: invoices.map(({ invoiceNumber, total, status, createdAt }) => ({
        title: invoiceNumber,
        value: `${formatRupiah(total)}, ${statusRow(status).label}, ${moment(createdAt)}`,
      })),
    },
    {
      title: 'Pembayaran',
      facts: payments.map(({ method, total, status, createdAt }) => ({
        title: method,
        value: `${formatRupiah(total)}, ${statusRow(status).label}, ${moment(createdAt)}`,
      })),
    },
    {
      title: 'Polis',
      facts: policies.map(({ policyNumber, productType, startDate, endDate }) => ({
        title: policyNumber,
        value: `${lineLabel(productType)}, ${formatDate(startDate)} s.d. ${formatDate(endDate)}`,
      })),
    },
  ];
}

/** What the PDF says, in the order of its pages; parts without content are left out. */
export function dataParts(data: MemberData): Part[] {
  const parts: Part[] = [
    ...accountParts(data),
    ...data.orders.map(orderPart),
    ...documentParts(data),
    {
      title: 'Permintaan konsultasi',
      facts: data.consultations.map(({ createdAt, message }) => ({
        title: moment(createdAt),
        value: message || EMPTY,
        wide: true,
      })),
    },
    {
      title: 'Email yang kami kirim',
      facts: data.mails.map(({ subject, createdAt }) => ({
        title: moment(createdAt),
        value: subject,
        wide: true,
      })),
    },
  ];
  return parts.filter(({ facts }) => facts.length > 0);
}
