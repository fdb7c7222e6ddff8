import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { formatRemaining, secondsUntil } from './remaining.ts';

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** End of the countdown: a date or an ISO string. */
  to: Date | string;
  /** Replaces the system clock, for example in stories. */
  now?: (() => Date) | undefined;
  /** Called once at the end, or immediately if the end has already passed. */
  onExpire?: (() => void) | undefined;
};

const systemNow = () => new Date();

/**
 * Shows the hours, minutes and seconds until `to`. Each tick reads the clock, so that the time is right when a
 * suspended tab resumes.
 */
export function Countdown({ to, now = systemNow, onExpire, className, ...rest }: CountdownProps) {
  const end = new Date(to).getTime();
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(end, now()));

  /** Updates the time left and returns whether the countdown continues. */
  const tick = useEffectEvent(() => {
    const newSecondsLeft = secondsUntil(end, now());
    setSecondsLeft(newSecondsLeft);
    if (newSecondsLeft === 0) onExpire?.();
    return newSecondsLeft > 0;
  });

  // A new `to` starts a new countdown.
  useEffect(() => {
    if (!tick()) return;
    const timer = setInterval(() => {
      if (!tick()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  return (
    <span
      {...rest}
      role="timer"
      data-state={secondsLeft === 0 ? 'expired' : 'running'}
      className={cx('nu:tabular nu:whitespace-nowrap', className)}
    >
      {formatRemaining(secondsLeft)}
    </span>
  );
}
