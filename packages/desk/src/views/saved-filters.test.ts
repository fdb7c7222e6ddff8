import type { DeskView } from '@naungan/api/desk-views';
import { expect, test } from 'vitest';
import { currentView, savedFilters } from './saved-filters.ts';

test('a view has the filters of its queue, without the page and without empty values', () => {
  const address = { status: 'approve', line: '', q: '  budi ', after: 'cursor', owner: 'mine' };
  expect(savedFilters('orders', address)).toEqual({ status: 'approve', q: 'budi' });
  expect(savedFilters('policies', address)).toEqual({ owner: 'mine' });
  expect(savedFilters('claims', {})).toEqual({});
});

const VIEWS: DeskView[] = [
  { id: 'v-1', queue: 'orders', name: 'Disetujui', filters: { status: 'approve' } },
  {
    id: 'v-2',
    queue: 'orders',
    name: 'Kendaraan disetujui',
    filters: { status: 'approve', line: 'kendaraan' },
  },
];

test.each([
  [{ status: 'approve' }, 'v-1'],
  [{ line: 'kendaraan', status: 'approve' }, 'v-2'],
  [{ line: 'kendaraan' }, undefined],
  [{}, undefined],
])('the filters %j are the view %s', (filters, id) => {
  expect(currentView(VIEWS, filters)?.id).toBe(id);
});
