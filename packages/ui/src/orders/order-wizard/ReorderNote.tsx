import { Alert } from '../../primitives/alert/index.ts';
import { Link } from '../../primitives/link/index.ts';

export type Reorder = {
  /** URL of the member's unsent draft of this plan; `null` if there is none. */
  unsentDraftHref: string | null;
};

/** States that the form contains data of the former order, and lists what the member must fill in again. */
export function ReorderNote({ unsentDraftHref }: Reorder) {
  return (
    <Alert tone="info" title="Data diisi dari pesanan sebelumnya">
      <p>
        Mohon periksa kembali. Persetujuan ketentuan, berkas lampiran, bentuk polis, dan deklarasi perlu Anda
        isi lagi.
      </p>
      {unsentDraftHref && (
        <p className="nu:mt-2">
          Isian produk ini yang belum Anda kirim tetap tersimpan.{' '}
          <Link
            href={unsentDraftHref}
            className="nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4"
          >
            Lanjutkan isian tersebut
          </Link>
        </p>
      )}
    </Alert>
  );
}
