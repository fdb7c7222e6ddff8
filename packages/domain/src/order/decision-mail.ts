/** The texts of the mail about a decision on an order. The desk shows them before the decision. */
export type DecisionMailText = {
  subject: string;
  heading: string;
  /** The explanation of the insurer. */
  note: string;
  /** What the customer can do next. */
  advice: string;
};

/** Returns the texts of the mail that asks the customer for corrections. */
export const revisionMailText = (kpaNumber: string, feedback: string): DecisionMailText => ({
  subject: `Pesanan ${kpaNumber} membutuhkan perbaikan data`,
  heading: 'Mohon perbarui data pesanan Anda',
  note: `Catatan dari perusahaan asuransi: ${feedback}`,
  advice: 'Silakan perbarui data melalui tautan di bawah ini agar pesanan dapat diproses kembali.',
});

/**
 * Returns the texts of the mail about a rejection. `isRevisable`: whether orders of the line can be sent back. If not, a
 * faulty order is rejected and the customer orders again.
 */
export const rejectionMailText = (
  kpaNumber: string,
  reason: string,
  isRevisable: boolean,
): DecisionMailText => ({
  subject: `Pesanan ${kpaNumber} tidak disetujui`,
  heading: 'Mohon maaf, pesanan Anda tidak disetujui',
  note: `Penjelasan dari perusahaan asuransi: ${reason}`,
  advice: isRevisable
    ? 'Anda tidak dikenai biaya apa pun. Masih banyak produk lain yang dapat Anda pilih.'
    : 'Anda tidak dikenai biaya apa pun. Bila hal di atas dapat diperbaiki, silakan pesan lagi: data yang sudah Anda isi tidak perlu diketik ulang. Anda juga dapat memilih produk lain.',
});
