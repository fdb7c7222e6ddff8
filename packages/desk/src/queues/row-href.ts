import type { DeskRow } from '@naungan/api/desk-queues';
import { routeHref } from '../routing/route.ts';

/** Returns the address of the record of a row. Policies are on the page of their order. */
export function rowHref({ subject, id, orderId }: Pick<DeskRow, 'subject' | 'id' | 'orderId'>): string {
  switch (subject) {
    case 'order':
      return routeHref(`/orders/${id}`);
    case 'claim':
      return routeHref(`/claims/${id}`);
    case 'payment':
      return routeHref(`/payments/${id}`);
    case 'policy':
      return routeHref(`/orders/${orderId ?? id}`);
    default:
      return routeHref(`/contacts/${subject}/${id}`);
  }
}

const SUBJECT_LABELS: Readonly<Record<DeskRow['subject'], string>> = {
  order: 'Pesanan',
  claim: 'Klaim',
  policy: 'Polis',
  guest: 'Calon pelanggan',
  consultation: 'Konsultasi',
  offline: 'Permintaan dihubungi',
  payment: 'Pembayaran',
};

export const subjectLabel = (subject: DeskRow['subject']): string => SUBJECT_LABELS[subject];

/** Returns the name of a row for screen readers: 'Pesanan KPA-2026-000017, BAYU PRATAMA'. */
export const rowLabel = ({ subject, number, title }: Pick<DeskRow, 'subject' | 'number' | 'title'>): string =>
  [[subjectLabel(subject), number].filter(Boolean).join(' '), title].filter(Boolean).join(', ');
