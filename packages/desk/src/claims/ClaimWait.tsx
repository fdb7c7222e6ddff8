import { DESK_CLAIM_STATE_ROWS } from '@naungan/domain/desk-status';
import { isClaimEnded } from '@naungan/domain/status';
import { AgeBadge } from '../parts/age-badge/AgeBadge.tsx';
import { DueDate } from '../parts/DueDate.tsx';
import type { DeskClaim } from './desk-claim.ts';

export type ClaimWaitProps = {
  claim: Pick<DeskClaim, 'state' | 'since' | 'due'>;
  /** The current time in milliseconds. */
  now: number;
  /** Whether the age names itself, outside of a column with a title. */
  isNamed?: boolean;
};

/** How long a claim has been in its state, and the day that the claimant was promised. A claim that has ended waits for no one. */
export function ClaimWait({ claim: { state, since, due }, now, isNamed = false }: ClaimWaitProps) {
  if (isClaimEnded(state)) return isNamed ? null : <span className="nu:text-muted">–</span>;
  return (
    <>
      <AgeBadge
        since={since}
        now={now}
        isWaiting={DESK_CLAIM_STATE_ROWS[state].isWaiting}
        isNamed={isNamed}
      />
      {due && <DueDate day={due} now={now} />}
    </>
  );
}
