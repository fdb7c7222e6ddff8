import { expect, test } from 'vitest';
import { canUpdateOrder, isPaid, ORDER_STATUSES, PAYMENT_STATUSES, statusRow } from './index.ts';

const DISPLAYED_STATUSES = [
  ['neworder', 'Dalam Proses', 'info', false, false],
  ['revision', 'Direvisi', 'info', false, false],
  ['approve', 'Disetujui', 'success', false, false],
  ['reject', 'Dalam Proses', 'info', false, false],
  ['pending', 'Pending', 'warning', true, false],
  ['settlement', 'Sudah dibayar', 'success', false, true],
  ['success', 'Sudah dibayar', 'success', false, true],
  ['capture', 'Sudah dibayar', 'success', false, true],
  ['challenge', 'Dalam Proses', 'warning', false, false],
  ['expire', 'Expired', 'danger', false, false],
  ['failure', 'Gagal', 'danger', false, false],
  ['cancel', 'Batal', 'danger', false, false],
  ['deny', 'Pembayaran Gagal', 'danger', false, false],
  ['refund', 'Dikembalikan', 'info', false, false],
  ['reversal', 'Pembatalan', 'warning', false, false],
] as const;

test.each(DISPLAYED_STATUSES)(
  'the status %s is displayed as %s in tone %s; the order can be updated: %s; the invoice counts as paid: %s',
  (status, label, tone, canUpdate, hasBeenPaid) => {
    expect(statusRow(status)).toEqual({ status, label, tone });
    expect(canUpdateOrder(status)).toBe(canUpdate);
    expect(isPaid(status)).toBe(hasBeenPaid);
  },
);

test('the table of displayed statuses has every order status and every payment status', () => {
  const statuses = new Set<string>([...ORDER_STATUSES, ...PAYMENT_STATUSES]);
  expect([...statuses].toSorted()).toEqual(DISPLAYED_STATUSES.map(([status]) => status).toSorted());
});

test.each(['', 'unknown', 'toString', 'PENDING', '<script>'])(
  'the unknown status %j is displayed as in process',
  (status) => {
    expect(statusRow(status)).toEqual({ status, label: 'Dalam Proses', tone: 'info' });
    expect(canUpdateOrder(status)).toBe(false);
    expect(isPaid(status)).toBe(false);
  },
);
