import { expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';

const pageOf = (page: string, size: number | null = 100) => vi.fn(async () => ({ page, size }));

it('computes a page once for simultaneous and later calls with the same key', async () => {
  const cache = createPageCache<string>(1_000);
  const compute = pageOf('a');
  expect(await Promise.all([cache.get('k', compute), cache.get('k', compute)])).toEqual(['a', 'a']);
  expect(await cache.get('k', compute)).toBe('a');
  expect(compute).toHaveBeenCalledTimes(1);
});

it('computes a page that must not be stored for each of two simultaneous calls', async () => {
  const cache = createPageCache<string>(1_000);
  const first = pageOf('rejected', null);
  const second = pageOf('page', null);
  expect(await Promise.all([cache.get('k', first), cache.get('k', second)])).toEqual(['rejected', 'page']);
});

it('computes a page again after a failure', async () => {
  const cache = createPageCache<string>(1_000);
  await expect(cache.get('k', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await cache.get('k', pageOf('a'))).toBe('a');
});

it('removes the pages that were not used for longest when the pages exceed the limit', async () => {
  const cache = createPageCache<string>(250);
  await cache.get('a', pageOf('a'));
  await cache.get('b', pageOf('b'));
  await cache.get('a', pageOf('unused'));
  await cache.get('c', pageOf('c'));
  const computeA = pageOf('again');
  const computeB = pageOf('again');
  expect(await cache.get('a', computeA)).toBe('a');
  expect(await cache.get('b', computeB)).toBe('again');
  expect(computeA).not.toHaveBeenCalled();
});

it('does not store a page that is larger than the limit', async () => {
  const cache = createPageCache<string>(250);
  await cache.get('small', pageOf('small'));
  await cache.get('large', pageOf('large', 300));
  expect(await cache.get('large', pageOf('again'))).toBe('again');
  expect(await cache.get('small', pageOf('unused'))).toBe('small');
});
