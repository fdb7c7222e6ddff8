import { expect, test } from 'vitest';
import { ALERT_TITLES, alertTitle, DIALOG_TITLES, MESSAGES, withExclamationMark } from './index.ts';

test('the titles of alerts and dialogs equal the titles in the error catalogue of the specification', () => {
  expect(ALERT_TITLES).toEqual({
    info: 'Info',
    success: 'Selamat',
    warning: 'Perhatian',
    danger: 'Opss..',
  });
  expect(DIALOG_TITLES).toMatchObject({ success: 'Berhasil', warning: 'Opss..', orderSuccess: 'Berhasil!' });
});

test.each([
  // A message that begins with the title needs no title.
  ['danger', MESSAGES.account.noAccess, undefined],
  ['danger', MESSAGES.invoice.notFound, undefined],
  ['danger', MESSAGES.account.loginFailed, 'Opss..'],
  ['success', MESSAGES.account.verified, undefined],
  ['warning', MESSAGES.profile.incomplete, 'Perhatian'],
] as const)('alertTitle for tone %s and the message %j returns %j', (tone, message, title) => {
  expect(alertTitle(tone, message)).toBe(title);
});

test.each([
  ['Email tidak valid', 'Email tidak valid!'],
  ['Anda belum melengkapi Deklarasi!', 'Anda belum melengkapi Deklarasi!'],
  [MESSAGES.quote.coverageMissing, 'Silahkan Pilih jenis cakupan perlindungan.'],
  ['', ''],
])('withExclamationMark(%j) returns %j', (message, displayedText) => {
  expect(withExclamationMark(message)).toBe(displayedText);
  expect(withExclamationMark(displayedText)).toBe(displayedText);
});

test.each([
  [MESSAGES.account.noAccess, 'Opss.. Anda tidak memiliki akses!'],
  [MESSAGES.account.loginUnauthorized, 'Masukkan email dan password'],
  [MESSAGES.account.loginFailed, 'Email / Password Salah'],
  [MESSAGES.account.emailTaken, 'Email sudah terdaftar, gunakan email lainnya'],
  [MESSAGES.account.emailTakenNotice, 'Email telah terdaftar'],
  [MESSAGES.account.phoneTaken, 'Nomor telpon sudah terdaftar, gunakan nomor telpon lainnya'],
  [MESSAGES.account.tryLater, 'Silahkan coba beberapa saat lagi'],
  [MESSAGES.account.accountNotFound, 'Akun yang terkait tidak kami temukan'],
  [MESSAGES.account.nothingToReset, 'Tidak ada yang butuh di reset'],
  [MESSAGES.account.verified, 'Selamat! Akun Anda berhasil di verifikasi.'],
  [MESSAGES.account.verifyFailed, 'Invalid! Token Invalid.'],
  [MESSAGES.common.routeNotFound, 'Oops! 404 Not Found'],
  [MESSAGES.common.notFound, 'Page Not Found'],
  [MESSAGES.profile.incomplete, 'Silahkan Lengkapi Profil Terlebih Dahulu'],
  [MESSAGES.profile.phoneMissing, 'Harap lengkapi No HP'],
  [MESSAGES.profile.checkAgain, 'Mohon periksa kembali data yang di input'],
  [MESSAGES.profile.saved, 'Update profile berhasil'],
  [MESSAGES.plans.noneForAge, 'Kami tidak menemukan produk yang sesuai dengan usia Anda'],
  [MESSAGES.plans.noneForBirthDate, 'Produk yang sesuai dengan tanggal lahir Anda tidak ditemukan'],
  [MESSAGES.plans.notFound, 'Kami tidak menemukan produk yang Anda cari'],
  [MESSAGES.revision.nothingToDo, 'Tidak ada data yang perlu di update'],
  [MESSAGES.payment.payBeforeEndOfDay, 'Selesaikan Pembayaran sebelum pukul 23:59'],
  [MESSAGES.payment.cardTokenFailed, 'Fail to get card token_id'],
  [MESSAGES.invoice.expired, 'Invoice sudah kadaluarsa'],
  [MESSAGES.invoice.policyAfterPayment, 'Polis akan terbit setelah melakukan pembayaran'],
  [MESSAGES.invoice.notFound, 'Opss, Sepertinya kami tidak menemukan invoice yang Anda inginkan'],
  [
    MESSAGES.policy.notYetIssuedMessage,
    'Polis atau Sertifikat asuransi Anda belum terbit, apabila sudah terbit kami akan memberitaukan kepada Anda',
  ],
  [MESSAGES.lookup.notFound, 'Maaf!, kami tidak menemukan data terkait polis yang Anda input'],
  [MESSAGES.claim.submitted, 'Pengajuan Klaim Berhasil, mohon menuggu untuk verifikasi data'],
  [MESSAGES.order.empty, 'Belum terdapat order'],
])('the message %j equals its text in the error catalogue of the specification', (message, expected) => {
  expect(message).toBe(expected);
});

test('no message is empty or starts or ends with a space', () => {
  const messages = Object.values(MESSAGES).flatMap((area) => Object.values<string>(area));
  expect(messages.filter((message) => message === '' || message !== message.trim())).toEqual([]);
});
