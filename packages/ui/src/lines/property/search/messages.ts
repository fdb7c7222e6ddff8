import { QUOTE_FAILED_MESSAGE } from '@naungan/domain/lines/property';
import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of the search for a building, up to its first question. Questions and labels belong to the product line. */
export const propertySearchMessages = {
  next: 'Lanjut',
  search: 'Cek Premi',
  confirm: 'Ya, Lanjut',
  noticeTitle: ALERT_TITLES.danger as string,
  noneForOccupation: MESSAGES.plans.noneForOccupation as string,
  failed: `${QUOTE_FAILED_MESSAGE}. Periksa juga koneksi internet Anda, lalu coba lagi.`,
  otherOccupation: 'Lainnya …',
  occupationHint: 'Ketik pemakaian bangunan atau kode okupasinya, lalu pilih dari daftar.',
  occupationPlaceholder: 'Misalnya rumah atau ruko',
  occupations: 'Okupasi yang cocok',
  occupationCount: (count: number) => `${count} okupasi. Pilih salah satu.`,
  occupationNotFound: 'Tidak ada okupasi yang cocok. Coba kata lain, misalnya rumah, toko, atau gudang.',
  occupationsFailed: `${MESSAGES.common.loadFailed}. Tekan Enter untuk mencoba lagi.`,
  code: (code: string) => `Kode ${code}`,
  /** Follows the description of an occupation. */
  occupationCode: (code: string) => `Kode okupasi ${code}.`,
};
