import type { DeskQueue } from '@naungan/api/desk-queues';

export const QUEUE_LABELS: Readonly<Record<DeskQueue, string>> = {
  orders: 'Pesanan',
  claims: 'Klaim',
  policies: 'Kirim polis',
  contacts: 'Kontak',
  payments: 'Masalah pembayaran',
  messages: 'Pesan klaim',
};
