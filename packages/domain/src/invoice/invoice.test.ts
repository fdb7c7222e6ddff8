import { describe, expect, test } from 'vitest';
import { type InvoiceStatus, PAYMENT_STATUS_ROWS, PAYMENT_STATUSES } from '../status/index.ts';
import { certificateProblem } from './certificate.ts';
import { invoiceDates, paymentLines } from './facts.ts';
import { invoiceNotice } from './notice.ts';
import type { InvoiceFormat, Payment } from './record.ts';

const FILE = '/api/v1/files/polis';
const EXPIRED_INVOICE_MESSAGE = 'Invoice sudah kadaluarsa';
const PAY_FIRST_MESSAGE = 'Polis akan terbit setelah melakukan pembayaran';
const NOT_ISSUED_MESSAGE =
  'Polis atau Sertifikat asuransi Anda belum terbit, apabila sudah terbit kami akan memberitaukan kepada Anda';

describe('certificateProblem', () => {
  test.each([
    ['expire', null, EXPIRED_INVOICE_MESSAGE],
    ['expire', FILE, EXPIRED_INVOICE_MESSAGE],
    ['pending', null, PAY_FIRST_MESSAGE],
    ['pending', FILE, PAY_FIRST_MESSAGE],
    ['challenge', null, PAY_FIRST_MESSAGE],
    ['failure', FILE, PAY_FIRST_MESSAGE],
    ['cancel', FILE, PAY_FIRST_MESSAGE],
    ['deny', FILE, PAY_FIRST_MESSAGE],
    ['refund', FILE, PAY_FIRST_MESSAGE],
    ['reversal', FILE, PAY_FIRST_MESSAGE],
    ['', FILE, PAY_FIRST_MESSAGE],
    ['success', null, NOT_ISSUED_MESSAGE],
    ['success', '', NOT_ISSUED_MESSAGE],
    ['settlement', null, NOT_ISSUED_MESSAGE],
    ['capture', null, NOT_ISSUED_MESSAGE],
    ['success', FILE, null],
    ['settlement', FILE, null],
    ['capture', FILE, null],
  ])(
    'an invoice with the status %j and the certificate file %j has the certificate problem %j',
    (status, attachment, problem) => {
      expect(certificateProblem(status, attachment)).toBe(problem);
    },
  );

  test('returns null only for the paid statuses', () => {
    const statusesWithCertificate = PAYMENT_STATUSES.filter(
      (status) => certificateProblem(status, FILE) === null,
    );
    expect(statusesWithCertificate.map((status) => PAYMENT_STATUS_ROWS[status].label)).toEqual([
      'Sudah dibayar',
      'Sudah dibayar',
      'Sudah dibayar',
    ]);
  });
});

const payment: Payment = {
  transaction_id: '1d2e',
  method: 'bank_transfer',
  type: 'bca',
  typeText: 'BCA',
  status: 'pending',
  total: 2_473_000,
  accountHolder: 'PT Contoh',
  vaNumber: '80777000123',
  code: null,
  actions: [],
  card: null,
  expired: '2026-11-21T16:59:00Z',
  message: '',
};
const invoice: InvoiceFormat['invoice'] = {
  invoiceNumber: 'INV/2026/11/000017',
  createdAt: '2026-11-20T17:00:00Z',
  dueDate: '2026-11-28T16:59:00Z',
  status: 'pending',
};
const paymentTexts = (change: Partial<Payment>) =>
  paymentLines({ ...payment, ...change }).map(({ title, value }) => `${title}: ${value}`);

describe('the dates of an invoice', () => {
  test('are displayed in Jakarta time', () => {
    expect(invoiceDates(invoice)).toEqual([
      { title: 'Dibuat', value: '21 November 2026' },
      { title: 'Jatuh tempo', value: '28/11/2026 23.59 WIB' },
    ]);
  });

  test("contain the time of a payment, and 'Tidak di set' if there is no due date", () => {
    expect(invoiceDates({ ...invoice, dueDate: null, paidAt: '2026-11-21T03:05:00Z' })).toEqual([
      { title: 'Dibuat', value: '21 November 2026' },
      { title: 'Jatuh tempo', value: 'Tidak di set' },
      { title: 'Dibayar', value: '21/11/2026 10.05 WIB' },
    ]);
  });
});

describe('the payment of an invoice', () => {
  test.each<[string, Partial<Payment>, string[]]>([
    ['a virtual account', {}, ['Nomor virtual account: 80777000123', 'Nama penerima: PT Contoh']],
    [
      'a Mandiri bill',
      { type: 'mandiri_bill', code: '70012', vaNumber: '1234', accountHolder: null },
      ['Kode perusahaan: 70012', 'Nomor tagihan: 1234'],
    ],
    [
      'a virtual account of another bank',
      { type: 'other_bank', code: '200', accountHolder: null },
      ['Kode bank: 200', 'Nomor virtual account: 80777000123'],
    ],
    [
      'a store',
      { method: 'cstore', type: 'indomaret', code: '9988', vaNumber: null },
      ['Kode pembayaran: 9988'],
    ],
    ['a wallet', { method: 'emoney', type: 'gopay', vaNumber: null }, []],
  ])('by %s has a row for each number that the customer needs', (_title, change, numberTexts) => {
    expect(paymentTexts(change)).toEqual([
      'Metode: BCA',
      ...numberTexts,
      'Total: Rp2.473.000',
      'Bayar sebelum: 21/11/2026 23.59 WIB',
    ]);
  });

  test('has the transaction number after it has ended, but not the numbers that the customer needed to pay', () => {
    expect(paymentTexts({ status: 'settlement' })).toEqual([
      'Metode: BCA',
      'Total: Rp2.473.000',
      'Nomor transaksi: 1d2e',
    ]);
  });
});

describe('invoiceNotice', () => {
  const noticeOf = (status: InvoiceStatus, currentPayment: Payment | null = null) =>
    invoiceNotice({ invoice: { ...invoice, status }, payment: currentPayment });

  test.each([
    ['pending', /^Selesaikan pembayaran sebelum pukul 23\.59 WIB pada hari yang sama/],
    ['success', /^Invoice ini lunas/],
    ['expire', /^Invoice ini tidak dibayar sampai batas waktunya/],
    ['reversal', /dibatalkan oleh bank atau penyedia pembayaran, sehingga polisnya tidak berlaku/],
    ['refund', /dikembalikan ke sumber pembayaran Anda, sehingga polisnya tidak berlaku/],
  ] as const)('invoiceNotice for the status %s contains the sentence %s', (status, text) => {
    expect(noticeOf(status)).toMatch(text);
  });

  test('states the deadline of a pending payment, but not of an ended payment', () => {
    const earlyPayment = { ...payment, expired: '2026-11-21T05:30:00Z' };
    expect(noticeOf('pending', earlyPayment)).toMatch(
      /^Selesaikan pembayaran sebelum 21\/11\/2026 12\.30 WIB\. /,
    );
    expect(noticeOf('pending', { ...earlyPayment, status: 'deny' })).toMatch(/pukul 23\.59 WIB/);
  });

  test('requests no payment while a payment is under review', () => {
    expect(noticeOf('pending', { ...payment, status: 'challenge' })).toBe(
      'Pembayaran Anda sedang diperiksa. Kami beri tahu Anda melalui email begitu selesai. ' +
        'Anda tidak perlu membayar lagi, dan polis terbit setelah pembayaran disetujui.',
    );
  });
});
