import { expect, test } from 'vitest';
import { changesSince, orderHistory } from './order-history.ts';

const entry = (change: Partial<Parameters<typeof orderHistory>[0][number]>) => ({
  at: '2026-11-24T01:30:00.000Z',
  name: 'KPA-2026-000064',
  subject: 'order' as const,
  from: null,
  to: 'neworder',
  actor: 'system',
  reason: null,
  ...change,
});
const NAMES = new Map([['desk:p-2', 'Bima Pratama']]);

test.each([
  [
    { actor: 'desk:p-2', from: 'neworder', to: 'reject', reason: 'KTP buram.' },
    'Pesanan Baru → Ditolak',
    'Bima Pratama',
    'KTP buram.',
  ],
  [
    { subject: 'payment' as const, from: 'creating', to: 'settlement' },
    'Pembayaran Dibuat → Dibayar',
    'Sistem',
    null,
  ],
  [
    { subject: 'invoice' as const, to: 'pending', reason: 'order KPA-2026-000064' },
    'Invoice Belum dibayar',
    'Sistem',
    null,
  ],
  [
    {
      subject: 'policy' as const,
      from: 'active',
      to: 'active',
      reason: 'printed policy sent by JNE, RESI-7, on 2026-11-24',
    },
    'Polis',
    'Sistem',
    'Polis cetak dikirim lewat JNE, resi RESI-7, tanggal 2026-11-24',
  ],
])('the entry %j is shown as %j by %j with the reason %j', (change, text, actor, reason) => {
  expect(orderHistory([entry(change)], NAMES)).toMatchObject([{ text, actor, reason }]);
});

test('a conflict lists the later changes with their reasons', () => {
  const entries = [entry({}), entry({ from: 'neworder', to: 'reject', reason: 'KTP buram.' })];
  expect(changesSince(entries, 1)).toEqual([
    'Pesanan Baru → Ditolak, Sistem, 24/11/2026 08.30 WIB. Alasan: KTP buram.',
  ]);
});
