import { CLAIM_NEXT_STATES } from '@naungan/domain/claim';
import type { ClaimState } from '@naungan/domain/status';
import { requireVersion } from '../../core/record-history.ts';
import { defineStateMachine } from '../../core/state-machine.ts';
import type { Tx } from '../../db/client.ts';
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

/** Compares a locked claim with the version that the desk has read. @throws ApiProblem CONFLICT with the changes */
export const requireClaimVersion = (
  tx: Tx,
  { id, state }: Pick<ClaimRecord, 'id' | 'state'>,
  version: number | undefined,
): Promise<void> => requireVersion(tx, { subject: claimStateMachine.name, id, status: state }, version);
