import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the list of policies. Names of statuses are not included. */
export const policyListMessages = {
  emptyTitle: MESSAGES.order.empty as string,
  /** `line`: 'kesehatan'. */
  empty: (line: string) => `Polis ${line} Anda akan tampil di sini setelah terbit.`,
  /** Follows the number of policies of a line. */
  countLabel: 'polis',
  search: 'Cari produk',
  /** Announced when a status changes. */
  status: (number: string, status: string) => `Status polis ${number}: ${status}`,
  insured: 'Tertanggung',
  number: 'Nomor polis',
  notYetIssued: MESSAGES.policy.notYetIssuedLabel as string,
  covers: 'Menjamin',
  period: 'Masa pertanggungan',
  detail: 'Detail',
  detailOf: (number: string) => `Detail polis ${number}`,
};
