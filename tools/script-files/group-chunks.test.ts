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

const never = () => false;

function groups(
  chunks: ReturnType<typeof chunk>[],
  {
    maxFiles = 1,
    maxBytes = 10_000,
    isFirstPart = never as (entry: ChunkFile, part: ChunkFile) => boolean,
    isCompanion = never as (part: ChunkFile, companion: ChunkFile) => boolean,
  } = {},
) {
  const chunkGroups = groupChunks(chunks, {
    maxFiles: () => maxFiles,
    maxBytes: () => maxBytes,
    alwaysLoaded: [],
    isFirstPart,
    isCompanion,
  });
  return chunkGroups.map((group) => group.map(({ file }) => file).toSorted());
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

  test('merges chunks of different pages only if each page stays within its maximum bytes', () => {
    const chunks = [
      entry('list', ['a', 'b']),
      entry('detail', ['a']),
      chunk('a'),
      chunk('b', [], { size: 500 }),
    ];
    expect(groups(chunks, { maxBytes: 700 })).toEqual([['a', 'b']]);
    expect(groups(chunks, { maxBytes: 699 })).toEqual([]);
  });

  test('counts the imports of a merged file as bytes of the page', () => {
    const chunks = [
      entry('list', ['a', 'b']),
      entry('detail', ['a']),
      chunk('a'),
      chunk('b', ['c'], { size: 300 }),
      // A lazy chunk, which stays a separate file.
      chunk('c', [], { size: 300, isLazy: true }),
    ];
    expect(groups(chunks, { maxBytes: 800 })).toEqual([['a', 'b']]);
    expect(groups(chunks, { maxBytes: 799 })).toEqual([]);
  });

  test('creates no import cycle: does not merge two chunks if one imports the other through a third', () => {
    const chunks = [
      entry('list', ['a']),
      chunk('a', ['b']),
      // A lazy chunk, which stays a separate file.
      chunk('b', ['c'], { isLazy: true }),
      chunk('c'),
    ];
    expect(groups(chunks)).toEqual([]);
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

  test('counts a lazy chunk as part of the page when it belongs to the first view', () => {
    const chunks = [
      entry('order', ['a'], ['health', 'vehicle']),
      chunk('health', ['a', 'b'], { isLazy: true }),
      chunk('vehicle', ['a', 'c'], { isLazy: true }),
      chunk('a'),
      chunk('b'),
      chunk('c'),
    ];
    const isFirstPart = (_entry: ChunkFile, part: ChunkFile) => part.file === 'health';
    expect(groups(chunks, { maxFiles: 3 })).toEqual([]);
    expect(groups(chunks, { maxFiles: 3, isFirstPart })).toEqual([['a', 'b']]);
  });

  test('counts a lazy chunk as part of the page when it is loaded together with the first view', () => {
    const chunks = [
      entry('account', ['a'], ['profile']),
      chunk('profile', ['a'], { isLazy: true, dynamicImports: ['privacy'] }),
      chunk('privacy', ['a', 'b'], { isLazy: true }),
      chunk('a'),
      chunk('b'),
    ];
    const isFirstPart = (_entry: ChunkFile, part: ChunkFile) => part.file === 'profile';
    const isCompanion = (_part: ChunkFile, companion: ChunkFile) => companion.file === 'privacy';
    expect(groups(chunks, { maxFiles: 4, isFirstPart })).toEqual([]);
    expect(groups(chunks, { maxFiles: 4, isFirstPart, isCompanion })).toEqual([['a', 'b']]);
  });
});
