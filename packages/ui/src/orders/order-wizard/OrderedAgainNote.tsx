import { Alert } from '../../primitives/alert/index.ts';
import { Link } from '../../primitives/link/index.ts';

export type OrderedAgain = {
  /** Where the member's own draft of the plan goes on, which has not been sent; `null` without one. */
  unsentHref: string | null;
};

/** What of a former order stands in the new one and what does not, before anything is filled in. */
export function OrderedAgainNote({ unsentHref }: OrderedAgain) {
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
