import { describe, expect, test } from 'vitest';
import { groupChunks } from './group-chunks.mjs';

type ChunkFile = { file: string };
type ChunkOptions = { isEntry?: boolean; isLazy?: boolean; dynamicImports?: string[]; size?: number };

const chunk = (file: string, imports: string[] = [], { size = 100, ...options }: ChunkOptions = {}) => ({
  file,
  name: file,
  size,
  isEntry: false,
  isLazy: false,
  imports,
  dynamicImports: [],
  ...options,
});
const entry = (file: string, imports: string[], dynamicImports: string[] = []) =>
  chunk(file, imports, { isEntry: true, dynamicImports });

const startsWithNone = () => false;

function groups(
  chunks: ReturnType<typeof chunk>[],
  {
    maxFiles = 1,
    maxGrowth = 1000,
    startsWith = startsWithNone as (entry: ChunkFile, part: ChunkFile) => boolean,
  } = {},
) {
  const grouped = groupChunks(chunks, {
    maxFiles,
    maxGrowth: () => maxGrowth,
    alwaysLoaded: [],
    startsWith,
  });
  return grouped.map((group) => group.map(({ file }) => file).toSorted());
}

describe('grouping of chunks', () => {
  test('merges chunks that the same pages need', () => {
    const chunks = [entry('list', ['a', 'b']), entry('detail', ['a', 'b']), chunk('a'), chunk('b')];
    expect(groups(chunks)).toEqual([['a', 'b']]);
  });

  test('merges no chunks when every page loads at most maxFiles files', () => {
    const chunks = [entry('list', ['a', 'b']), entry('detail', ['a', 'b']), chunk('a'), chunk('b')];
    expect(groups(chunks, { maxFiles: 3 })).toEqual([]);
  });

  test('merges a chunk that one page does not need only within the maximum growth of that page', () => {
    const chunks = [
      entry('list', ['a', 'b']),
      entry('detail', ['a']),
      chunk('a'),
      chunk('b', [], { size: 500 }),
    ];
    expect(groups(chunks, { maxGrowth: 500 })).toEqual([['a', 'b']]);
    expect(groups(chunks, { maxGrowth: 499 })).toEqual([]);
  });

  test('counts the imports of a merged file as growth', () => {
    const chunks = [
      entry('list', ['a', 'b']),
      entry('other', ['c']),
      entry('detail', ['a']),
      chunk('a'),
      chunk('b', ['c'], { size: 300 }),
      chunk('c', [], { size: 300 }),
    ];
    expect(groups(chunks, { maxGrowth: 599 }).flat()).not.toContain('a');
  });

  test('creates no import cycle', () => {
    const chunks = [
      entry('list', ['a']),
      entry('middle', ['b']),
      chunk('a', ['b'], { size: 10 }),
      chunk('b', ['c'], { size: 900 }),
      chunk('c', [], { size: 10 }),
    ];
    expect(groups(chunks, { maxGrowth: 800 })).not.toContainEqual(['a', 'c']);
  });

  test('puts no entry and no lazy chunk into a group', () => {
    const chunks = [
      entry('list', ['a'], ['dialog']),
      chunk('dialog', ['a', 'b'], { isLazy: true }),
      chunk('a'),
      chunk('b'),
    ];
    for (const group of groups(chunks)) expect(group).not.toContain('dialog');
    expect(groups(chunks).flat()).not.toContain('list');
  });

  test('counts a lazy chunk of the first view as part of the page', () => {
    const chunks = [
      entry('order', ['a'], ['health', 'vehicle']),
      chunk('health', ['a', 'b'], { isLazy: true }),
      chunk('vehicle', ['a', 'c'], { isLazy: true }),
      chunk('a'),
      chunk('b'),
      chunk('c'),
    ];
    const startsWith = (_entry: ChunkFile, part: ChunkFile) => part.file === 'health';
    expect(groups(chunks, { maxFiles: 3 })).toEqual([]);
    expect(groups(chunks, { maxFiles: 3, startsWith })).toEqual([['a', 'b']]);
  });
});
