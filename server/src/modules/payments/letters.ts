import { formatRupiah } from '@naungan/domain/money';
import { invoicePath, type ProductType } from '@naungan/domain/product-line';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { findUser } from '../accounts/service.ts';
import type { InvoiceRecord } from '../invoices/ledger.ts';

async function write(
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRecord,
  subject: string,
  heading: string,
  lines: string[],
  action: { label: string; path: string },
) {
  const member = await findUser(tx, invoice.userId);
  if (!member) throw new Error(`Invoice ${invoice.id} lost its member`);
  await deps.mail.queue(tx, {
    to: member.email,
    subject,
    heading,
    lines: [`Halo ${member.fullName},`, ...lines],
    action: { label: action.label, url: `${deps.config.PUBLIC_URL}${action.path}` },
  });
}

const invoiceUrl = (invoice: InvoiceRecord) =>
  invoicePath(invoice.productType as ProductType, invoice.orderId);

/** Money arrived and the policy is issued. */
export function mailSettlement(tx: Tx, deps: Deps, invoice: InvoiceRecord): Promise<void> {
  const lines = [
    `Pembayaran Anda sebesar ${formatRupiah(invoice.total)} untuk invoice ${invoice.invoiceNumber} sudah kami terima. Terima kasih.`,
    'Polis Anda sudah terbit. Sertifikatnya dapat dibuka dan disimpan dari halaman polis Anda.',
  ];
  return write(
    tx,
    deps,
    invoice,
    `Pembayaran ${invoice.invoiceNumber} diterima`,
    'Pembayaran diterima, polis Anda terbit',
    lines,
    {
      label: 'Lihat polis',
      path: '/polis/',
    },
  );
}

/** Money went back, so the policy is void. */
export function mailReversal(tx: Tx, deps: Deps, invoice: InvoiceRecord): Promise<void> {
  const lines = [
    `Pembayaran untuk invoice ${invoice.invoiceNumber} sebesar ${formatRupiah(invoice.total)} dibatalkan oleh penyedia pembayaran.`,
    'Karena itu polis yang terbit dari pembayaran ini tidak berlaku. Bila menurut Anda ini keliru, silahkan hubungi kami.',
  ];
  return write(
    tx,
    deps,
    invoice,
    `Pembayaran ${invoice.invoiceNumber} dibatalkan`,
    'Pembayaran dibatalkan, polis tidak berlaku',
    lines,
    {
      label: 'Lihat invoice',
      path: invoiceUrl(invoice),
    },
  );
}
