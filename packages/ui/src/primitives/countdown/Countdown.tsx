import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { formatSecondsLeft, secondsUntil } from './remaining.ts';

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** End of the countdown: a date or an ISO string. */
  end: Date | string;
  /** Replaces the system clock, for example in stories. */
  now?: (() => Date) | undefined;
  /** Called once at the end, or immediately if the end has already passed. */
  onExpire?: (() => void) | undefined;
};

const systemNow = () => new Date();

/**
 * Shows the hours, minutes and seconds until `end`. Each tick reads the clock, so that the time is right when a
 * suspended tab resumes.
 */
export function Countdown({ end, now = systemNow, onExpire, className, ...rest }: CountdownProps) {
  const endTime = new Date(end).getTime();
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(endTime, now()));

  /** Updates the time left and returns whether the countdown continues. */
  const tick = useEffectEvent(() => {
    const newSecondsLeft = secondsUntil(endTime, now());
    setSecondsLeft(newSecondsLeft);
    if (newSecondsLeft === 0) onExpire?.();
    return newSecondsLeft > 0;
  });

  // A new `end` starts a new countdown.
  useEffect(() => {
    if (!tick()) return;
    const timer = setInterval(() => {
      if (!tick()) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endTime]);

  return (
    <span
      {...rest}
      role="timer"
      data-state={secondsLeft === 0 ? 'expired' : 'running'}
      className={cx('nu:tabular nu:whitespace-nowrap', className)}
    >
      {formatSecondsLeft(secondsLeft)}
    </span>
  );
}
