import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimState } from '../status/claim.ts';

type Reported = { policyNumber: string; cause: string; incidentDate: IsoDate };

const WITHOUT_PAYMENT: readonly ClaimState[] = ['closed', 'withdrawn'];

/**
 * Returns the earlier claims of the same policy, cause and day, without closed and withdrawn ones: the form asks before it
 * sends another.
 */
export function similarClaims<Claim extends Reported & { state: ClaimState }>(
  { policyNumber, cause, incidentDate }: Reported,
  claims: readonly Claim[],
): Claim[] {
  return claims.filter(
    (claim) =>
      !WITHOUT_PAYMENT.includes(claim.state) &&
      claim.policyNumber === policyNumber &&
      claim.cause === cause &&
      claim.incidentDate === incidentDate,
  );
}
