import type { RecordCounts } from './repository.ts';

type Kept = { what: string; reason: string; until: string };

/** What deleting the account removes at once, as sentences. */
export function removedData({ orders, invoices }: RecordCounts): string[] {
  return [
    'Nama, email, nomor HP, password, dan hubungan dengan akun Google',
    'Alamat, rekening, dan data profil',
    'Sesi di semua perangkat, permintaan konsultasi, dan salinan email yang kami kirim',
    ...(orders > invoices ? ['Pesanan yang belum disetujui beserta berkasnya'] : []),
    ...(invoices === 0 ? ['Catatan persetujuan Anda'] : []),
  ];
}

/**
 * What the law makes the broker keep, for how long and why: identification of customers (UU 8/2010, article 21) and
 * company documents (UU 8/1997, article 11). The privacy policy says the same.
 */
export function retainedData({ invoices, payments, policies }: RecordCounts): Kept[] {
  const kept: Kept[] = [];
  if (invoices > 0) {
    kept.push({
      what: `${invoices} pesanan yang disetujui beserta data tertanggung, berkas, dan catatan persetujuan Anda`,
      reason:
        'Undang-Undang Nomor 8 Tahun 2010 mewajibkan kami menyimpan data pengenalan nasabah untuk mencegah pencucian uang.',
      until: 'Sekurang-kurangnya 5 tahun setelah hubungan usaha berakhir',
    });
  }
  if (policies > 0) {
    kept.push({
      what: `${policies} polis beserta sertifikatnya`,
      reason:
        'Polis tetap berlaku setelah akun dihapus. Untuk klaim, hubungi kami dengan nomor polis Anda. Simpan sertifikatnya sebelum menghapus akun.',
      until: 'Selama polis berjalan dan sekurang-kurangnya 5 tahun sesudahnya',
    });
  }
  if (invoices > 0) {
    kept.push({
      what: `${invoices} invoice dan ${payments} catatan pembayaran`,
      reason: 'Undang-Undang Nomor 8 Tahun 1997 mewajibkan kami menyimpan dokumen keuangan.',
      until: '10 tahun sejak akhir tahun buku',
    });
  }
  return kept;
}

/** Why the account cannot be deleted now; null when it can. */
export const hindranceOf = ({ open }: RecordCounts): string | null =>
  open > 0
    ? 'Masih ada pembayaran yang sedang menunggu. Selesaikan, atau tunggu hingga batas waktunya lewat, lalu hapus akun Anda.'
    : null;
