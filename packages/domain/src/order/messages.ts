/** The label of the terms checkbox [2 §5], and what is said when it is not ticked. */
export const TERMS_LABEL = 'Saya sudah membaca dan menyetujui ketentuan diatas';
export const TERMS_MESSAGE = 'Anda belum menyetujui syarat dan ketentuan';

export const SHIPPING_ADDRESS_MESSAGE = 'Alamat pengiriman wajib di isi';
export const PRODUCT_MESSAGE = 'Produk wajib di pilih';
export const TERM_MESSAGE = 'Masa asuransi tidak valid';
export const AMOUNT_MESSAGE = 'Rincian biaya tidak valid';
