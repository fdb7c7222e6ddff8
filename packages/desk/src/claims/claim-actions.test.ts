import { expect, test } from 'vitest';
import { claimIn } from '../stories/claims.fixture.ts';
import { waitsForColleaguesPayment } from './claim-actions.ts';
import type { DeskClaim } from './desk-claim.ts';

const HANDLER = ['claims.read', 'claims.decide'] as const;
const STEPS = ['received', 'estimate', 'repair', 'ready'] as const;

/** An accepted claim with a method of replacement and the first steps of a repair. */
function acceptedClaim(selectedMethod: string, stepCount = 0): DeskClaim {
  const claim = claimIn('agreed', []);
  const vehicle = claim.vehicle ?? { workshops: [], selectedWorkshop: null, isLocked: true, repair: [] };
  const repair = STEPS.slice(0, stepCount).map((step) => ({ step, date: '2026-11-24', note: '' }));
  return {
    ...claim,
    payment: { ...claim.payment, replacement: { ...claim.payment.replacement, selectedMethod } },
    vehicle: { ...vehicle, repair },
  } as unknown as DeskClaim;
}

test.each([
  ['cash', 0, true],
  ['', 0, true],
  ['workshop', 0, false],
  ['workshop', 3, false],
  ['workshop', 4, true],
])(
  'an accepted claim with the method %j and %d steps of a repair waits for a payment: %s',
  (method, steps, expected) => {
    expect(waitsForColleaguesPayment(acceptedClaim(method, steps), HANDLER)).toBe(expected);
  },
);

test('a claim waits for no colleague if the person may pay, and in another state', () => {
  expect(waitsForColleaguesPayment(acceptedClaim('cash'), [...HANDLER, 'claims.pay'])).toBe(false);
  expect(waitsForColleaguesPayment({ ...acceptedClaim('cash'), state: 'review' }, HANDLER)).toBe(false);
});
