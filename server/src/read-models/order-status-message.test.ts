import { describe, expect, test } from 'vitest';
import { statusMessage } from './order-status-message.ts';

type Facts = Parameters<typeof statusMessage>[0];
const messageOf = (changes: Partial<Facts>) =>
  statusMessage({
    statusOrder: 'approve',
    insurer: 'Asuransi Contoh',
    paymentStatus: null,
    policy: null,
    canBeRevised: true,
    ...changes,
  });

describe('the message of an approved order', () => {
  test.each([
    ['pending', /^Selamat, pesanan Anda disetujui\. Silakan selesaikan pembayaran/],
    ['challenge', /^Pembayaran Anda sedang diperiksa\..*Anda tidak perlu membayar lagi\.$/],
    ['success', /^Pembayaran Anda sudah kami terima\. Polis sedang diterbitkan/],
    ['expire', /^Invoice ini tidak dibayar sampai batas waktunya.*memesan lagi dengan data yang sama\.$/],
    ['reversal', /^Pembayaran invoice ini dibatalkan.*polisnya tidak berlaku.*memesan lagi/],
    ['refund', /^Dana pembayaran invoice ini dikembalikan.*polisnya tidak berlaku.*memesan lagi/],
  ] as const)('with the payment status %s states the result and the next step', (paymentStatus, sentence) => {
    expect(messageOf({ paymentStatus })).toMatch(sentence);
  });

  test.each([
    ['active', /^Pembayaran Anda sudah kami terima dan polis telah terbit\. Terima kasih/],
    ['upcoming', /polis telah terbit\. Pertanggungan mulai 1 Desember 2026 pukul 00\.00 WIB\.$/],
    ['ended', /^Masa pertanggungan polis ini berakhir pada 1 Desember 2027\. Anda dapat memesan lagi/],
  ] as const)(
    'the message of an approved order with a policy in the state %s states the state of the cover',
    (state, sentence) => {
      const policy = {
        state,
        period: { startDate: '2026-12-01', endDate: '2027-12-01' },
        startsAt: new Date('2026-11-30T17:00:00Z'),
      };
      expect(messageOf({ paymentStatus: 'success', policy })).toMatch(sentence);
    },
  );
});

test('the message of a rejected order that cannot be corrected offers to order again', () => {
  expect(messageOf({ statusOrder: 'reject', canBeRevised: false })).toMatch(
    /tidak dikenai biaya apa pun\. .*memesan lagi dengan data yang sama/,
  );
});

test.each([
  ['neworder', 'the insurer examines the order', /sedang diperiksa oleh Asuransi Contoh/],
  ['revision', 'the correction was received', /Perubahan data Anda sudah kami terima/],
  ['pending', 'the member must correct the data', /perbarui data Anda/],
  ['reject', 'nothing is charged', /tidak dikenai biaya apa pun/],
] as const)('the message of an order in the status %s states that %s', (statusOrder, _fact, sentence) => {
  expect(messageOf({ statusOrder })).toMatch(sentence);
});
