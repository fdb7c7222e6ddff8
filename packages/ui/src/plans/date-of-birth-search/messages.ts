import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

export const dateOfBirthSearchMessages = {
  label: 'Tanggal lahir',
  hint: 'Premi dihitung dari usia pada hari ini.',
  search: 'Cari Produk',
  required: 'Tanggal lahir wajib di isi',
  /**
   * The message of [2 §5]. It is not imported from the order form's schema, which would add zod to the landing
   * page.
   */
  invalid: 'Tanggal Lahir tidak valid',
  noticeTitle: ALERT_TITLES.danger as string,
  noPlans: MESSAGES.plans.noneForAge as string,
  failed: MESSAGES.common.loadFailed as string,
  retry: MESSAGES.common.retry as string,
};
