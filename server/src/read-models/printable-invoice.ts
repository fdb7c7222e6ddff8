import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { ProductType } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import { formatRupiah } from '@naungan/domain/money';
import { formatPhone } from '@naungan/domain/phone';
import type { Db, Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { addressText } from '../lines/address.ts';
import { serverLine } from '../lines/index.ts';
import { findUser } from '../modules/accounts/service.ts';
import {
  findInvoiceOfOrder,
  type InvoiceRecord,
  invoiceLink,
  invoiceStatus,
} from '../modules/invoices/service.ts';
import { type OrderRecord, priceRows } from '../modules/orders/service.ts';
import {
  cardGateway,
  findDisplayedPayment,
  findEndedAttempt,
  offeredMethods,
} from '../modules/payments/service.ts';
import { certificatesOfOrder, coverOfOrder, explanationLink } from '../modules/policies/service.ts';

type Row = { title: string; value: string };

const COLUMNS = ['Uraian', 'Jumlah', 'Harga', 'Subtotal'];

/** Returns the price rows; the first row also names the product. */
const rowsOf = (order: OrderRecord): string[][] =>
  priceRows(order).map(({ label, amount }, index) => [
    index === 0 ? `${label} (${order.product.productName})` : label,
    '1',
    formatRupiah(amount),
    formatRupiah(amount),
  ]);

/** Returns the rows of the summary: the premiums with the line's labels, the sum of the fees, and the total. */
function summaryOf(order: OrderRecord): Row[] {
  const { total } = order.amounts;
  const rows = priceRows(order);
  const premiums = rows.filter(({ fee }) => fee === undefined);
  const fees = rows.filter(({ fee }) => fee !== undefined).reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...premiums.map(({ label, amount }) => ({ title: label, value: formatRupiah(amount) })),
    { title: 'Biaya', value: formatRupiah(fees) },
    { title: 'Total Pembayaran', value: formatRupiah(total) },
  ];
}

const objectRows = <L extends ProductType>(order: OrderRecord<L>): Row[] =>
  serverLine(order.productType).invoiceRows(order);

/** Returns the policyholder's address as one text; '' while the profile has no address. */
function memberAddress({ addreses }: Member): string {
  if (!addreses?.address) return '';
  const { province, district, sub_district, urban_village, neighbourhood, hamlet, postalCode, address } =
    addreses;
  return addressText({
    province: province ?? '',
    district: district ?? '',
    subDistrict: sub_district ?? '',
    urbanVillage: urban_village ?? '',
    neighbourhood: neighbourhood ?? '',
    hamlet: hamlet ?? '',
    postalCode: postalCode ?? '',
    address: address ?? '',
  });
}

async function billingContact(db: Db | Tx, invoice: InvoiceRecord): Promise<InvoiceFormat['bill']> {
  const member = await findUser(db, invoice.userId);
  if (!member) throw new Error(`Invoice ${invoice.id} refers to a missing member`);
  return {
    name: member.fullName,
    email: member.email,
    phone: formatPhone(member.phone_number),
    address: memberAddress(member),
  };
}

/**
 * Returns what the page and the PDF of an order's invoice show [3 §3], in the API's format `invoiceFormat`; null until the
 * order is approved.
 */
export async function printableInvoice(
  db: Db | Tx,
  deps: Deps,
  order: OrderRecord,
): Promise<InvoiceFormat | null> {
  const invoice = await findInvoiceOfOrder(db, order.id);
  if (!invoice) return null;
  const now = deps.clock();
  const { legalName, address, phone, email } = deps.config.BRAND;
  const payment = await findDisplayedPayment(db, invoice, now);
  const status = invoiceStatus({ ...invoice, isUnderReview: payment?.status === 'challenge' }, now);
  const isPayable = invoiceStatus({ ...invoice, isUnderReview: false }, now) === 'pending';
  return {
    _id: invoice.id,
    orderId: order.id,
    productType: order.productType,
    invoice: {
      invoiceNumber: invoice.invoiceNumber,
      createdAt: invoice.createdAt.toISOString(),
      dueDate: invoice.dueDate?.toISOString() ?? null,
      paidAt: invoice.paidAt?.toISOString() ?? null,
      status,
    },
    company: { name: legalName, address, phone, email },
    bill: await billingContact(db, invoice),
    product: {
      _id: order.planId,
      productName: order.product.productName,
      company_name: order.product.insuranceCompany.company_name,
      logoProduct: order.product.logoProduct,
    },
    objectInsured: [
      ...objectRows(order),
      { title: 'Masa Pertanggungan', value: await coverOfOrder(db, order) },
    ],
    detail: { columns: COLUMNS, rows: rowsOf(order) },
    summary: summaryOf(order),
    total: invoice.total,
    payment,
    lastAttempt: isPayable && payment === null ? await findEndedAttempt(db, invoice) : null,
    // After its due date an invoice can only be paid by a payment that is under review.
    paymentMethods: isPayable ? offeredMethods(deps) : [],
    cardGateway: isPayable ? cardGateway(deps) : null,
    certificate: await certificatesOfOrder(db, deps, order),
    pdf: invoiceLink(deps, invoice),
    explanation: explanationLink(deps, order),
  };
}
