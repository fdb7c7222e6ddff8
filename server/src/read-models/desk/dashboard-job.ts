import { todayInJakarta } from '@naungan/domain/dates';
import type { Deps } from '../../deps.ts';
import { storeChangedDays } from './dashboard-days-repository.ts';

const JOB = 'desk.dashboard-days';
/** Days of one transaction: on the embedded database, requests wait for it. */
const BATCH_DAYS = 7;
/** Batches of one run, far within the time that a job may take. The next run continues. */
const MAX_BATCHES = 100;

/** Stores the figures of all changed days, and of all days after the first start with older records. */
async function storeDays({ db, clock }: Deps): Promise<void> {
  const today = todayInJakarta(clock());
  for (let batch = 0; batch < MAX_BATCHES; batch += 1)
    if ((await storeChangedDays(db, today, BATCH_DAYS)) === 0) return;
}

/** Registers the job that stores the figures of changed days, so that the dashboard need not compute them for each request. */
export function registerDashboardDays(deps: Deps): void {
  deps.jobs.register(JOB, () => storeDays(deps), { oncePerKey: true, retries: 0 });
  deps.jobs.schedule(JOB, '*/5 * * * *');
}
