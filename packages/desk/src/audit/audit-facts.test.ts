import { AUDIT_EVENTS } from '@naungan/api/desk-audit';
import { routes } from '@naungan/api/routes';
import { describe, expect, it, test } from 'vitest';
import { actionText, actorText, changeText, reasonText, recordOf } from './audit-facts.ts';
import { auditQuery, yesterdayHref } from './audit-query.ts';

const ID = '6d0c1f6e-2f5f-4c6a-9d0e-000000000001';
const record = (kind: 'order' | 'claim' | 'staff' | 'product') => ({ kind, id: ID, number: 'N-1', name: '' });

test('every call of the desk has a text', () => {
  const deskCalls = Object.entries(routes).filter(([, { auth }]) => auth === 'desk');
  const texts = deskCalls.map(([operation]) => actionText({ operation, event: 'desk.read' }));
  expect(texts).not.toContain('Data dibaca');
  expect(new Set(texts).size).toBe(texts.length);
});

test('an operation without a text has the text of its event', () => {
  for (const event of AUDIT_EVENTS) expect(actionText({ operation: 'constructor', event })).toMatch(/^[A-Z]/);
  expect(actionText({ operation: null, event: 'keys.rotated' })).toBe('Kunci enkripsi diganti');
});

test.each([
  [{ actorName: 'DEWI', actorId: ID, actorRole: 'desk' }, 'DEWI'],
  [{ actorName: null, actorId: ID, actorRole: 'member' }, 'Akun yang dihapus'],
  [{ actorName: null, actorId: null, actorRole: 'visitor' }, 'Pengunjung'],
  [{ actorName: null, actorId: null, actorRole: 'system' }, 'Sistem'],
])('the actor %j is %s', (actor, text) => {
  expect(actorText(actor)).toBe(text);
});

describe('the change of an entry', () => {
  it.each([
    [record('order'), 'neworder', 'approve', 'Baru → Disetujui'],
    [record('claim'), 'proposed', 'confirmed', 'Menunggu orang kedua → Disetujui orang kedua'],
    [record('claim'), null, 'proposed', 'Menunggu orang kedua'],
    [record('product'), 'sale', 'offline', 'Cara jual → Lewat konsultan'],
    [
      record('staff'),
      '',
      `claims finance insurer ${ID}`,
      'Tanpa peran → Klaim, Keuangan, perusahaan asuransi',
    ],
    [record('staff'), null, 'inactive', 'Nonaktif'],
    [null, 'a', 'b', 'a → b'],
  ])('a change of %j from %s to %s is %s', (changed, from, to, text) => {
    expect(changeText({ record: changed, receiverName: null, from, to })).toBe(text);
  });

  it('an entry without a new value has none', () => {
    expect(changeText({ record: record('order'), receiverName: null, from: null, to: null })).toBeNull();
  });

  it.each([
    ['AYU LESTARI', 'Kepada AYU LESTARI'],
    [null, 'Kepada akun yang dihapus'],
  ])('a task that was handed over to %s has the receiver', (receiverName, text) => {
    expect(changeText({ record: record('claim'), receiverName, from: null, to: `person:${ID}` })).toBe(text);
  });
});

test.each([
  ['FORBIDDEN', 'Tidak punya izin'],
  ['amount accountChanged', 'Jumlah di atas batas, Rekening diubah setelah disetujui'],
  [`proposal ${ID}`, null],
  [`tariff ${ID}`, null],
  ['constructor', 'constructor'],
  [null, null],
])('the reason %s is shown as %s', (reason, text) => {
  expect(reasonText({ reason })).toBe(text);
});

test.each([
  ['article', 'banjir', { kind: 'Artikel', text: 'banjir', href: '#/content/article/banjir' }],
  ['queue', 'messages', { kind: 'Antrean', text: 'Pesan klaim', href: null }],
  ['partner', 'toko-maju', { kind: 'Mitra', text: 'toko-maju', href: null }],
  ['view', ID, null],
  ['constructor', ID, null],
  ['audit', null, null],
])('an entry about %s %s shows %j', (subjectType, subjectId, shown) => {
  expect(recordOf({ record: null, subjectType, subjectId })).toEqual(shown);
});

test('the link to yesterday has the day in Jakarta', () => {
  expect(yesterdayHref(ID, Date.parse('2026-11-23T16:59:59Z'))).toBe(
    `#/audit?actor=${ID}&from=2026-11-22&to=2026-11-22`,
  );
  expect(yesterdayHref(ID, Date.parse('2026-11-23T17:00:00Z'))).toContain('from=2026-11-23');
});

test('wrong filters in the address are sent, except for an unknown event', () => {
  expect(auditQuery({ actor: 'x', event: 'y', from: 'z', q: '  ' })).toEqual({ actor: 'x', from: 'z' });
});
