import { expect, test } from 'vitest';
import { icoOf } from './ico.ts';

test('an ICO file lists the size, length and position of each picture, then holds the pictures', () => {
  const file = icoOf([
    { size: 32, png: new Uint8Array([1, 2, 3]) },
    { size: 256, png: new Uint8Array([4, 5]) },
  ]);
  expect([...file]).toEqual([
    // An icon file with two pictures.
    ...[0, 0, 1, 0, 2, 0],
    // 32 × 32 pixels, 3 bytes at position 38.
    ...[32, 32, 0, 0, 1, 0, 32, 0, 3, 0, 0, 0, 38, 0, 0, 0],
    // 256 × 256 pixels, 2 bytes at position 41.
    ...[0, 0, 0, 0, 1, 0, 32, 0, 2, 0, 0, 0, 41, 0, 0, 0],
    ...[1, 2, 3, 4, 5],
  ]);
});
