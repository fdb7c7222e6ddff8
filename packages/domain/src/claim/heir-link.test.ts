import { expect, test } from 'vitest';
import { CLAIM_STATES } from '../status/claim.ts';
import { heirLinkLastDay, isHeirLinkExpired } from './heir-link.ts';

test.each(['finish', 'closed', 'withdrawn'] as const)(
  'the link to a claim in the final state %s is valid for one year after the end of the claim',
  (state) => {
    expect(heirLinkLastDay(state, '2026-11-21')).toBe('2027-11-21');
    expect(isHeirLinkExpired(state, '2026-11-21', '2027-11-21')).toBe(false);
    expect(isHeirLinkExpired(state, '2026-11-21', '2027-11-22')).toBe(true);
  },
);

test('the link to a claim that ended on 29 February is valid until 28 February', () => {
  expect(heirLinkLastDay('finish', '2028-02-29')).toBe('2029-02-28');
});

test('the link to a claim that has not ended does not expire', () => {
  const openStates = CLAIM_STATES.filter((state) => !['finish', 'closed', 'withdrawn'].includes(state));
  for (const state of openStates) expect(isHeirLinkExpired(state, '2026-11-21', '2099-01-01')).toBe(false);
});
