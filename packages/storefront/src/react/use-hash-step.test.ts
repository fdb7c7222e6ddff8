import { expect, test } from 'vitest';
import { stepOfHash } from './use-hash-step.ts';

test.each([
  ['', ''],
  ['#alamat', 'alamat'],
  ['#penerima%2Dmanfaat', 'penerima-manfaat'],
  ['#%E0%', '%E0%'],
  ['#100%', '100%'],
])('stepOfHash(%j) returns %j', (hash, step) => {
  expect(stepOfHash(hash)).toBe(step);
});
