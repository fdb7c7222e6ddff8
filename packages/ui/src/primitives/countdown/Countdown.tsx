import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { formatRemaining, secondsUntil } from './remaining.ts';

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** A date or an ISO text. */
  to: Date | string;
  now?: () => Date;
  /** Called once, when the time is up; at once when it was up already. */
  onExpire?: () => void;
};

const realNow = () => new Date();

/** Hours, minutes and seconds left, by the clock: a tab that slept is right again at once. */
export function Countdown({ to, now = realNow, onExpire, className, ...rest }: CountdownProps) {
  const end = new Date(to).getTime();
  const [left, setLeft] = useState(() => secondsUntil(end, now()));

  const tick = useEffectEvent(() => {
    const next = secondsUntil(end, now());
    setLeft(next);
    if (next === 0) onExpire?.();
    return next > 0;
  });

  // A new end starts a new countdown.
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
      data-state={left === 0 ? 'expired' : 'running'}
      className={cx('nu:tabular nu:whitespace-nowrap', className)}
    >
      {formatRemaining(left)}
    </span>
  );
}
