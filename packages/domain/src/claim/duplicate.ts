import type { IsoDate } from '../dates/iso-date.ts';
import type { ClaimState } from '../status/claim.ts';

type Reported = { policyNumber: string; cause: string; incidentDate: IsoDate };

/** Earlier claims of the same policy, cause and day: whoever makes another is asked first. A closed one does not count. */
export function similarClaims<Claim extends Reported & { state: ClaimState }>(
  { policyNumber, cause, incidentDate }: Reported,
  claims: readonly Claim[],
): Claim[] {
  return claims.filter(
    (claim) =>
      claim.state !== 'closed' &&
      claim.policyNumber === policyNumber &&
      claim.cause === cause &&
      claim.incidentDate === incidentDate,
  );
}
