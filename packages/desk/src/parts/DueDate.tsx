import { cx } from './cx.ts';
import { type DueState, dueOf } from './due.ts';

/** Only the longest text wraps in the narrow column of a list. */
const STYLES: Readonly<Record<DueState, string>> = {
  future: 'nu:font-normal nu:whitespace-nowrap nu:text-muted',
  today: 'nu:font-semibold nu:whitespace-nowrap nu:text-warn',
  past: 'nu:font-semibold nu:text-bad',
};

/** The last day of the time that the customer was promised; `now` in milliseconds. */
export function DueDate({ day, now }: { day: string; now: number }) {
  const { text, state } = dueOf(day, now);
  return (
    <span data-state={state} className={cx('nu:tabular nu:block nu:text-xs', STYLES[state])}>
      {text}
    </span>
  );
}
