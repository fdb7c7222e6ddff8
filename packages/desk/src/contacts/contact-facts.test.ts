import type { DeskContact } from '@naungan/api/desk-queues';
import { expect, test } from 'vitest';
import { detailFacts, requestFacts } from './contact-facts.ts';

const contact = {
  at: '2026-11-23T01:00:00.000Z',
  product: 'kesehatan',
  message: null,
  partner: null,
  detail: { dob: '1990-01-01', warna: 'biru', year: '' },
} as unknown as DeskContact;

test('the facts of a request name the line and omit what is unknown', () => {
  expect(requestFacts(contact).map(({ title }) => title)).toEqual(['Diterima', 'Produk']);
  expect(requestFacts(contact)[1]?.value).toBe('Kesehatan');
  expect(requestFacts({ ...contact, product: 'kapal', message: 'Halo', partner: 'toko' })).toMatchObject([
    {},
    { title: 'Produk', value: 'kapal' },
    { title: 'Pesan', value: 'Halo' },
    { title: 'Mitra', value: 'toko' },
  ]);
});

test('empty answers are omitted, and unknown fields keep their names', () => {
  expect(detailFacts(contact)).toEqual([
    { title: 'Tanggal lahir', value: '1990-01-01' },
    { title: 'warna', value: 'biru' },
  ]);
});
