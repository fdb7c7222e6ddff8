/** States the rejection of an order, because the badge of a rejected order reads 'Dalam Proses' [3 §4]. */
export const REJECTED_TITLE = 'Pengajuan tidak disetujui';
