import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';

/** The texts of a form in steps, without its fields and dialogs. */
export const wizardMessages = {
  back: 'Kembali',
  next: 'Lanjut',
  /** Replaces `next` in a step that was opened from the summary. */
  backToSummary: 'Kembali ke ringkasan',
  /** Accessible name of the area next to the steps. */
  costs: 'Ringkasan biaya',
  updated: 'Isian ini diperbarui dari tab atau perangkat lain.',
  checkInput: MESSAGES.common.checkInput as string,
  /** Title of the message that the answers exclude the product. */
  blockedTitle: ALERT_TITLES.warning as string,
  otherProducts: 'Cari produk lain',
  earlierStepTitle: (step: string) => `Ada yang perlu diperbaiki di ${step}`,
  openStep: (step: string) => `Buka ${step}`,
  failedTitle: ALERT_TITLES.danger as string,
  /** `label`: 'Biaya admin'; `from` and `to`: 'Rp25.000'. */
  amountChanged: (label: string, from: string, to: string) => `${label} berubah dari ${from} menjadi ${to}`,
  failedHint: 'Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.',
};
