import { Popover } from '@base-ui/react/popover';
import type { IsoDate } from '@naungan/domain/dates';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { id } from 'react-day-picker/locale/id';
import { usePortal } from '../host/HostProvider.tsx';
import { calendarClasses } from './calendar-classes.ts';

export type DateCalendarProps = {
  /** The element below which the calendar opens. It gets the focus when the calendar closes. */
  trigger: RefObject<HTMLElement | null>;
  /** Accessible name of the calendar. */
  label: string;
  /** '' if no day is selected. */
  selectedDate: IsoDate | '';
  /** First day that can be picked. */
  min?: IsoDate | undefined;
  /** Last day that can be picked. */
  max?: IsoDate | undefined;
  onPick: (value: IsoDate) => void;
  onClose: () => void;
};

/** First year of a calendar without `min`. */
const FIRST_YEAR = 1925;

/** Number of years after the current year in a calendar without `max`. */
const YEARS_AHEAD = 10;

/** Month numbers of `Date`, which begin with 0. */
const JANUARY = 0;
const DECEMBER = 11;

/** Returns midnight of the day in the browser's time zone, in which the calendar displays days. */
function toDate(iso: IsoDate): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function toIso(date: Date): IsoDate {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Returns `date`, or the nearest limit if `date` is outside the limits. */
function closestDate(date: Date, first: Date, last: Date): Date {
  if (date > last) return last;
  return date < first ? first : date;
}

/** The calendar requests no chevron 'up', but the library's type contains it. */
const CHEVRONS = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown };

function Chevron({ orientation = 'down' }: ChevronProps) {
  const Icon = CHEVRONS[orientation];
  return <Icon aria-hidden="true" size={orientation === 'down' ? 16 : 20} />;
}

/** The calendar of a `DateField`, in a popover. */
export function DateCalendar({ trigger, label, selectedDate, min, max, onPick, onClose }: DateCalendarProps) {
  const portal = usePortal();
  const selectedDay = selectedDate === '' ? undefined : toDate(selectedDate);
  const firstDay = min === undefined ? new Date(FIRST_YEAR, JANUARY, 1) : toDate(min);
  const lastYear = new Date().getFullYear() + YEARS_AHEAD;
  const lastDay = max === undefined ? new Date(lastYear, DECEMBER, 31) : toDate(max);
  return (
    <Popover.Root open modal onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal {...portal}>
        <Popover.Positioner
          anchor={trigger}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="nu:z-50"
        >
          <Popover.Popup
            aria-label={label}
            finalFocus={trigger}
            className="nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-3 nu:shadow-raised nu:outline-none"
          >
            <DayPicker
              mode="single"
              required
              fixedWeeks
              autoFocus
              locale={id}
              captionLayout="dropdown"
              selected={selectedDay}
              defaultMonth={selectedDay ?? closestDate(new Date(), firstDay, lastDay)}
              startMonth={firstDay}
              endMonth={lastDay}
              disabled={[{ before: firstDay }, { after: lastDay }]}
              onSelect={(date) => onPick(toIso(date))}
              components={{ Chevron }}
              classNames={calendarClasses}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
