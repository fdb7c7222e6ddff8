import type { AuditEvent, AuditFilters } from '@naungan/api/desk-audit';
import { addDays, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { routeHref } from '../routing/route.ts';
import { EVENT_LABELS } from './audit-labels.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Returns whether a text is the id of a record, which a person cannot read. */
export const isRecordId = (text: string | undefined): text is string => UUID.test(text?.trim() ?? '');

/** The value of the filter `event` that omits reads: what a person changed, not what the person looked at. */
export const WITHOUT_READS = 'changes';

const EVENTS = Object.keys(EVENT_LABELS) as AuditEvent[];

/**
 * Returns the filters of the API from the filters in the address. Wrong values are sent, so that the server refuses them
 * instead of returning entries that were not asked for; an unknown event selects all, as the list shows it. A typed number
 * comes before the record of a link.
 */
export function auditQuery({
  actor,
  event,
  q,
  subject,
  from,
  to,
}: Readonly<Record<string, string | undefined>>): AuditFilters {
  return {
    actor: actor || undefined,
    subject: q?.trim() || subject || undefined,
    event: EVENTS.find((name) => name === event),
    reads: event === WITHOUT_READS ? 'omit' : undefined,
    from: from || undefined,
    to: to || undefined,
  };
}

/** Returns today and yesterday in Jakarta; `now` in milliseconds. */
export function lastDays(now: number): { today: IsoDate; yesterday: IsoDate } {
  const today = todayInJakarta(new Date(now));
  return { today, yesterday: addDays(today, -1) };
}

/** Returns the address of everything that a person did yesterday, in Jakarta. The days are fixed, so that the link can be sent. */
export function yesterdayHref(actor: string, now: number): string {
  const { yesterday } = lastDays(now);
  return routeHref('/audit', { actor, from: yesterday, to: yesterday });
}
