import { expect, test } from 'vitest';
import { canSeeAllPlans, guestName, REALTIME_GUEST_NAME, visiblePlans } from './index.ts';

test.each([
  ['a member', { isMember: true }],
  ['a member with an invalid guest record', { isMember: true, guest: { followUpStatus: 'invalid' } }],
  ['a guest', { isMember: false, guest: {} }],
  ['a guest without a follow-up', { isMember: false, guest: { followUpStatus: null } }],
  ['a guest who was called', { isMember: false, guest: { followUpStatus: 'valid' } }],
])('canSeeAllPlans returns true for %s', (_title, viewer) => {
  expect(canSeeAllPlans(viewer)).toBe(true);
});

test.each([
  ['a visitor', { isMember: false }],
  ['a visitor without a guest record', { isMember: false, guest: null }],
  ['a guest with invalid contact details', { isMember: false, guest: { followUpStatus: 'invalid' } }],
])('canSeeAllPlans returns false for %s', (_title, viewer) => {
  expect(canSeeAllPlans(viewer)).toBe(false);
});

test('a visitor can see only the first three plans of a list, and a member can see every plan', () => {
  expect(visiblePlans({ isMember: false })).toBe(3);
  expect(visiblePlans({ isMember: true })).toBe(Number.POSITIVE_INFINITY);
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
