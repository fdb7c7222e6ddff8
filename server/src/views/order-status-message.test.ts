import { describe, expect, test } from 'vitest';
import { statusMessage } from './order-status-message.ts';

type Facts = Parameters<typeof statusMessage>[0];
const said = (more: Partial<Facts>) =>
  statusMessage({
    statusOrder: 'approve',
    insurer: 'Asuransi Contoh',
    paymentStatus: null,
    issued: false,
    revisable: true,
    ...more,
  });

describe('an approved order', () => {
  test.each([
    ['pending', /^Selamat, pesanan Anda disetujui\. Silakan selesaikan pembayaran/],
    ['challenge', /^Pembayaran Anda sedang diperiksa\..*Anda tidak perlu membayar lagi\.$/],
    ['success', /^Pembayaran Anda sudah kami terima\. Polis sedang diterbitkan/],
    ['expire', /^Invoice ini tidak dibayar sampai batas waktunya.*memesan lagi dengan data yang sama\.$/],
    ['reversal', /^Pembayaran invoice ini dibatalkan.*polisnya tidak berlaku.*memesan lagi/],
    ['refund', /^Dana pembayaran invoice ini dikembalikan.*polisnya tidak berlaku.*memesan lagi/],
  ] as const)('whose payment is %s says so and what comes next', (paymentStatus, sentence) => {
    expect(said({ paymentStatus })).toMatch(sentence);
  });

  test('with its policy says that it is there', () => {
    expect(said({ paymentStatus: 'success', issued: true })).toContain('polis telah terbit');
  });
});

test('a refused order that cannot be corrected can be ordered again', () => {
  expect(said({ statusOrder: 'reject', revisable: false })).toMatch(
    /tidak dikenai biaya apa pun\. .*memesan lagi dengan data yang sama/,
  );
});

test.each([
  ['neworder', /sedang diperiksa oleh Asuransi Contoh/],
  ['revision', /Perubahan data Anda sudah kami terima/],
  ['pending', /perbarui data Anda/],
  ['reject', /tidak dikenai biaya apa pun/],
] as const)('an order that is %s says what happens', (statusOrder, sentence) => {
  expect(said({ statusOrder })).toMatch(sentence);
});
