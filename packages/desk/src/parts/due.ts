import { formatDate, todayInJakarta } from '@naungan/domain/dates';

export type DueState = 'future' | 'today' | 'past';

/** Returns the text of a due day and whether it is today or past, in Jakarta; `now` in milliseconds. */
export function dueOf(day: string, now: number): { text: string; state: DueState } {
  const today = todayInJakarta(new Date(now));
  if (day === today) return { text: 'Tenggat hari ini', state: 'today' };
  if (day < today) return { text: `Lewat tenggat ${formatDate(day)}`, state: 'past' };
  return { text: `Tenggat ${formatDate(day)}`, state: 'future' };
}
