import { formatLongDate, type IsoDate, isIsoDate, parseDisplayDate } from '@naungan/domain/dates';
import { checkStartDate, START_DATE_LABEL, startDateLimits } from '@naungan/domain/policy';
import { DateField } from '../primitives/date-field/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { maskDate } from '../primitives/mask/date-text.ts';
import { shippingFieldsMessages } from './messages.ts';

export type StartDateFieldProps = {
  id: string;
  /** The chosen day, or the text as typed while it is incomplete; '' means the day of payment. */
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  today: IsoDate;
};

/** The field for the first day of cover. If the field is empty, cover begins on the day of payment. */
export function StartDateField({ id, value, onValueChange, error, today }: StartDateFieldProps) {
  const texts = useMessages('ShippingFields', shippingFieldsMessages);
  const { min, max } = startDateLimits(today);
  const date = isIsoDate(value) ? value : '';
  // A day outside the limits can only be typed, because the calendar offers no such day. Such a day is
  // reported immediately.
  const limitProblem = date === '' ? null : checkStartDate(date, today);
  return (
    <DateField
      id={id}
      label={START_DATE_LABEL}
      requirement="optional"
      hint={texts.startDateHint(formatLongDate(max))}
      value={date}
      defaultText={value}
      error={error ?? limitProblem ?? undefined}
      min={min}
      max={max}
      // Stores incomplete text too: otherwise the value of an incomplete date would be '', which means the day of payment.
      onInput={({ currentTarget }) => {
        if (parseDisplayDate(maskDate(currentTarget.value)) === null) onValueChange(currentTarget.value);
      }}
      // `DateField` passes '' for incomplete text. `onInput` has already stored this text.
      onValueChange={(chosenDate) => {
        if (chosenDate !== '') onValueChange(chosenDate);
      }}
      className="nu:@tablet:max-w-sm"
    />
  );
}
