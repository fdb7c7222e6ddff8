import { describe, expect, test } from 'vitest';
import { improveGroups } from './improve-groups.mjs';

type ChunkOptions = { isEntry?: boolean; isLazy?: boolean; dynamicImports?: string[]; size?: number };

const chunk = (file: string, imports: string[] = [], { size = 1000, ...options }: ChunkOptions = {}) => ({
  file,
  name: file,
  size,
  isEntry: false,
  isLazy: false,
  imports,
  dynamicImports: [] as string[],
  ...options,
});
const entry = (file: string, imports: string[], dynamicImports: string[] = []) =>
  chunk(file, imports, { isEntry: true, dynamicImports });

/** Returns the names of the improved groups; `groups` are names of chunks. */
function improved(
  chunks: ReturnType<typeof chunk>[],
  groups: string[][],
  { maxFiles = 10, maxBytes = 1_000_000 } = {},
) {
  const byFile = new Map(chunks.map((each) => [each.file, each]));
  const initial = groups.map((group) => group.map((file) => byFile.get(file) ?? chunk(file)));
  return improveGroups(chunks, initial, {
    maxFiles: () => maxFiles,
    maxBytes: () => maxBytes,
    alwaysLoaded: [],
    isFirstPart: () => false,
    isCompanion: () => false,
  })
    .map((group) => group.map(({ file }) => file).toSorted())
    .toSorted();
}

describe('improvement of groups', () => {
  const listAndDetail = [
    entry('list', ['shared', 'filter', 'cards']),
    entry('detail', ['shared', 'table']),
    ...['shared', 'filter', 'cards', 'table'].map((file) => chunk(file)),
  ];

  test('splits a group of which a page needs only one part', () => {
    expect(improved(listAndDetail, [['shared', 'filter', 'cards', 'table']])).toEqual([['cards', 'filter']]);
  });

  test('merges chunks of a page with more files than its limit, although another page then loads more bytes', () => {
    const groups = improved(listAndDetail, [], { maxFiles: 2 });
    expect(groups).toEqual([['cards', 'filter', 'shared', 'table']]);
  });

  test('exceeds the limit of bytes of no page to save a request within the limit of files', () => {
    const groups = improved(listAndDetail, [['shared', 'table']], { maxFiles: 4, maxBytes: 3_000 });
    expect(groups.flat()).not.toContain('table');
  });

  test('creates no import cycle', () => {
    const chunks = [
      entry('list', ['first']),
      chunk('first', ['second']),
      // A lazy chunk, which stays a separate file.
      chunk('second', ['third'], { isLazy: true }),
      chunk('third'),
    ];
    expect(improved(chunks, [], { maxFiles: 1 })).toEqual([]);
  });

  test('puts no entry and no lazy chunk into a group', () => {
    const chunks = [
      entry('list', ['a', 'b'], ['dialog']),
      chunk('dialog', ['a', 'b'], { isLazy: true }),
      chunk('a'),
      chunk('b'),
    ];
    expect(improved(chunks, [], { maxFiles: 1 })).toEqual([['a', 'b']]);
  });

  test('returns the same groups for the same chunks', () => {
    const names = Array.from({ length: 30 }, (_, index) => `part-${index}`);
    const chunks = [
      ...[2, 3, 5, 7].map((step) =>
        entry(
          `page-${step}`,
          names.filter((_, index) => index % step === 0),
        ),
      ),
      ...names.map((name, index) => chunk(name, [], { size: 100 + index * 37 })),
    ];
    const groups = improved(chunks, [], { maxFiles: 4 });
    expect(groups.length).toBeGreaterThan(0);
    expect(improved(chunks, [], { maxFiles: 4 })).toEqual(groups);
  });
});
