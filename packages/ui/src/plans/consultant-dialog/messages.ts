import { DIALOG_TITLES, MESSAGES } from '@naungan/domain/messages';

export const consultantDialogMessages = {
  title: 'Hubungi konsultan',
  welcome: 'Produk ini dibeli lewat konsultan. Tinggalkan kontak Anda, konsultan kami akan menghubungi Anda.',
  submit: 'Kirim permintaan',
  sentTitle: DIALOG_TITLES.success as string,
  // Shown in a toast if the dialog was closed before the response.
  sent: (product: string, confirmation: string) =>
    `Permintaan Anda untuk ${product} terkirim. ${confirmation}`,
  notSent: (product: string, reason: string) => `Permintaan Anda untuk ${product} belum terkirim. ${reason}`,
  failure: MESSAGES.common.submitFailed as string,
  confirmation: 'Terima kasih. Konsultan kami akan segera menghubungi Anda.',
};
