import type { DeskOrderDetail } from '@naungan/api/desk';
import { ageOn, formatDate, formatDateTime, todayInJakarta } from '@naungan/domain/dates';
import type { DeskPermission } from '@naungan/domain/desk-roles';
import { CITIZENS, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import { lineOf, termText } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { formatPhone } from '@naungan/domain/phone';
import { plannedStartText } from '@naungan/domain/policy';
import { memberFacts } from '../../members/member-facts.tsx';
import type { Fact } from '../../parts/fact-list/FactList.tsx';
import { objectFacts } from './object-facts.ts';

/** `stacked`: the titles are sentences. */
export type FactGroup = { title: string; facts: Fact[]; layout?: 'stacked' };

type Options = readonly { readonly value: string; readonly label: string }[];
const labelOf = (options: Options, value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const filled = (facts: (Fact | null)[]): Fact[] =>
  facts.filter((fact): fact is Fact => fact !== null && fact.value !== '' && fact.value !== null);

/** Returns name, identity, birth and contact of the insured person. The age is the age on the day of the order. */
function personFacts({ insured, headers }: DeskOrderDetail): Fact[] {
  const { birthDate, placeOfbirth } = insured;
  const orderDay = todayInJakarta(new Date(headers.dateOrder));
  return filled([
    { title: 'Nama', value: insured.fullname },
    { title: labelOf(IDENTITY_TYPES, insured.identiyType), value: insured.identityNumber },
    birthDate
      ? {
          title: 'Lahir',
          value: `${[placeOfbirth, formatDate(birthDate)].filter(Boolean).join(', ')} (${ageOn(birthDate, orderDay)} tahun saat memesan)`,
        }
      : null,
    { title: 'Jenis kelamin', value: labelOf(GENDERS, insured.gender) },
    { title: 'Warga negara', value: labelOf(CITIZENS, insured.citizen) },
    { title: 'Telepon', value: formatPhone(insured.phoneNumber) },
    { title: 'Email', value: insured.emailAddress },
    { title: 'Alamat', value: Object.values(insured.addresses).filter(Boolean).join('\n') },
  ]);
}

function beneficiaryFacts(order: DeskOrderDetail): Fact[] {
  if (!('beneficiary' in order)) return [];
  const { primary, secondary, email, phone, description } = order.beneficiary;
  return filled([
    { title: 'Utama', value: `${primary.fullName} (${primary.relationship})` },
    ...secondary.map(({ fullName, relationship }) => ({
      title: 'Kedua',
      value: `${fullName} (${relationship})`,
    })),
    { title: 'Telepon', value: formatPhone(phone) },
    { title: 'Email', value: email },
    { title: 'Keterangan', value: description },
  ]);
}

const coverFacts = (order: DeskOrderDetail): Fact[] =>
  filled([
    { title: 'Lini', value: lineOf(order.productType).label },
    { title: 'Produk', value: order.product.productName },
    { title: 'Perusahaan', value: order.product.insuranceCompany.company_name },
    {
      title: 'Masa',
      value: order.headers.period
        ? `${formatDate(order.headers.period.startDate)} – ${formatDate(order.headers.period.endDate)}`
        : `${termText(order.timePeriod)}, ${plannedStartText(order.startDate)}`,
    },
    order.headers.policyNumber ? { title: 'Polis', value: order.headers.policyNumber } : null,
    order.headers.invoiceNumber ? { title: 'Invoice', value: order.headers.invoiceNumber } : null,
    { title: 'Dipesan', value: formatDateTime(order.headers.dateOrder) },
    order.partner ? { title: 'Mitra', value: order.partner } : null,
  ]);

const priceFacts = ({ payment }: DeskOrderDetail): Fact[] => [
  ...payment.rows.map(({ label, amount, unit }) => ({
    title: unit ? `${label} (${unit})` : label,
    value: formatRupiah(amount),
  })),
  { title: 'Total', value: formatRupiah(payment.grossPremi) },
];

function deliveryFacts({ policy }: DeskOrderDetail): Fact[] {
  if (!policy.printPolicy) return [];
  return filled([
    { title: 'Polis cetak', value: 'Ya' },
    policy.customShippingAddress ? { title: 'Kirim ke', value: policy.shippingAddress } : null,
    { title: 'Kurir', value: policy.deliveryCourier },
    { title: 'Nomor resi', value: policy.trackingNumber },
    policy.policyDeliveryDate ? { title: 'Dikirim', value: formatDate(policy.policyDeliveryDate) } : null,
    policy.policyReceivedDate ? { title: 'Diterima', value: formatDate(policy.policyReceivedDate) } : null,
  ]);
}

/** Returns all facts of an order in the groups in which an underwriter looks for them; the insured object first; `permissions` of the reader. */
export function orderFacts(order: DeskOrderDetail, permissions: readonly DeskPermission[]): FactGroup[] {
  return [
    ...objectFacts(order),
    {
      title: 'vehicle' in order || 'building' in order ? 'Pemilik' : 'Tertanggung',
      facts: personFacts(order),
    },
    { title: 'Pemesan', facts: filled(memberFacts(order.desk.member, permissions)) },
    { title: 'Penerima manfaat', facts: beneficiaryFacts(order) },
    {
      title: 'Pernyataan',
      layout: 'stacked' as const,
      facts: order.declarations.map(({ question, answer }) => ({
        title: question,
        value: answer === 'ya' ? 'Ya' : 'Tidak',
      })),
    },
    { title: 'Pertanggungan', facts: coverFacts(order) },
    { title: 'Premi dan biaya', facts: priceFacts(order) },
    { title: 'Pengiriman', facts: deliveryFacts(order) },
  ].filter(({ facts }) => facts.length > 0);
}
