import type { DeskSearchResult } from '@naungan/api/desk-queues';
import { expect, test } from 'vitest';
import { namesPerson, resultGroups, screenGroup } from './search-items.ts';

const result = (kind: DeskSearchResult['kind'], id: string, orderId: string | null): DeskSearchResult => ({
  kind,
  id,
  orderId,
  number: `N-${id}`,
  title: 'SARI',
  text: 'Sehat Plus',
});

const groupsOf = (results: DeskSearchResult[], firstKind: DeskSearchResult['kind'] | null = null) =>
  resultGroups({ results, cut: [] }, 'sari', firstKind);

test('found records are grouped by kind and open the page of their order or claim', () => {
  const groups = groupsOf([
    result('policy', 'p1', 'o1'),
    result('order', 'o2', 'o2'),
    result('claim', 'c1', 'o3'),
    result('order', 'o4', 'o4'),
  ]);
  expect(groups.map(({ title, items }) => [title, items.map(({ href }) => href)])).toEqual([
    ['Polis', ['#/orders/o1']],
    ['Pesanan', ['#/orders/o2', '#/orders/o4']],
    ['Klaim', ['#/claims/c1']],
  ]);
  expect(groups[0]?.items[0]).toMatchObject({ title: 'N-p1 · SARI', text: 'Sehat Plus' });
});

test('the kind of records that the person decides comes first', () => {
  const results = [result('policy', 'p1', 'o1'), result('order', 'o2', 'o2'), result('claim', 'c1', 'o3')];
  expect(groupsOf(results, 'claim').map(({ title }) => title)).toEqual(['Klaim', 'Polis', 'Pesanan']);
});

test('a customer comes first for a name, before the kind of records that the person decides', () => {
  const results = [policy, order, sari, claim];
  const titlesFor = (text: string) =>
    resultGroups({ results, cut: [] }, text, 'claim').map(({ title }) => title);
  expect(titlesFor('sari')).toEqual(['Pelanggan', 'Klaim', 'Polis', 'Pesanan']);
  expect(titlesFor('B 1234 CD')).toEqual(['Klaim', 'Polis', 'Pesanan', 'Pelanggan']);
});

test("a found member opens the member's page", () => {
  const member = { ...result('member', 'm1', null), number: '6281234567890', text: 'sari@contoh.id' };
  expect(groupsOf([member])).toEqual([
    {
      title: 'Pelanggan',
      items: [
        {
          key: 'member:m1',
          href: '#/members/m1',
          title: 'SARI',
          text: 'sari@contoh.id · +62 812 3456 7890',
        },
      ],
    },
  ]);
});

test.each([
  ['sari wulandari', true],
  ['0812 3456', true],
  ['+62 812-3456-7890', true],
  ['sari2@contoh.id', true],
  ['KLM-2026-000003', false],
  ['B 1234 CD', false],
  ['3174 0355 0790 0001', false],
])('the text %j is contact details of a person: %j', (text, expected) => {
  expect(namesPerson(text)).toBe(expected);
});

const order = result('order', 'o1', 'o1');
const policy = result('policy', 'p1', 'o1');
const claim = result('claim', 'c1', 'o1');
const sari = result('member', 'm1', null);
const NIK = '3174035507900001';

test.each<[DeskSearchResult['kind'], DeskSearchResult[], string, string, string | undefined]>([
  ['claim', [sari, claim], 'sari', 'Lihat semua di halaman pelanggan', '#/members/m1'],
  ['order', [sari, order], NIK, 'Lihat semua di halaman pelanggan', '#/members/m1'],
  ['policy', [policy, sari], NIK, 'Lihat semua di halaman pelanggan', '#/members/m1'],
  ['claim', [claim], 'sari', 'Lihat semua di daftar klaim', '#/claims?state=all&q=sari'],
  [
    'order',
    [sari, result('member', 'm2', null), order],
    'a b',
    'Lihat semua di daftar pesanan',
    '#/orders?status=all&q=a+b',
  ],
  ['order', [order], NIK, 'Ketik lebih lengkap untuk mempersempit hasil.', undefined],
  ['member', [sari], 'sari', 'Lihat semua di daftar pelanggan', '#/members?q=sari'],
])('a cut group %s of %j for %j ends with %j and the link %j', (kind, results, text, words, href) => {
  const groups = resultGroups({ results, cut: [kind] }, text);
  const isCut = groups.map(({ more, note }) => Boolean(more ?? note));
  expect(isCut.filter(Boolean)).toHaveLength(1);
  const cutGroup = groups[isCut.indexOf(true)];
  expect(cutGroup?.items[0]?.key).toMatch(new RegExp(`^${kind}:`));
  expect([cutGroup?.more?.title ?? cutGroup?.note, cutGroup?.more?.href]).toEqual([
    `1 pertama. ${words}`,
    href,
  ]);
});

const SCREENS = [
  { title: 'Beranda', href: '#/start' },
  { title: 'Kirim polis', href: '#/policies' },
];

test.each([
  ['', ['Beranda', 'Kirim polis']],
  ['BER', ['Beranda']],
  ['pol', ['Kirim polis']],
  ['kirim p', ['Kirim polis']],
  ['randa', undefined],
])('the text %j selects the screens %j', (text, titles) => {
  expect(screenGroup(SCREENS, text)?.items.map(({ title }) => title)).toEqual(titles);
});
