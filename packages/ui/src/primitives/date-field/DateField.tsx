import { formatDate, type IsoDate, parseDisplayDate } from '@naungan/domain/dates';
import { CalendarDays } from 'lucide-react';
import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { splitField } from '../field/split-field.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { maskDate } from '../mask/date-text.ts';
import { writeKeepingCaret } from '../mask/keep-caret.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';
import { useCalendar } from './use-calendar.ts';

type Replaced = 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'prefix' | 'suffix' | 'action';

export type DateFieldProps = Omit<TextFieldProps, Replaced | 'value' | 'min' | 'max'> & {
  /** '' while no whole date is typed. */
  value: IsoDate | '';
  /** Called with a whole date, and with '' once it is none any more. */
  onValueChange: (value: IsoDate | '') => void;
  /** What was typed before and is no whole date: stands in the field at first when `value` is ''. */
  defaultText?: string | undefined;
  /** Said when the field is left with what is no date. */
  invalidText?: string | undefined;
  /** First and last day of the calendar. What is typed is not held to them: the form's rule judges it. */
  min?: IsoDate | undefined;
  /** Last day of the calendar. */
  max?: IsoDate | undefined;
};

const show = (value: IsoDate | '') => (value === '' ? '' : formatDate(value));

const PRESS_MS = 400;

/** A message that appears under a press moves what is pressed away, and the press is lost: it waits for the click. */
function afterPress(act: () => void) {
  const timer = setTimeout(finish, PRESS_MS);
  addEventListener('click', finish, { once: true });
  function finish() {
    clearTimeout(timer);
    removeEventListener('click', finish);
    act();
  }
}

/**
 * Typed as DD/MM/YYYY or picked. The calendar loads when first asked for. With `name`, a form without
 * script sends what stands in the field.
 */
export function DateField({
  value,
  onValueChange,
  defaultText = '',
  invalidText = 'Tanggal tidak valid',
  min,
  max,
  onBlur,
  error,
  ...props
}: DateFieldProps) {
  const { field, control } = splitField(props);
  const [text, setText] = useState(() => (value === '' ? maskDate(defaultText) : show(value)));
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const { calendar, request, prefetch } = useCalendar();
  const sent = useRef(value);
  const button = useRef<HTMLButtonElement>(null);

  // A value from outside (a draft, a profile) replaces the text; the echo of our own does not.
  useEffect(() => {
    if (sent.current === value) return;
    sent.current = value;
    setText(show(value));
  }, [value]);

  function send(next: IsoDate | '') {
    if (next === sent.current) return;
    sent.current = next;
    onValueChange(next);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const masked = maskDate(event.target.value, event.target.value.length < text.length);
    writeKeepingCaret(event.target, masked);
    setText(masked);
    setLeft(false);
    send(parseDisplayDate(masked) ?? '');
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    afterPress(() => setLeft(true));
    onBlur?.(event);
  }

  function toggle() {
    if (!open) request();
    setOpen(!open);
  }

  function pick(next: IsoDate) {
    setText(show(next));
    setOpen(false);
    send(next);
  }

  const unreadable = left && text !== '' && parseDisplayDate(text) === null;
  const failed = open && calendar.state === 'failed';
  return (
    <div className={cx('nu:min-w-0', field.className)}>
      <TextField
        {...field}
        className=""
        autoComplete="off"
        placeholder="DD/MM/YYYY"
        {...control}
        error={error ?? (unreadable ? invalidText : undefined)}
        inputMode="numeric"
        value={text}
        onChange={handleChange}
        onBlur={handleBlur}
        action={
          <IconButton
            ref={button}
            label="Buka kalender"
            aria-haspopup="dialog"
            aria-expanded={open && calendar.state === 'ready'}
            disabled={control.disabled}
            className="nu:-outline-offset-4"
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={toggle}
          >
            {open && calendar.state === 'loading' ? (
              <Spinner size={20} label="Memuat kalender…" />
            ) : (
              <CalendarDays aria-hidden="true" size={20} />
            )}
          </IconButton>
        }
      />
      {failed && (
        <p role="status" className="nu:mt-1.5 nu:text-sm nu:text-muted">
          Kalender gagal dimuat. Ketik tanggalnya, misalnya 31/12/1990.
        </p>
      )}
      {open && calendar.state === 'ready' && (
        <calendar.Calendar
          trigger={button}
          selected={value}
          min={min}
          max={max}
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
