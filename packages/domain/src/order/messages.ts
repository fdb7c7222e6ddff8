/** Messages of orders of every line [2 §5]. */
export const SHIPPING_ADDRESS_MESSAGE = 'Alamat pengiriman wajib di isi';
export const PRODUCT_MESSAGE = 'Produk wajib di pilih';
export const TERM_MESSAGE = 'Masa asuransi tidak valid';
export const AMOUNT_MESSAGE = 'Rincian biaya tidak valid';
