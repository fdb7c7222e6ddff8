import { formatLongDate, formatTime } from '@naungan/domain/dates';
import { endedAttemptText } from '@naungan/domain/invoice';
import type { PaymentAttempt } from '@naungan/domain/invoice/record';
import { policiesPath } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { statusRow } from '@naungan/domain/status';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { InvoiceRecord } from '../invoices/service.ts';
import { mailAboutInvoice } from '../invoices/service.ts';
import { policyRecipients } from '../policies/service.ts';
import type { PaymentRecord } from './repository.ts';
import { methodLabel } from './view.ts';

/** Returns the first paragraph of a mail that requests a payment: how much can be paid, and until when. */
function payableUntil({ invoiceNumber, total, dueDate }: InvoiceRecord): string {
  const until = dueDate ? ` sampai ${formatLongDate(dueDate)} pukul ${formatTime(dueDate)}` : '';
  return `Invoice ${invoiceNumber} sebesar ${formatRupiah(total)} masih dapat dibayar${until}.`;
}

const contactOf = ({ config: { BRAND } }: Deps) => `${BRAND.phone} atau ${BRAND.email}`;

/** Mails that the payment arrived and the policy is issued. */
export async function mailSettlement(tx: Tx, deps: Deps, invoice: InvoiceRecord): Promise<void> {
  const recipients = await policyRecipients(tx, invoice.orderId);
  return mailAboutInvoice(tx, deps, invoice, {
    subject: `Pembayaran ${invoice.invoiceNumber} diterima`,
    heading: 'Pembayaran diterima, polis Anda terbit',
    lines: [
      `Pembayaran Anda sebesar ${formatRupiah(invoice.total)} untuk invoice ${invoice.invoiceNumber} sudah kami terima. Terima kasih.`,
      `Polis Anda sudah terbit. E-polis kami kirim ke ${recipients.join(' dan ')}, dan dapat dibuka serta disimpan dari halaman polis Anda.`,
    ],
    action: { label: 'Lihat polis', path: policiesPath(invoice.productType) },
  });
}

/**
 * Mails that the money was returned and the policy is void: `refund` by the broker, `reversal` by the gateway
 * or a bank.
 */
export function mailReversal(
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRecord,
  { kind, policyNumbers }: { kind: 'refund' | 'reversal'; policyNumbers: string[] },
): Promise<void> {
  const isRefund = kind === 'refund';
  const change = isRefund ? 'dikembalikan' : 'dibatalkan';
  const policy = ['polis', policyNumbers.join(' dan ')].filter(Boolean).join(' ');
  return mailAboutInvoice(tx, deps, invoice, {
    subject: `Pembayaran ${invoice.invoiceNumber} ${change}`,
    heading: `Pembayaran ${change}, polis tidak berlaku`,
    lines: [
      `Pembayaran untuk invoice ${invoice.invoiceNumber} sebesar ${formatRupiah(invoice.total)} ${change} oleh penyedia pembayaran.`,
      `Karena itu ${policy} yang terbit dari pembayaran ini tidak berlaku lagi, dan sertifikatnya tidak dapat digunakan.`,
      isRefund
        ? `Dana masuk ke sumber pembayaran Anda sesuai waktu proses penyedia pembayaran. Bila ada pertanyaan, silakan hubungi kami di ${contactOf(deps)}.`
        : `Bila dana Anda tetap terpotong, atau menurut Anda ini keliru, silakan hubungi kami di ${contactOf(deps)}. Kami akan memeriksanya dan membantu Anda membuat pesanan baru.`,
    ],
    action: { label: 'Lihat invoice' },
  });
}

/** Returns the result of a review that ended without payment. */
export const declinedReviewText = ({ total, invoiceNumber }: InvoiceRecord): string =>
  `Pembayaran Anda sebesar ${formatRupiah(total)} untuk invoice ${invoiceNumber} tidak disetujui oleh bank atau penyedia pembayaran. Tidak ada dana yang kami terima; bila dana di kartu Anda sempat ditahan, bank Anda akan melepasnya.`;

/**
 * Mails that a review ended without payment, while the invoice can still be paid; a successful end is mailed by
 * {@link mailSettlement}.
 */
