import type { RevisionItem } from '@naungan/domain/lines';

/** Frequent reasons for a rejection. */
export const REJECTION_TEMPLATES = [
  'Risiko ini di luar ketentuan penerimaan produk.',
  'Kondisi kesehatan yang dinyatakan tidak dapat kami jamin.',
  'Objek pertanggungan sudah dijamin polis lain yang masih berlaku.',
  'Data dan dokumen yang dikirim tidak sesuai.',
] as const;

/** Frequent corrections of each item. */
export const REVISION_TEMPLATES: Readonly<Record<RevisionItem, readonly string[]>> = {
  vehicle: [
    'Nomor polisi tidak sesuai dengan STNK.',
    'Nomor rangka atau nomor mesin tidak sesuai dengan STNK.',
  ],
  insured: ['Nama tidak sesuai dengan KTP.', 'Nomor KTP tidak sesuai dengan foto KTP.'],
  address: ['Alamat kurang lengkap: mohon tulis nama jalan, nomor, RT, dan RW.'],
  beneficiary: ['Hubungan penerima manfaat dengan tertanggung belum jelas.'],
  attachment: [
    'Foto dokumen kurang jelas: mohon foto ulang dengan cahaya cukup.',
    'Dokumen terpotong: mohon kirim halaman lengkap.',
  ],
};
