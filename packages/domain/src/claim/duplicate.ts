import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimState } from '../status/claim.ts';

type ReportedEvent = { policyNumber: string; cause: string; incidentDate: IsoDate };

const ENDED_WITHOUT_PAYMENT: readonly ClaimState[] = ['closed', 'withdrawn'];

/**
 * Returns the earlier claims of the same policy, cause and day, except closed and withdrawn claims. If there is
 * one, the form requests a confirmation.
 */
export function similarClaims<Claim extends ReportedEvent & { state: ClaimState }>(
  { policyNumber, cause, incidentDate }: ReportedEvent,
  claims: readonly Claim[],
): Claim[] {
  return claims.filter(
    (claim) =>
      !ENDED_WITHOUT_PAYMENT.includes(claim.state) &&
      claim.policyNumber === policyNumber &&
      claim.cause === cause &&
      claim.incidentDate === incidentDate,
  );
}
