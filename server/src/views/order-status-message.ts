import { isPaid } from '@naungan/domain/status';
import type { OrderRecord } from '../modules/orders/service.ts';

type Facts = Pick<OrderRecord, 'statusOrder'> & {
  insurer: string;
  paymentStatus: string | null;
  issued: boolean;
};

function afterApproval({ paymentStatus, issued }: Facts): string {
  if (issued)
    return 'Pembayaran Anda sudah kami terima dan polis telah terbit. Terima kasih atas kepercayaan Anda.';
  if (paymentStatus && isPaid(paymentStatus)) {
    return 'Pembayaran Anda sudah kami terima. Polis sedang diterbitkan dan akan segera kami kirim lewat email.';
  }
  if (paymentStatus === 'expire') {
    return 'Mohon maaf, batas waktu pembayaran sudah berakhir. Silakan buat pesanan baru bila Anda masih membutuhkan perlindungan ini.';
  }
  if (paymentStatus === 'pending') {
    return 'Selamat, pesanan Anda disetujui. Silakan selesaikan pembayaran agar polis dapat diterbitkan.';
  }
  return 'Pembayaran untuk pesanan ini telah dibatalkan. Silakan hubungi kami bila Anda membutuhkan bantuan.';
}

/** What happens next, in one or two polite sentences. */
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
      return `Mohon maaf, ${insurer} belum dapat menyetujui pesanan ini. Anda tidak dikenai biaya apa pun dan dapat memilih produk lainnya.`;
    default:
      return afterApproval(facts);
  }
}
