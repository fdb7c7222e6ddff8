import { formatTime, formatWeekdayDate } from '@naungan/domain/dates';
import { Timer } from 'lucide-react';
import { Countdown } from '../../primitives/countdown/index.ts';

export type PayDeadlineProps = {
  /** An instant, ISO 8601. */
  until: string;
  now?: () => Date;
  onExpire?: () => void;
};

/** Until when: the time, the day and what is left of it. */
export function PayDeadline({ until, now, onExpire }: PayDeadlineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-card bg-sun-tint px-3.5 py-3 sm:gap-x-4 sm:px-4 text-warn">
      <Timer aria-hidden="true" size={20} className="shrink-0 max-[24rem]:hidden" />
      <div className="flex-auto">
        <p className="font-bold whitespace-nowrap">Bayar sebelum {formatTime(until)}</p>
        <p className="text-sm">{formatWeekdayDate(until)}</p>
      </div>
      <Countdown
        to={until}
        {...(now && { now })}
        {...(onExpire && { onExpire })}
        aria-label="Sisa waktu pembayaran"
        className="text-base font-extrabold sm:text-h5"
      />
    </div>
  );
}
