import { describe, expect, test } from 'vitest';
import { groupChunks } from './group-chunks.mjs';

type Named = { file: string };
type Kind = { entry?: boolean; lazy?: boolean; dynamicImports?: string[]; size?: number };

const chunk = (file: string, imports: string[] = [], { size = 100, ...kind }: Kind = {}) => ({
  file,
  name: file,
  size,
  entry: false,
  lazy: false,
  imports,
  dynamicImports: [],
  ...kind,
});
const entry = (file: string, imports: string[], dynamicImports: string[] = []) =>
  chunk(file, imports, { entry: true, dynamicImports });

const startsWithNone = () => false;

function groups(
  chunks: ReturnType<typeof chunk>[],
  { most = 1, growth = 1000, startsWith = startsWithNone as (entry: Named, part: Named) => boolean } = {},
) {
  const found = groupChunks(chunks, { most, growth: () => growth, always: [], startsWith });
  return found.map((group) => group.map(({ file }) => file).toSorted());
}

describe('groups of script files', () => {
  test('merge chunks that the same pages need', () => {
    const chunks = [entry('list', ['a', 'b']), entry('detail', ['a', 'b']), chunk('a'), chunk('b')];
    expect(groups(chunks)).toEqual([['a', 'b']]);
  });

  test('merge nothing when pages load few files', () => {
    const chunks = [entry('list', ['a', 'b']), entry('detail', ['a', 'b']), chunk('a'), chunk('b')];
    expect(groups(chunks, { most: 3 })).toEqual([]);
  });

  test('merge a chunk that one page does not need as far as that page may grow', () => {
    const chunks = [
      entry('list', ['a', 'b']),
      entry('detail', ['a']),
      chunk('a'),
      chunk('b', [], { size: 500 }),
    ];
    expect(groups(chunks, { growth: 500 })).toEqual([['a', 'b']]);
    expect(groups(chunks, { growth: 499 })).toEqual([]);
  });

  test('count the files that a merged file imports', () => {
    const chunks = [
      entry('list', ['a', 'b']),
      entry('other', ['c']),
      entry('detail', ['a']),
      chunk('a'),
      chunk('b', ['c'], { size: 300 }),
      chunk('c', [], { size: 300 }),
    ];
    expect(groups(chunks, { growth: 599 }).flat()).not.toContain('a');
  });

  test('create no import cycle', () => {
    const chunks = [
      entry('list', ['a']),
      entry('middle', ['b']),
      chunk('a', ['b'], { size: 10 }),
      chunk('b', ['c'], { size: 900 }),
      chunk('c', [], { size: 10 }),
    ];
    expect(groups(chunks, { growth: 800 })).not.toContainEqual(['a', 'c']);
  });

  test('hold no entry and no lazy part', () => {
    const chunks = [
      entry('list', ['a'], ['dialog']),
      chunk('dialog', ['a', 'b'], { lazy: true }),
      chunk('a'),
      chunk('b'),
    ];
    for (const group of groups(chunks)) expect(group).not.toContain('dialog');
    expect(groups(chunks).flat()).not.toContain('list');
  });

  test('count the files of a page with each part of its first view', () => {
    const chunks = [
      entry('order', ['a'], ['health', 'vehicle']),
      chunk('health', ['a', 'b'], { lazy: true }),
      chunk('vehicle', ['a', 'c'], { lazy: true }),
      chunk('a'),
      chunk('b'),
      chunk('c'),
    ];
    const startsWith = (_entry: Named, part: Named) => part.file === 'health';
    expect(groups(chunks, { most: 3 })).toEqual([]);
    expect(groups(chunks, { most: 3, startsWith })).toEqual([['a', 'b']]);
  });
});
