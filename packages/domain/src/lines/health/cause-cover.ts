import { type CauseCover, UNRESTRICTED_COVER, type WaitingPeriod } from '../../claim/cause-cover.ts';

/** Days after which maternity is covered. */
export const MATERNITY_WAITING_DAYS = 280;
/** Days after which a disease that the policy lists is covered. */
export const LISTED_WAITING_DAYS = 365;

const ACCIDENT_CAUSE = 'HE06';
const MATERNITY_CAUSE = 'HE07';
const OTHER_CAUSE = 'HE15';
/** The diseases that the policy lists: heart disease, stroke, cancer, kidney stones, hernia, cataract, diabetes. */
const LISTED_CAUSES = ['HE08', 'HE09', 'HE10', 'HE11', 'HE12', 'HE13', 'HE14'];

export type HealthCover = {
  /** Days after which a disease that the policy does not list is covered. */
  waitingDays: number;
  /** Whether the plan has benefits for pregnancy and birth. */
  coversMaternity: boolean;
  /** Whether the plan has benefits for the treatment of diseases and accidents. */
  coversTreatment: boolean;
};

function waitingPeriodsOf(cause: string, waitingDays: number): readonly WaitingPeriod[] {
  if (cause === ACCIDENT_CAUSE) return [];
  if (cause === MATERNITY_CAUSE) return [{ days: MATERNITY_WAITING_DAYS }];
  if (LISTED_CAUSES.includes(cause)) return [{ days: LISTED_WAITING_DAYS }];
  const generalPeriod = { days: waitingDays };
  return cause === OTHER_CAUSE
    ? [generalPeriod, { days: LISTED_WAITING_DAYS, causes: 'penyakit tertentu dalam polis' }]
    : [generalPeriod];
}

/** Returns how a plan covers a cause, with the waiting periods. */
export function healthCauseCover(
  { waitingDays, coversMaternity, coversTreatment }: HealthCover,
  cause: string,
): CauseCover {
  const isCovered = cause === MATERNITY_CAUSE ? coversMaternity : coversTreatment;
  if (isCovered) return { reason: null, waitingPeriods: waitingPeriodsOf(cause, waitingDays) };
  const benefits = cause === MATERNITY_CAUSE ? 'melahirkan' : 'untuk penyakit atau kecelakaan';
  return { ...UNRESTRICTED_COVER, reason: `Polis ini tidak memiliki manfaat ${benefits}` };
}
