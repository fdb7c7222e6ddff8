import { CLAIM_NEXT_STATES } from '@naungan/domain/claim';
import type { ClaimState } from '@naungan/domain/status';
import { defineStateMachine } from '../../core/state-machine.ts';
import type { ClaimRecord } from './record.ts';
import { type ClaimChange, changeClaim, lockClaim } from './repository.ts';

/** Only `runClaimAction` changes a claim's state. A transition that is not in the table is therefore a bug and throws. */
export const claimStateMachine = defineStateMachine<ClaimState, ClaimRecord, ClaimChange>({
  name: 'claim',
  transitions: CLAIM_NEXT_STATES,
  statusOf: ({ state }) => state,
  lock: lockClaim,
  change: (tx, { id }, to, now, change) =>
    changeClaim(tx, id, { ...change, state: to, movedAt: now, remindedAt: null }, now),
  notifiedPages: {
    kind: 'claim',
    fieldsOf: ({ id, userId, orderId, productType, heir, heirSecretHash }) => ({
      id,
      orderId,
      productType,
      ...(heir ? { linkHash: heirSecretHash } : { userId }),
    }),
  },
});
