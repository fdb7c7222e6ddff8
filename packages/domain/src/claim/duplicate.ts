import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimState } from '../status/claim.ts';

type IncidentReport = { policyNumber: string; cause: string; incidentDate: IsoDate };

const ENDED_WITHOUT_PAYMENT: readonly ClaimState[] = ['closed', 'withdrawn'];

/**
 * Returns the claims with the same policy, cause and incident day, except closed and withdrawn claims. If there is one, the
 * form requests a confirmation.
 */
export function similarClaims<Claim extends IncidentReport & { state: ClaimState }>(
  { policyNumber, cause, incidentDate }: IncidentReport,
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