export function mailDeclinedReview(tx: Tx, deps: Deps, invoice: InvoiceRecord): Promise<void> {
  return mailAboutInvoice(tx, deps, invoice, {
    subject: `Pembayaran ${invoice.invoiceNumber} tidak disetujui`,
    heading: 'Pemeriksaan pembayaran Anda selesai',
    lines: [
      `${payableUntil(invoice)} Silakan coba kartu lain atau pilih metode pembayaran lain.`,
      declinedReviewText(invoice),
    ],
    action: { label: 'Bayar sekarang' },
  });
}

/** Mails that a payment was declined, cancelled or not completed, while the invoice can still be paid. */
export function mailUnsuccessfulPayment(
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRecord,
  attempt: PaymentAttempt,
): Promise<void> {
  const { title, text } = endedAttemptText(attempt);
  return mailAboutInvoice(tx, deps, invoice, {
    subject: `${title}: invoice ${invoice.invoiceNumber}`,
    heading: title,
    lines: [
      `${payableUntil(invoice)} Silakan pilih metode pembayaran lagi.`,
      `${text} Bila Anda baru saja membayar, abaikan email ini: statusnya berubah sendiri begitu dana kami terima.`,
    ],
    action: { label: 'Bayar sekarang' },
  });
}

const GATEWAY_LABELS: Readonly<Record<string, string>> = { midtrans: 'Midtrans', btn: 'Bank BTN' };
const gatewayLabel = ({ gateway }: PaymentRecord): string => GATEWAY_LABELS[gateway] ?? gateway;

/** Mails the broker about a payment that needs a decision. */
function mailBroker(
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRecord,
  payment: PaymentRecord,
  { subject, heading, todo }: { subject: string; heading: string; todo: string },
): Promise<void> {
  const { config, mail } = deps;
  return mail.queue(tx, {
    to: config.BRAND.email,
    subject,
    heading,
    lines: [
      `Pembayaran sebesar ${formatRupiah(payment.total)} dengan metode ${methodLabel(payment)} melalui ${gatewayLabel(payment)}, nomor referensi ${payment.reference}.`,
      `Nomor invoice: ${invoice.invoiceNumber}. Status invoice: ${statusRow(invoice.status).label}.`,
      todo,
      `Riwayat lengkapnya: npm run desk -- journal ${invoice.orderId}`,
    ],
  });
}

/**
 * Mails the member and the broker about a surplus: money arrived for an invoice that is already paid, refunded or
 * reversed, so this money must be refunded.
 */
export async function mailSurplus(
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRecord,
  payment: PaymentRecord,
): Promise<void> {
  const amount = formatRupiah(payment.total);
  await mailAboutInvoice(tx, deps, invoice, {
    subject: `Pembayaran lebih untuk ${invoice.invoiceNumber}`,
    heading: 'Kami menerima pembayaran lebih',
    lines: [
      `Kami menerima pembayaran sebesar ${amount} untuk invoice ${invoice.invoiceNumber}, padahal invoice ini tidak memerlukan pembayaran lagi.`,
      `Dana ini bukan tagihan baru dan akan kami kembalikan. Anda tidak perlu membayar apa pun. Kami akan menghubungi Anda, atau silakan hubungi kami di ${contactOf(deps)}.`,
    ],
    action: { label: 'Lihat invoice' },
  });
  await mailBroker(tx, deps, invoice, payment, {
    subject: `Perlu dikembalikan: pembayaran lebih ${invoice.invoiceNumber}`,
    heading: 'Pembayaran lebih yang perlu dikembalikan',
    todo: 'Kembalikan dana ini kepada pelanggan.',
  });
}

/** Mails the broker about a partial refund. A policy cannot be partly void, so the broker has to decide. */
export const mailPartialRefund = (
  tx: Tx,
  deps: Deps,
  invoice: InvoiceRecord,
  payment: PaymentRecord,
): Promise<void> =>
  mailBroker(tx, deps, invoice, payment, {
    subject: `Perlu ditinjau: pengembalian sebagian ${invoice.invoiceNumber}`,
    heading: 'Sebagian dana dikembalikan kepada pelanggan',
    todo: 'Polis tetap berlaku. Tinjau apakah polis harus dibatalkan, atau dananya ditagih kembali.',
  });
