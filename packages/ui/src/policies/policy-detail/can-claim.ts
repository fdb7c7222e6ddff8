import type { PolicyDetail as Policy } from '@naungan/domain/lines/record';

/**
 * Returns whether the member can claim on the policy: it must have a number, must not be void, and its cover
 * must have begun.
 */
export const canClaim = ({ policyNumber, status }: Policy) =>
  policyNumber !== '' && status !== 'void' && status !== 'upcoming';
