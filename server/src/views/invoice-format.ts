import { formatDate } from '@naungan/domain/dates';
import type { OrderAmounts } from '@naungan/domain/fee';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { productTypeInfo } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import { formatRupiah } from '@naungan/domain/money';
import type { Db, Tx } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { findUser } from '../modules/accounts/service.ts';
import {
  findInvoiceOfOrder,
  type InvoiceRecord,
  invoiceLink,
  invoiceStatus,
} from '../modules/invoices/service.ts';
import { addressLines, type OrderAddress, type OrderRecord } from '../modules/orders/service.ts';
import { cardGateway, offeredMethods, shownPayment } from '../modules/payments/service.ts';
import { certificatesOfOrder } from '../modules/policies/service.ts';

type Line = { title: string; value: string };

const COLUMNS = ['Uraian', 'Jumlah', 'Harga', 'Subtotal'];

/** Fees that are nothing are left out; premium and administration always stand there. */
function rowsOf(order: OrderRecord): string[][] {
  const { premium, adminFee, policyPrintFee, serviceFee } = order.amounts;
  const row = (title: string, amount: number) => [title, '1', formatRupiah(amount), formatRupiah(amount)];
  return [
    row(`Premi ${order.product.productName} (1 tahun)`, premium),
    row('Biaya Admin', adminFee),
    ...(policyPrintFee > 0 ? [row('Biaya Cetak Polis', policyPrintFee)] : []),
    ...(serviceFee > 0 ? [row('Biaya Layanan', serviceFee)] : []),
  ];
}

function summaryOf({ premium, adminFee, policyPrintFee, serviceFee, total }: OrderAmounts): Line[] {
  return [
    { title: 'Premi per tahun', value: formatRupiah(premium) },
    { title: 'Biaya', value: formatRupiah(adminFee + policyPrintFee + serviceFee) },
    { title: 'Total Pembayaran', value: formatRupiah(total) },
  ];
}

const addressText = (address: OrderAddress): string => Object.values(addressLines(address)).join(', ');

function insuredLines({ insured, addresses }: OrderRecord): Line[] {
  const lines: (Line | null)[] = [
    { title: 'Nama Tertanggung', value: insured.fullname },
    insured.birthDate ? { title: 'Tanggal Lahir', value: formatDate(insured.birthDate) } : null,
    { title: 'Nomor Telepon', value: `+${insured.phoneNumber}` },
    { title: 'Email', value: insured.emailAddress },
    { title: 'Alamat', value: addressText(addresses) },
  ];
  return lines.filter((line) => line !== null);
}

/** The holder's own address; '' while the profile has none. */
function homeOf({ addreses }: Member): string {
  if (!addreses?.address) return '';
  const { sub_district: subDistrict, urban_village: urbanVillage, ...rest } = addreses;
  const given = Object.entries({ ...rest, subDistrict, urbanVillage }).map(([key, value]) => [
    key,
    value ?? '',
  ]);
  return addressText(Object.fromEntries(given) as OrderAddress);
}

async function billOf(db: Db | Tx, invoice: InvoiceRecord): Promise<InvoiceFormat['bill']> {
  const member = await findUser(db, invoice.userId);
  if (!member) throw new Error(`Invoice ${invoice.id} lost its member`);
  return {
    name: member.fullName,
    email: member.email,
    phone: `+${member.phone_number}`,
    address: homeOf(member),
  };
}

/** The invoice of an order, ready to be shown and printed [3 §3]; `null` until the order is approved. */
export async function invoiceFormat(
  db: Db | Tx,
  deps: Deps,
  order: OrderRecord,
): Promise<InvoiceFormat | null> {
  const invoice = await findInvoiceOfOrder(db, order.id);
  if (!invoice) return null;
  const now = deps.clock();
  const { legalName, address, phone, email } = deps.config.BRAND;
  const status = invoiceStatus(invoice, now);
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
    bill: await billOf(db, invoice),
    product: {
      productName: order.product.productName,
      company_name: order.product.insuranceCompany.company_name,
      logoProduct: order.product.logoProduct,
    },
    objectInsured: insuredLines(order),
    detail: { columns: COLUMNS, rows: rowsOf(order) },
    summary: summaryOf(order.amounts),
    total: invoice.total,
    payment: await shownPayment(db, invoice, now),
    paymentMethods: status === 'pending' ? offeredMethods(deps) : [],
    cardGateway: status === 'pending' ? cardGateway(deps) : null,
    certificate: await certificatesOfOrder(db, deps, order.id, productTypeInfo(order.productType).label),
    pdf: invoiceLink(deps, invoice),
  };
}
