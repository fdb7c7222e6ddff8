import { formatLongDate } from '@naungan/domain/dates';
import { endedInvoiceText, UNDER_REVIEW_TEXT } from '@naungan/domain/invoice';
import type { OrderDetail } from '@naungan/domain/lines/record';
import { startText } from '@naungan/domain/policy';
import { isPaid } from '@naungan/domain/status';
import type { OrderRecord } from '../modules/orders/service.ts';
import type { PolicyOfOrder } from '../modules/policies/service.ts';

type Facts = Pick<OrderRecord, 'statusOrder'> & {
  insurer: string;
  paymentStatus: NonNullable<OrderDetail['invoice']>['paymentStatus'] | null;
  /** Null until the policy is issued. */
  policy: Pick<PolicyOfOrder, 'state' | 'period' | 'startsAt'> | null;
  /**
   * Whether the insurer can send the order back for corrections; otherwise the insurer rejects the order and
   * the customer orders again.
   */
  canBeRevised: boolean;
};

const ORDER_AGAIN = 'Anda dapat memesan lagi dengan data yang sama.';

const OTHER_PRODUCT = 'Anda tidak dikenai biaya apa pun dan dapat memilih produk lainnya.';
const ORDER_AGAIN_CORRECTED =
  'Anda tidak dikenai biaya apa pun. Bila alasannya dapat diperbaiki, Anda dapat memesan lagi dengan data yang sama, atau memilih produk lainnya.';

function issuedMessage({ state, period, startsAt }: NonNullable<Facts['policy']>): string {
  if (state === 'ended')
    return `Masa pertanggungan polis ini berakhir pada ${formatLongDate(period.endDate)}. ${ORDER_AGAIN}`;
  if (state === 'upcoming')
    return `Pembayaran Anda sudah kami terima dan polis telah terbit. Pertanggungan mulai ${startText(period.startDate, startsAt)}.`;
  return 'Pembayaran Anda sudah kami terima dan polis telah terbit. Terima kasih atas kepercayaan Anda.';
}

function approvedMessage({ paymentStatus, policy }: Facts): string {
  if (paymentStatus === 'challenge') return `${UNDER_REVIEW_TEXT} Anda tidak perlu membayar lagi.`;
  const reasonNotPayable = paymentStatus && endedInvoiceText(paymentStatus);
  if (reasonNotPayable) return `${reasonNotPayable} ${ORDER_AGAIN}`;
  if (policy) return issuedMessage(policy);
  if (paymentStatus && isPaid(paymentStatus)) {
    return 'Pembayaran Anda sudah kami terima. Polis sedang diterbitkan dan akan segera kami kirim lewat email.';
  }
  return 'Selamat, pesanan Anda disetujui. Silakan selesaikan pembayaran agar polis dapat diterbitkan.';
}

/** Returns a polite text about the state of an order and its next step. */
export function statusMessage(facts: Facts): string {
  const { statusOrder, insurer } = facts;
  switch (statusOrder) {
    case 'neworder':
      return `Pesanan Anda sudah kami terima dan sedang diperiksa oleh ${insurer}. Hasilnya akan kami kirim ke email Anda.`;
    case 'revision':
      return `Perubahan data Anda sudah kami terima dan sedang diperiksa kembali oleh ${insurer}. Hasilnya akan kami kirim ke email Anda.`;
    case 'pending':
      return `${insurer} membutuhkan perbaikan data. Silakan perbarui data Anda agar pesanan dapat diproses kembali.`;
    case 'reject':
      return `Mohon maaf, ${insurer} tidak menyetujui pesanan ini. ${facts.canBeRevised ? OTHER_PRODUCT : ORDER_AGAIN_CORRECTED}`;
    default:
      return approvedMessage(facts);
  }
}
