import { expect, test } from 'vitest';
import { canSeeAllPlans, canSeePlan, GUEST_VISIBLE_PLANS, guestName, REALTIME_GUEST_NAME } from './index.ts';

test.each([
  ['a member', { isMember: true }, true],
  [
    'a member whose old guest record is invalid',
    { isMember: true, guest: { followUpStatus: 'invalid' } },
    true,
  ],
  ['a visitor', { isMember: false }, false],
  ['a visitor without a record', { isMember: false, guest: null }, false],
  ['a guest', { isMember: false, guest: {} }, true],
  ['a guest without a follow-up', { isMember: false, guest: { followUpStatus: null } }, true],
  ['a guest who was called', { isMember: false, guest: { followUpStatus: 'valid' } }, true],
  ['a guest with invalid contact details', { isMember: false, guest: { followUpStatus: 'invalid' } }, false],
])('canSeeAllPlans: %s with the record %j has the result %s', (_title, viewer, canSeeAll) => {
  expect(canSeeAllPlans(viewer)).toBe(canSeeAll);
});

test('a visitor can see the plans with index 0 to 2', () => {
  const visitor = { isMember: false };
  expect([0, 1, 2, 3, 4].map((index) => canSeePlan(visitor, index))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(GUEST_VISIBLE_PLANS).toBe(3);
  expect(canSeePlan({ isMember: true }, 99)).toBe(true);
});

test.each([
  ['Siti', 'Siti'],
  ['  Siti ', 'Siti'],
  ['', 'Pengunjung'],
  ['   ', 'Pengunjung'],
  [null, 'Pengunjung'],
  [undefined, 'Pengunjung'],
])('the display name of a visitor with the name %j is %s', (name, displayName) => {
  expect(guestName(name)).toBe(displayName);
});

test('the name of a guest in realtime messages is Guest', () => {
  expect(REALTIME_GUEST_NAME).toBe('Guest');
});
