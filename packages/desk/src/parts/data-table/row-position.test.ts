import { expect, test } from 'vitest';
import { adjacentIndex, startIndex } from './row-position.ts';

test.each([
  [-1, 1, 0],
  [-1, -1, 0],
  [-1, 'last', 2],
  [0, 1, 1],
  [0, -1, 0],
  [2, 1, 2],
  [2, 'first', 0],
] as const)('from the row %i of three, the step %s moves the focus to the row %i', (current, step, next) => {
  expect(adjacentIndex(current, step, 3)).toBe(next);
});

test.each([
  [undefined, [], -1],
  [undefined, ['a'], 0],
  [{ id: 'b', index: 1 }, ['a', 'b', 'c'], 1],
  [{ id: 'b', index: 1 }, ['x', 'a', 'b'], 2],
  [{ id: 'b', index: 1 }, ['a', 'c'], 1],
  [{ id: 'c', index: 2 }, ['a', 'b'], 1],
  [{ id: 'a', index: 0 }, [], -1],
])('with the last position %j, the list %j starts at the row %i', (position, ids, index) => {
  expect(startIndex(position, ids)).toBe(index);
});
