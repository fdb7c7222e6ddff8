import { formatDate, type IsoDate, parseDisplayDate } from '@naungan/domain/dates';
import { CalendarDays } from 'lucide-react';
import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { splitField } from '../field/split-field.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { maskDate } from '../mask/date-text.ts';
import { writeKeepingCaret } from '../mask/keep-caret.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { dateFieldMessages } from './messages.ts';
import { useCalendar } from './use-calendar.ts';

type ReplacedProps = 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'prefix' | 'suffix' | 'action';

export type DateFieldProps = Omit<TextFieldProps, ReplacedProps | 'value' | 'min' | 'max'> & {
  /** '' until a complete date is typed. */
  value: IsoDate | '';
  /** Called with a complete date; with '' when the text is not a complete date any more. */
  onValueChange: (value: IsoDate | '') => void;
  /** Initial text when `value` is '': an incomplete date from a draft. */
  defaultText?: string | undefined;
  /** Error shown on blur if the text is not a date. */
  invalidText?: string | undefined;
  /** First day that the calendar offers. Earlier dates can be typed; the form's schema checks them. */
  min?: IsoDate | undefined;
  /** Last day that the calendar offers; later dates can be typed too. */
  max?: IsoDate | undefined;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'DateField'>;
};

const displayText = (value: IsoDate | '') => (value === '' ? '' : formatDate(value));

/** Milliseconds after which a press without a click, such as a drag, counts as ended. */
const MAX_PRESS_MS = 400;

/**
 * Runs `action` after the current click has ended, or after `MAX_PRESS_MS`. It is used for a message that appears when
 * a field loses the focus. If the message appeared while the pointer is down, it could move the clicked element away,
 * and the click would be lost.
 */
function runAfterPress(action: () => void) {
  const timer = setTimeout(finish, MAX_PRESS_MS);
  addEventListener('click', finish, { once: true });
  function finish() {
    clearTimeout(timer);
    removeEventListener('click', finish);
    action();
  }
}

/**
 * A date typed as DD/MM/YYYY or picked from a calendar, which loads on first use. With `name`, a form submitted
 * without JavaScript sends the typed text.
 */
export function DateField({
  value,
  onValueChange,
  defaultText = '',
  invalidText,
  min,
  max,
  onBlur,
  error,
  ...textFieldProps
}: DateFieldProps) {
  const texts = useMessages('DateField', dateFieldMessages, textFieldProps.messages);
  const { field: allFieldProps, control } = splitField(textFieldProps);
  const { className, style, ...field } = allFieldProps;
  const root = { className: cx('nu:min-w-0', className), style };
  const [text, setText] = useState(() => (value === '' ? maskDate(defaultText) : displayText(value)));
  const [hasBlurred, setHasBlurred] = useState(false);
  const [open, setOpen] = useState(false);
  const { calendar, loadCalendar, prefetch } = useCalendar();
  const lastReportedValue = useRef(value);
  const button = useRef<HTMLButtonElement>(null);

  // The text is replaced only if the value was changed from outside (by a draft or a profile), not if this
  // field itself reported the value.
  useEffect(() => {
    if (lastReportedValue.current === value) return;
    lastReportedValue.current = value;
    setText(displayText(value));
  }, [value]);

  function reportValue(newValue: IsoDate | '') {
    if (newValue === lastReportedValue.current) return;
    lastReportedValue.current = newValue;
    onValueChange(newValue);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const isDeleting = event.target.value.length < text.length;
    const maskedText = maskDate(event.target.value, isDeleting);
    writeKeepingCaret(event.target, maskedText);
    setText(maskedText);
    setHasBlurred(false);
    reportValue(parseDisplayDate(maskedText) ?? '');
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    runAfterPress(() => setHasBlurred(true));
    onBlur?.(event);
  }

  function toggleCalendar() {
    if (!open) loadCalendar();
    setOpen(!open);
  }

  function pickDate(date: IsoDate) {
    setText(displayText(date));
    setOpen(false);
    reportValue(date);
  }

  const isInvalid = hasBlurred && text !== '' && parseDisplayDate(text) === null;
  const hasCalendarFailed = open && calendar.state === 'failed';
  return (
    <div {...root}>
      <TextField
        {...field}
        autoComplete="off"
        placeholder={texts.placeholder}
        {...control}
        error={error ?? (isInvalid ? (invalidText ?? texts.invalid) : undefined)}
        inputMode="numeric"
        value={text}
        onChange={handleChange}
        onBlur={handleBlur}
        action={
          <IconButton
            ref={button}
            label={texts.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={open && calendar.state === 'ready'}
            disabled={control.disabled}
            className="nu:-outline-offset-4"
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={toggleCalendar}
          >
            {open && calendar.state === 'loading' ? (
              <Spinner size={20} label={texts.loadingCalendar} />
            ) : (
              <CalendarDays aria-hidden="true" size={20} />
            )}
          </IconButton>
        }
      />
      {hasCalendarFailed && (
        <p role="status" className="nu:mt-1.5 nu:text-sm nu:text-muted">
          {texts.calendarFailed}
        </p>
      )}
      {open && calendar.state === 'ready' && (
        <calendar.Calendar
          trigger={button}
          label={texts.calendar}
          selectedDate={value}
          min={min}
          max={max}
          onPick={pickDate}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
