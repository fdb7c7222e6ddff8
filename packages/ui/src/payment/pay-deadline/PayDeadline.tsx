import { formatTime, formatWeekdayDate } from '@naungan/domain/dates';
import { Timer } from 'lucide-react';
import { Countdown } from '../../primitives/countdown/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { payDeadlineMessages } from './messages.ts';

export type PayDeadlineProps = {
  /** ISO 8601 timestamp. */
  deadline: string;
  /** Replaces the system clock in stories. */
  now?: (() => Date) | undefined;
  /** Called once, when the deadline has passed. */
  onExpire?: (() => void) | undefined;
};

/** The payment deadline: time, day and remaining time. */
export function PayDeadline({ deadline, now, onExpire }: PayDeadlineProps) {
  const texts = useMessages('PayDeadline', payDeadlineMessages);
  return (
    <div className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-2.5 nu:gap-y-1 nu:rounded-card nu:bg-sun-tint nu:px-3.5 nu:py-3 nu:@tablet:gap-x-4 nu:@tablet:px-4 nu:text-warn">
      <Timer aria-hidden="true" size={20} className="nu:shrink-0 nu:max-[24rem]:hidden" />
      <div className="nu:flex-auto">
        <p className="nu:font-bold nu:whitespace-nowrap">{texts.deadline(formatTime(deadline))}</p>
        <p className="nu:text-sm">{formatWeekdayDate(deadline)}</p>
      </div>
      <Countdown
        end={deadline}
        now={now}
        onExpire={onExpire}
        aria-label={texts.remaining}
        className="nu:text-base nu:font-extrabold nu:@tablet:text-h5"
      />
    </div>
  );
}
