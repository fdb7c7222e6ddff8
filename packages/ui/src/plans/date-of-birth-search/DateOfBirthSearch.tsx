import { ageOn, DEFAULT_BIRTH_DATE, type IsoDate, isIsoDate } from '@naungan/domain/dates';
import { Search } from 'lucide-react';
import {
  type ComponentProps,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { focusedElement } from '../../primitives/focused-element.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { SearchNotice } from './SearchNotice.tsx';

export type DateOfBirthSearchProps = Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'children' | 'defaultValue'
> & {
  /** Path of the list; it gets `?dob=YYYY-MM-DD`. */
  action: string;
  today: IsoDate;
  defaultValue?: IsoDate;
  /** Whether there are plans for this date. A failed check is told and can be tried again. */
  check?: (dob: IsoDate) => Promise<boolean>;
};

const OLDEST = '1900-01-01';
const LABEL = 'Tanggal lahir';
/** [2 §5]; not from the rules of the order form, which would bring zod to the landing page. */
const INVALID = 'Tanggal Lahir tidak valid';

const never = () => () => {};

/** `typed` is what stands in the field: half a date is not the same as none. */
function problemOf(dob: IsoDate | '', typed: string, today: IsoDate): string | undefined {
  if (dob === '' && typed === '') return 'Tanggal lahir wajib di isi';
  return ageOn(dob, today) >= 0 && dob >= OLDEST ? undefined : INVALID;
}

/** A plain GET form that also works before and without script: then the browser's own date field stands there. */
export function DateOfBirthSearch({
  action,
  today,
  defaultValue = DEFAULT_BIRTH_DATE,
  check,
  onSubmit,
  className,
  ...rest
}: DateOfBirthSearchProps) {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [script, setScript] = useState(!fromServer);
  const fieldId = useId();
  const [dob, setDob] = useState<IsoDate | ''>(defaultValue);
  const [error, setError] = useState<string>();
  const [search, setSearch] = useState<'idle' | 'pending' | 'none' | 'failed'>('idle');
  const passed = useRef(false);
  /** Counts checks and changes: an answer to an earlier one is nobody's. */
  const asked = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const native = useRef<HTMLInputElement>(null);

  // The browser's own field gives way once script runs, with what was typed into it meanwhile, and not under the hand.
  useEffect(() => {
    const input = native.current;
    if (!input) return;
    function take() {
      if (input && isIsoDate(input.value)) setDob(input.value);
      setScript(true);
    }
    if (focusedElement() !== input) return take();
    input.addEventListener('blur', take, { once: true });
    return () => input.removeEventListener('blur', take);
  }, []);

  function change(next: IsoDate | '') {
    asked.current += 1;
    setDob(next);
    setError(undefined);
    setSearch('idle');
  }

  async function runCheck(form: HTMLFormElement, date: IsoDate) {
    asked.current += 1;
    const own = asked.current;
    setSearch('pending');
    const result = await check?.(date).then(
      (found) => (found ? 'idle' : 'none'),
      () => 'failed' as const,
    );
    if (asked.current !== own) return;
    setSearch(result ?? 'idle');
    if (result !== 'idle') return;
    passed.current = true;
    form.requestSubmit();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (!script) return;
    const problem = problemOf(dob, field.current?.value ?? '', today);
    setError(problem);
    if (problem) {
      passed.current = false;
      event.preventDefault();
      field.current?.focus();
    } else if (check && dob !== '' && !passed.current) {
      event.preventDefault();
      if (search !== 'pending') void runCheck(event.currentTarget, dob);
    } else {
      passed.current = false;
      onSubmit?.(event);
    }
  }

  /** The notice goes, and its button with it: the focus stays on the form's own. */
  function retry() {
    button.current?.focus();
    button.current?.form?.requestSubmit();
  }

  return (
    <form
      {...rest}
      method="get"
      action={action}
      noValidate={script}
      onSubmit={handleSubmit}
      className={cx('nu:@container nu:grid nu:gap-4', className)}
    >
      <div className="nu:grid nu:gap-4 nu:@md:grid-cols-[minmax(0,1fr)_auto]">
        {script ? (
          <DateField
            id={fieldId}
            ref={field}
            label={LABEL}
            hint="Premi dihitung dari usia pada hari ini."
            error={error}
            invalidText={INVALID}
            autoComplete="bday"
            value={dob}
            onValueChange={change}
            min={OLDEST}
            max={today}
          />
        ) : (
          <TextField
            id={fieldId}
            ref={native}
            label={LABEL}
            hint="Premi dihitung dari usia pada hari ini."
            type="date"
            name="dob"
            required
            defaultValue={defaultValue}
            min={OLDEST}
            max={today}
          />
        )}
        {script && <input type="hidden" name="dob" value={dob} />}
        <Button
          ref={button}
          type="submit"
          pending={search === 'pending'}
          iconStart={<Search aria-hidden="true" size={20} />}
          className="nu:min-h-[50px] nu:@md:mt-[30px] nu:@md:self-start"
        >
          Cari Produk
        </Button>
      </div>
      {(search === 'none' || search === 'failed') && <SearchNotice reason={search} onRetry={retry} />}
    </form>
  );
}
