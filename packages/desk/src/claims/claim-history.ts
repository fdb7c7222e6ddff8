import { formatDateTime } from '@naungan/domain/dates';
import { DESK_CLAIM_STATE_ROWS } from '@naungan/domain/desk-status';
import type { ClaimState } from '@naungan/domain/status';
import type { DeskClaim } from './desk-claim.ts';

type Entry = DeskClaim['desk']['history'][number];

const stateLabel = (state: string) => DESK_CLAIM_STATE_ROWS[state as ClaimState]?.label ?? state;

/** Returns 'Baru → Diperiksa'. */
export const claimChangeText = ({ from, to }: Pick<Entry, 'from' | 'to'>): string =>
  from === null ? stateLabel(to) : `${stateLabel(from)} → ${stateLabel(to)}`;

/** Returns one line per change since the version that was shown first. */
export const changesAfter = (history: readonly Entry[], knownCount: number): string[] =>
  history
    .slice(knownCount)
    .map((entry) => `${claimChangeText(entry)}, ${entry.actorName}, ${formatDateTime(entry.at)}`);
