import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the list of claims. Names of statuses are not included. */
export const claimListMessages = {
  hero: 'Mengalami musibah? Segera laporkan',
  heroText: 'Perusahaan asuransi siap membantu. Semakin cepat dilaporkan, semakin cepat klaim Anda diproses.',
  claim: 'Ajukan klaim',
  /** Follows the number of claims of a type. */
  countLabel: 'klaim',
  emptyTitle: MESSAGES.claim.empty as string,
  /** `type`: 'kesehatan'. */
  empty: (type: string) => `Klaim ${type} yang Anda ajukan akan tampil di sini.`,
  myPolicies: 'Lihat polis saya',
  /** Announced when a status changes. */
  status: (claim: string, status: string) => `Status klaim ${claim}: ${status}`,
  detailOf: (claim: string) => `Detail klaim ${claim}`,
  detail: 'Detail',
  resume: 'Lanjutkan',
  resumeOf: (claim: string) => `Lanjutkan klaim ${claim}`,
};
