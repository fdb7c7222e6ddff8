import { DIALOG_TITLES } from '@naungan/domain/messages';

export const consultantDialogMessages = {
  title: 'Hubungi konsultan',
  welcome: 'Produk ini dibeli lewat konsultan. Tinggalkan kontak Anda, konsultan kami akan menghubungi Anda.',
  submit: 'Kirim permintaan',
  sentTitle: DIALOG_TITLES.success as string,
  confirmation: 'Terima kasih. Konsultan kami akan segera menghubungi Anda.',
};
