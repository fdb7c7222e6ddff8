import type { ProductType } from '@naungan/domain/lines';
import { lineProduct } from '../../lines/lines.ts';

/** What the customer needs for the order and when the payment is due; shown above the first step. */
export function OrderIntroduction({ line }: { line: ProductType }) {
  return (
    <p className="nu:mb-5 nu:max-w-2xl nu:text-muted">
      {lineProduct(line).preparationText} Semua isian dapat diperiksa kembali sebelum dikirim, dan pembayaran
      baru dilakukan setelah pengajuan disetujui.
    </p>
  );
}
