import { type ComponentType, useState } from 'react';
import type { DateCalendarProps } from './DateCalendar.tsx';

const loadCalendar = () => import('./DateCalendar.tsx').then((module) => module.DateCalendar);

export type CalendarState =
  | { state: 'idle' | 'loading' | 'failed' }
  | { state: 'ready'; Calendar: ComponentType<DateCalendarProps> };

/**
 * Loads the calendar (40 KB) on first use. Not `React.lazy`: after a failed import it throws on every render
 * and unmounts the form. This hook reports the failure and can retry.
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

  /** Loads in advance on hover or focus. A failure is reported only by `request`. */
  function prefetch() {
    loadCalendar().catch(() => undefined);
  }

  return { calendar, request, prefetch };
}
