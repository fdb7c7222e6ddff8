import { healthCauseCover } from '@naungan/domain/lines/health';
import type { LineClaims } from '../claim.ts';
import { MATERNITY_GROUP, TREATMENT_GROUPS } from './seed/benefit-names.ts';

export const HEALTH_CLAIM: LineClaims<'kesehatan'> = {
  sumInsured: ({ product }) => product.limitClaim.limit,
  causeCover({ product }, cause) {
    const groups = product.benefits.map(({ name }) => name);
    return healthCauseCover(
      {
        waitingDays: product.waitingTime,
        coversMaternity: groups.includes(MATERNITY_GROUP),
        coversTreatment: TREATMENT_GROUPS.some((group) => groups.includes(group)),
      },
      cause,
    );
  },
};
