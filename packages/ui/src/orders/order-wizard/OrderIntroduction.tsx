import type { SoldLine } from '@naungan/domain/lines';
import { lineOrder } from '../../lines/line-orders.ts';

/** What is needed for an order and when it is paid, above its first step. */
export function OrderIntroduction({ line }: { line: SoldLine }) {
  return (
    <p className="nu:mb-5 nu:max-w-2xl nu:text-muted">
      {lineOrder(line).prepare} Semua isian dapat diperiksa kembali sebelum dikirim, dan pembayaran baru
      dilakukan setelah pengajuan disetujui.
    </p>
  );
}
