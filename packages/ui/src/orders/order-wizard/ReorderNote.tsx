import { Alert } from '../../primitives/alert/index.ts';
import { Link } from '../../primitives/link/index.ts';

export type Reorder = {
  /** URL of the member's unsent draft of this plan; `null` without one. */
  unsentHref: string | null;
};

/** Lists the data that was copied from the former order, and the data that was not. */
export function ReorderNote({ unsentHref }: Reorder) {
  return (
    <Alert tone="info" title="Data diisi dari pesanan sebelumnya">
      <p>
        Mohon periksa kembali. Persetujuan ketentuan, berkas lampiran, bentuk polis, dan deklarasi perlu Anda
        isi lagi.
      </p>
      {unsentHref && (
        <p className="nu:mt-2">
          Isian produk ini yang belum Anda kirim tetap tersimpan.{' '}
          <Link
            href={unsentHref}
            className="nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4"
          >
            Lanjutkan isian tersebut
          </Link>
        </p>
      )}
    </Alert>
  );
}
