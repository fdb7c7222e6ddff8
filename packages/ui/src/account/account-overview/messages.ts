import { MESSAGES } from '@naungan/domain/messages';
import { REJECTED_TITLE } from '../../orders/messages.ts';

/** The texts of the overview of the account. Names of statuses are not included. */
export const accountOverviewMessages = {
  loading: 'Memuat…',
  emptyTitle: MESSAGES.order.empty as string,
  empty: 'Pesanan, polis, klaim, dan invoice Anda akan tampil di sini. Bandingkan dulu premi dan manfaatnya.',
  search: 'Cari asuransi',
  actions: 'Yang perlu Anda lakukan',
  noActions: 'Tidak ada yang perlu Anda lakukan saat ini.',
  mostUrgent: (shown: number, total: number) =>
    `${shown} yang paling mendesak dari ${total}. Sisanya ada di daftar pesanan dan klaim.`,
  more: (count: number) => `Tampilkan ${count} lagi`,
  payAmount: (amount: string) => `Bayar ${amount}`,
  payBefore: (date: string) => `Paling lambat ${date}`,
  pay: 'Bayar',
  reviseTitle: 'Perbaiki data Anda',
  revise: 'Perbarui data',
  orderAgainTitle: 'Pesan lagi dengan data yang diperbaiki',
  showOrder: 'Lihat pesanan',
  appealBefore: (date: string) => `Banding sebelum ${date}`,
  before: (date: string) => `Sebelum ${date}`,
  showDecision: 'Lihat keputusan',
  resume: 'Lanjutkan',
  resumeDraft: 'Lanjutkan draf',
  storedUntil: (date: string) => `Disimpan sampai ${date}`,
  claims: 'Klaim yang berjalan',
  claimCount: (count: number) => `Klaim yang berjalan (${count})`,
  allClaims: 'Semua klaim',
  noClaims: 'Tidak ada klaim yang berjalan.',
  claim: 'Ajukan klaim',
  invoice: 'Invoice terbaru',
  allInvoices: 'Semua invoice',
  noInvoice: 'Invoice terbit setelah pesanan Anda disetujui.',
  /** Followed by the date. */
  due: 'Jatuh tempo',
  noDueDate: MESSAGES.invoice.noDueDate as string,
  showInvoice: 'Lihat invoice',
  // The accessible names of the link to the invoice.
  payOf: (number: string) => `Bayar invoice ${number}`,
  showOf: (number: string) => `Lihat invoice ${number}`,
  rejectedTitle: REJECTED_TITLE as string,
  orders: 'Pembelian Asuransi',
  allOrders: (count: number) => `Semua pesanan (${count})`,
  policies: 'Polis Anda',
  policyCount: (count: number) => `Polis Anda (${count})`,
  allPolicies: 'Semua polis',
  noPolicies: 'Polis Anda akan tampil di sini setelah terbit.',
  /** Followed by the date. */
  validUntil: 'Berlaku sampai',
};
