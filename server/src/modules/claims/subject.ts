import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import { CLAIM_TRANSITIONS, type ClaimState } from '@naungan/domain/status';
import { defineSubject } from '../../core/subject.ts';
import type { ClaimRecord } from './record.ts';
import { type ClaimChange, changeClaim, claimForUpdate } from './repository.ts';

/** Moved by `actOn` alone, which asks the rules of the domain. */
export const claimSubject = defineSubject<ClaimState, ClaimRecord, ClaimChange>({
  name: 'claim',
  transitions: CLAIM_TRANSITIONS,
  statusOf: ({ state }) => state,
  lock: claimForUpdate,
  change: (tx, { id }, to, now, change) =>
    changeClaim(tx, id, { ...change, state: to, movedAt: now, remindedAt: null }, now),
  pages: {
    kind: 'claim',
    of: ({ id, userId, orderId, productType }) => ({ id, userId, orderId, productType }),
  },
  refusal: () => CLAIM_MESSAGES.moved,
});
