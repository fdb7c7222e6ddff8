import type { SecondPersonReason } from '@naungan/api/desk-proposals';
import type { HistoryEntry } from '@naungan/api/desk-shapes';
import { REMARKS } from '@naungan/domain/claim';
import type { Config } from '../../config.ts';
import type { ClaimRecord } from './record.ts';

const isAccountChange = ({ reason }: HistoryEntry) => reason?.startsWith(`${REMARKS.account}: `) ?? false;

/** Returns whether the claimant changed the bank account after the approval that is in force. */
export function isAccountChangedAfterApproval(history: readonly HistoryEntry[]): boolean {
  const approvals = history.filter(
    ({ from, to }) => to === 'approved' && from !== 'approved' && from !== 'agreed',
  );
  const approval = approvals.at(-1);
  return approval !== undefined && history.slice(history.indexOf(approval)).some(isAccountChange);
}

/**
 * Returns why a payment of the claim needs a second person; empty if it does not, or if nothing is to be paid. The account
 * does not matter for a repair, because the workshop is paid.
 */
export function secondPersonReasons(
  { CLAIM_SECOND_PERSON_ABOVE: limit }: Config,
  { approvedAmount, payment, replacementMethod }: ClaimRecord,
  history: readonly HistoryEntry[],
): SecondPersonReason[] {
  if (approvedAmount === null || payment !== null) return [];
  const isPaidToClaimant = replacementMethod !== 'workshop';
  return [
    ...(approvedAmount > limit ? ['amount' as const] : []),
    ...(isPaidToClaimant && isAccountChangedAfterApproval(history) ? ['accountChanged' as const] : []),
  ];
}
