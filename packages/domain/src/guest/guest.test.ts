import { expect, test } from 'vitest';
import { GUEST_VISIBLE_PLANS, guestName, REALTIME_GUEST_NAME, seesAllPlans, seesPlan } from './index.ts';

test.each([
  ['a member', { member: true }, true],
  [
    'a member whose old guest record is invalid',
    { member: true, guest: { followUpStatus: 'invalid' } },
    true,
  ],
  ['a visitor', { member: false }, false],
  ['a visitor without a record', { member: false, guest: null }, false],
  ['a guest', { member: false, guest: {} }, true],
  ['a guest not followed up yet', { member: false, guest: { followUpStatus: null } }, true],
  ['a guest who was called', { member: false, guest: { followUpStatus: 'valid' } }, true],
  ['a guest found invalid', { member: false, guest: { followUpStatus: 'invalid' } }, false],
])('%s sees all plans: %s %s', (_, viewer, all) => {
  expect(seesAllPlans(viewer)).toBe(all);
});

test('a visitor sees the plans with index 0 to 2', () => {
  const visitor = { member: false };
  expect([0, 1, 2, 3, 4].map((index) => seesPlan(visitor, index))).toEqual([true, true, true, false, false]);
  expect(GUEST_VISIBLE_PLANS).toBe(3);
  expect(seesPlan({ member: true }, 99)).toBe(true);
});

test.each([
  ['Siti', 'Siti'],
  ['  Siti ', 'Siti'],
  ['', 'Pengunjung'],
  ['   ', 'Pengunjung'],
  [null, 'Pengunjung'],
  [undefined, 'Pengunjung'],
])('the display name of %j is %s', (name, shown) => {
  expect(guestName(name)).toBe(shown);
});

test('a guest in realtime messages is named Guest', () => {
  expect(REALTIME_GUEST_NAME).toBe('Guest');
});
