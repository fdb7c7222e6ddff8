import { type CauseCover, COVERED, type WaitingPeriod } from '../../claim/cause-cover.ts';

/** Days after which maternity is covered. */
export const MATERNITY_WAITING_DAYS = 280;
/** Days after which the diseases of the plan's list are covered. */
export const LISTED_WAITING_DAYS = 365;

const ACCIDENT = 'HE06';
const MATERNITY = 'HE07';
const OTHER = 'HE15';
/** Causes that are diseases of the list: heart, stroke, cancer, kidney stones, hernia, cataract, diabetes. */
const LISTED_CAUSES = ['HE08', 'HE09', 'HE10', 'HE11', 'HE12', 'HE13', 'HE14'];

export type HealthCover = {
  /** Days after which other diseases are covered. */
  waitingDays: number;
  /** Whether the plan has benefits for pregnancy and birth, and for other treatment. */
  maternity: boolean;
  treatment: boolean;
};

function waitingOf(cause: string, waitingDays: number): readonly WaitingPeriod[] {
  if (cause === ACCIDENT) return [];
  if (cause === MATERNITY) return [{ days: MATERNITY_WAITING_DAYS }];
  if (LISTED_CAUSES.includes(cause)) return [{ days: LISTED_WAITING_DAYS }];
  const general = { days: waitingDays };
  return cause === OTHER
    ? [general, { days: LISTED_WAITING_DAYS, causes: 'penyakit tertentu dalam polis' }]
    : [general];
}

/** Returns how a plan covers a cause, and from when. */
export function healthCauseCover(
  { waitingDays, maternity, treatment }: HealthCover,
  cause: string,
): CauseCover {
  const isCovered = cause === MATERNITY ? maternity : treatment;
  if (isCovered) return { reason: null, waiting: waitingOf(cause, waitingDays) };
  const benefits = cause === MATERNITY ? 'melahirkan' : 'untuk penyakit atau kecelakaan';
  return { ...COVERED, reason: `Polis ini tidak memiliki manfaat ${benefits}` };
}
