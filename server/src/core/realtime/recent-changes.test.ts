import { expect, test } from 'vitest';
import { createRecentChanges } from './recent-changes.ts';

test('ageOf returns the milliseconds since the last change of a room, and undefined after a minute', () => {
  let time = 1_000;
  const changes = createRecentChanges(() => time);
  changes.add('member:a');
  time = 4_000;
  changes.add('member:b');
  changes.add('member:a');
  time = 64_000;
  expect([changes.ageOf('member:a'), changes.ageOf('member:b'), changes.ageOf('member:c')]).toEqual([
    60_000,
    60_000,
    undefined,
  ]);
  time = 64_001;
  expect([changes.ageOf('member:a'), changes.ageOf('member:b')]).toEqual([undefined, undefined]);
});
