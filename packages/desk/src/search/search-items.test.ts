import type { DeskSearchResult } from '@naungan/api/desk-queues';
import { expect, test } from 'vitest';
import { resultGroups, screenGroup } from './search-items.ts';

const result = (kind: DeskSearchResult['kind'], id: string, orderId: string | null): DeskSearchResult => ({
  kind,
  id,
  orderId,
  number: `N-${id}`,
  title: 'SARI',
  text: 'Sehat Plus',
});

test('found records are grouped by kind and open the page of their order or claim', () => {
  const groups = resultGroups([
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
  expect(resultGroups(results, 'claim').map(({ title }) => title)).toEqual(['Klaim', 'Polis', 'Pesanan']);
});

test("a found member opens the member's page", () => {
  const member = { ...result('member', 'm1', null), number: '6281234567890', text: 'sari@contoh.id' };
  expect(resultGroups([member])).toEqual([
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
