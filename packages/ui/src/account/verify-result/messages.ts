import { MESSAGES } from '@naungan/domain/messages';

/** The texts of the page that verifies an e-mail address. */
export const verifyResultMessages = {
  checking: 'Memeriksa tautan verifikasi…',
  verified: MESSAGES.account.verified as string,
  signedIn: 'Anda sudah masuk, jadi dapat langsung melanjutkan.',
  signedOut: 'Silakan masuk dengan email dan kata sandi Anda untuk melanjutkan.',
  failed: MESSAGES.account.verifyFailed as string,
  needsLink: 'Perlu tautan baru?',
  invalid:
    'Tautan verifikasi ini sudah dipakai, sudah lewat waktunya, atau sudah digantikan oleh yang lebih baru.',
};
