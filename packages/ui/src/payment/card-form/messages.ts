import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the card form. Texts of errors are not included. */
export const cardFormMessages = {
  incomplete: MESSAGES.payment.cardIncomplete as string,
  number: 'Nomor kartu',
  expiry: 'Masa berlaku',
  expiryPlaceholder: 'MM/YY',
  expiryHint: 'Bulan/tahun',
  cvv: 'Kode CVV',
  cvvHint: 'Di belakang kartu',
  privacy: 'Data kartu dikirim langsung ke penyedia pembayaran. Kami tidak menerima dan tidak menyimpannya.',
};
