import type { DeskLetter } from '@naungan/api/desk-letters';
import { type ClaimEntry, claimHistory } from '@naungan/domain/claim';
import { formatDateTime } from '@naungan/domain/dates';
import { DESK_CLAIM_STATE_ROWS } from '@naungan/domain/desk-status';
import type { ClaimState } from '@naungan/domain/status';
import type { DeskClaim } from './desk-claim.ts';

type Entry = DeskClaim['desk']['history'][number];
type Change = { text: string; reason: string | null };

/** The remarks that are not in the claimant's history. */
const REMARK_TITLES: Readonly<Record<string, string>> = {
  sendMessage: 'Pesan dari nasabah',
  replyMessage: 'Pesan untuk nasabah',
  'link mailed': 'Tautan ahli waris dikirim',
  'link replaced': 'Tautan ahli waris diganti',
  'link revoked': 'Tautan ahli waris dicabut',
};

const stateLabel = (state: string) => DESK_CLAIM_STATE_ROWS[state as ClaimState]?.label ?? state;

/** Returns the text of an edit without a change of state. */
function remarkOf(entry: Entry): Change {
  const reason = entry.reason ?? '';
  const [event] = claimHistory([entry as ClaimEntry]);
  if (event) return { text: event.title, reason: event.note || null };
  const title = REMARK_TITLES[reason];
  return title ? { text: title, reason: null } : { text: 'Data klaim diubah', reason };
}

/** Returns 'Baru → Diperiksa' with its reason, or what was edited. */
export function claimChange(entry: Entry): Change {
  const { from, to, reason } = entry;
  if (from === to) return remarkOf(entry);
  return { text: from === null ? stateLabel(to) : `${stateLabel(from)} → ${stateLabel(to)}`, reason };
}

/**
 * Returns whether a later decision has replaced the decision of a letter: the claim was reopened, its approval was recalled, or a
 * rejected claim was approved after an appeal.
 */
export const isLetterOutdated = (
  { kind, at }: Pick<DeskLetter, 'kind' | 'at'>,
  history: readonly Pick<Entry, 'at' | 'to'>[],
): boolean =>
  kind !== 'documents' &&
  history.some(
    (entry) => entry.at > at && (entry.to === 'review' || (kind === 'rejected' && entry.to === 'approved')),
  );

/** Returns one line per change since the version that was shown first. */
export const changesAfter = (history: readonly Entry[], knownCount: number): string[] =>
  history
    .slice(knownCount)
    .map((entry) => `${claimChange(entry).text}, ${entry.actorName}, ${formatDateTime(entry.at)}`);
