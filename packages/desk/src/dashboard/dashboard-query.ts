import { DASHBOARD_MAX_DAYS } from '@naungan/api/desk-dashboard';
import { addDays, type IsoDate, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import { isProductType } from '@naungan/domain/lines';

/** Days of the period without an address: today and the 29 days before. */
const DEFAULT_DAYS = 30;

/** Returns the query of the dashboard from the filters in the address. Wrong values select the default. */
export function dashboardQuery(filters: Readonly<Record<string, string | undefined>>, now: number) {
  const today = todayInJakarta(new Date(now));
  const { from = '', to = '', line, insurer } = filters;
  const last = isIsoDate(to) ? to : today;
  return {
    from: isIsoDate(from) ? from : addDays(last, 1 - DEFAULT_DAYS),
    to: last,
    line: line && isProductType(line) ? line : undefined,
    insurer: insurer || undefined,
  };
}

/** Returns why the server would refuse the period, or null. */
export function periodProblem({ from, to }: { from: IsoDate; to: IsoDate }): string | null {
  if (to < from) return 'Tanggal akhir tidak boleh sebelum tanggal awal.';
  if (to >= addDays(from, DASHBOARD_MAX_DAYS)) return `Periode paling lama ${DASHBOARD_MAX_DAYS} hari.`;
  return null;
}
