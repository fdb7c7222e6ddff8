import { type ComponentType, useState } from 'react';
import type { DateCalendarProps } from './DateCalendar.tsx';

const load = () => import('./DateCalendar.tsx').then((module) => module.DateCalendar);

export type CalendarState =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'ready'; Calendar: ComponentType<DateCalendarProps> };

/**
 * The calendar and its 40 KB, when first asked for. Not `React.lazy`: on a bad network that throws, for good,
 * and takes the whole form with it; this says so and can try again.
 */
export function useCalendar() {
  const [calendar, setCalendar] = useState<CalendarState>({ state: 'idle' });

  function request() {
    if (calendar.state === 'ready' || calendar.state === 'loading') return;
    setCalendar({ state: 'loading' });
    load().then(
      (Calendar) => setCalendar({ state: 'ready', Calendar }),
      () => setCalendar({ state: 'failed' }),
    );
  }

  /** Fetches ahead, on hover or focus; a failure shows only when the calendar is really asked for. */
  function prefetch() {
    load().catch(() => undefined);
  }

  return { calendar, request, prefetch };
}
