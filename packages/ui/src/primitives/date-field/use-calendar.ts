import { type ComponentType, useState } from 'react';
import type { DateCalendarProps } from './DateCalendar.tsx';

const importCalendar = () => import('./DateCalendar.tsx').then((module) => module.DateCalendar);

export type CalendarState =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'ready'; Calendar: ComponentType<DateCalendarProps> };

/**
 * Loads the calendar (40 KB) on first use. After a failed import this hook reports the failure and can try again.
 * `React.lazy` would throw on every render and unmount the form.
 */
export function useCalendar() {
  const [calendar, setCalendar] = useState<CalendarState>({ state: 'idle' });

  function loadCalendar() {
    if (calendar.state === 'ready' || calendar.state === 'loading') return;
    setCalendar({ state: 'loading' });
    importCalendar().then(
      (Calendar) => setCalendar({ state: 'ready', Calendar }),
      () => setCalendar({ state: 'failed' }),
    );
  }

  /** Call this on hover or focus to load the calendar in advance. Only `loadCalendar` reports a failure. */
  function prefetch() {
    importCalendar().catch(() => undefined);
  }

  return { calendar, loadCalendar, prefetch };
}
