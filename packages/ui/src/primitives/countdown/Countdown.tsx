import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { formatRemaining, secondsUntil } from './remaining.ts';

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** End of the countdown: a date or an ISO string. */
  to: Date | string;
  now?: () => Date;
  /** Called once, at the end; immediately if the end is in the past. */
  onExpire?: () => void;
};

const systemNow = () => new Date();

/**
 * Shows the hours, minutes and seconds left. It reads the clock on each tick, so that the time is right when a
 * suspended tab resumes.
 */
export function Countdown({ to, now = systemNow, onExpire, className, ...rest }: CountdownProps) {
  const end = new Date(to).getTime();
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(end, now()));

  const tick = useEffectEvent(() => {
    const next = secondsUntil(end, now());
    setSecondsLeft(next);
    if (next === 0) onExpire?.();
    return next > 0;
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
