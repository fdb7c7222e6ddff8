import { type ComponentType, useState } from 'react';
import type { DateCalendarProps } from './DateCalendar.tsx';

const loadCalendar = () => import('./DateCalendar.tsx').then((module) => module.DateCalendar);

export type CalendarState =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'ready'; Calendar: ComponentType<DateCalendarProps> };

/**
 * Loads the calendar (40 KB) on first use. After a failed import this hook reports the failure and can try again.
 * `React.lazy` would throw on every render and unmount the form.
 */
export function useCalendar() {
  const [calendar, setCalendar] = useState<CalendarState>({ state: 'idle' });

  function request() {
    if (calendar.state === 'ready' || calendar.state === 'loading') return;
    setCalendar({ state: 'loading' });
    loadCalendar().then(
      (Calendar) => setCalendar({ state: 'ready', Calendar }),
      () => setCalendar({ state: 'failed' }),
    );
  }

  /** Call this on hover or focus to load the calendar in advance. Only `request` reports a failure. */
  function prefetch() {
    loadCalendar().catch(() => undefined);
  }

  return { calendar, request, prefetch };
}
