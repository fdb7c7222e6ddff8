import { expect, test } from 'vitest';
import type { ClaimState } from '../status/claim.ts';
import { compareClaims } from './index.ts';

const claim = (name: string, state: ClaimState, needsAction: boolean, deadline: string | null = null) => ({
  name,
  state,
  needsAction,
  deadline,
});

test('claims that need an action of the claimant come first, by deadline; then other open claims, then ended claims', () => {
  const newestFirst = [
    claim('finished', 'finish', false),
    claim('in review', 'review', false),
    claim('to sign', 'approved', true),
    claim('withdrawn', 'withdrawn', false),
    claim('rejected', 'rejected', true, '2027-02-01'),
    claim('incomplete', 'incomplete', true, '2027-01-01'),
    claim('sent', 'pending', false),
    claim('closed', 'closed', false),
  ];
  expect(newestFirst.toSorted(compareClaims).map(({ name }) => name)).toEqual([
    'incomplete',
    'rejected',
    'to sign',
    'in review',
    'sent',
    'finished',
    'withdrawn',
    'closed',
  ]);
});
