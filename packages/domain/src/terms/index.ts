/** The label of the terms checkbox [2 §5], and the message if the checkbox is not ticked. */
export const TERMS_LABEL = 'Saya sudah membaca dan menyetujui ketentuan diatas';
export const TERMS_MESSAGE = 'Anda belum menyetujui syarat dan ketentuan';
