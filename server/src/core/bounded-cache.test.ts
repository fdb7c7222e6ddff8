import { expect, test } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

test('the cache computes a result again only after more recent keys have replaced it', () => {
  const cache = createBoundedCache<string>(2);
  const computed: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      computed.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(get)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  // 'c' replaces 'b', because 'a' was used after 'b'.
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});

test('the cache also stores undefined results', () => {
  const cache = createBoundedCache<undefined>(1);
  let calls = 0;
  for (let call = 0; call < 2; call += 1)
    cache.get('key', () => {
      calls += 1;
      return undefined;
    });
  expect(calls).toBe(1);
});
