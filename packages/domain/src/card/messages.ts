/** The texts of the card form [3 §5]. `cvvLong` is not in the specification. */
export const CARD_MESSAGES = {
  numberRequired: 'Nomor kartu wajib di isi',
  numberInvalid: 'Nomor Kartu tidak valid',
  numberDigits: 'Nomor Kartu Wajib 16 Digit',
  expiryRequired: 'Masa berlaku kartu wajib di isi',
  expiryInvalid: 'Masa berlaku tidak valid',
  expired: 'Kartu sudah expired',
  cvvRequired: 'Kode CVV wajib di isi',
  cvvLong: 'Kode CVV maksimal 6 digit',
} as const;
