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
import { type MessagesOf, useMessages } from '../../primitives/host/messages.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { dateOfBirthSearchMessages } from './messages.ts';
import { SearchNotice } from './SearchNotice.tsx';

export type DateOfBirthSearchProps = Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'children' | 'defaultValue'
> & {
  /** Path of the list; the query is `?dob=YYYY-MM-DD`. */
  action: string;
  today: IsoDate;
  /** '' for an empty field. */
  defaultValue?: IsoDate | '';
  /** Resolves to whether there are plans for this date. If it rejects, the form shows an error with a retry button. */
  check?: (dob: IsoDate) => Promise<boolean>;
  /** Called with each complete date. */
  onDateChange?: (dob: IsoDate) => void;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'DateOfBirthSearch'> | undefined;
};

const EARLIEST_DATE = '1900-01-01';

const noSubscription = () => () => {};

/**
 * Returns the name of the message about an invalid date. `dob` is '' for both a missing and an incomplete date: only `typedText`,
 * the text in the field, distinguishes them.
 */
function problemOf(dob: IsoDate | '', typedText: string, today: IsoDate): 'required' | 'invalid' | undefined {
  if (dob === '' && typedText === '') return 'required';
  return ageOn(dob, today) >= 0 && dob >= EARLIEST_DATE ? undefined : 'invalid';
}

/**
 * A search form that is sent by GET. The server renders the browser's native date field, so that the form also works
 * before hydration and without JavaScript.
 */
export function DateOfBirthSearch({
  action,
  today,
  defaultValue = DEFAULT_BIRTH_DATE,
  check,
  onDateChange,
  onSubmit,
  messages,
  className,
  ...rest
}: DateOfBirthSearchProps) {
  const texts = useMessages('DateOfBirthSearch', dateOfBirthSearchMessages, messages);
  // True on the server and during hydration; false if the form is first rendered in the browser.
  const isServerRender = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  const [isHydrated, setIsHydrated] = useState(!isServerRender);
  const fieldId = useId();
  const [dob, setDob] = useState<IsoDate | ''>(defaultValue);
  const [error, setError] = useState<ReturnType<typeof problemOf>>();
  const [checkState, setCheckState] = useState<'idle' | 'pending' | 'noPlans' | 'failed'>('idle');
  /** Whether the next submit event was caused by a successful check. */
  const hasPassedCheck = useRef(false);
  /** Increases with each check and each change of the date, so that a response to an earlier check can be ignored. */
  const version = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const nativeInput = useRef<HTMLInputElement>(null);

  // Replaces the native date field after hydration, with the same value. A native field that has the focus is
  // replaced when it loses the focus.
  useEffect(() => {
    const input = nativeInput.current;
    if (!input) return;
    function replaceNativeField() {
      if (input && isIsoDate(input.value)) setDob(input.value);
      setIsHydrated(true);
    }
    if (focusedElement() !== input) return replaceNativeField();
    input.addEventListener('blur', replaceNativeField, { once: true });
    return () => input.removeEventListener('blur', replaceNativeField);
  }, []);

  function changeDate(newDob: IsoDate | '') {
    version.current += 1;
    setDob(newDob);
    setError(undefined);
    setCheckState('idle');
    if (newDob !== '' && problemOf(newDob, newDob, today) === undefined) onDateChange?.(newDob);
  }

  async function runCheck(form: HTMLFormElement, date: IsoDate) {
    version.current += 1;
    const checkedVersion = version.current;
    setCheckState('pending');
    const result = await check?.(date).then(
      (hasPlans) => (hasPlans ? 'idle' : 'noPlans'),
      () => 'failed' as const,
    );
    if (version.current !== checkedVersion) return;
    setCheckState(result ?? 'idle');
    // 'idle' is the result of a check that found plans: there is nothing to report.
    if (result !== 'idle') return;
    hasPassedCheck.current = true;
    form.requestSubmit();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    // The native date field is validated and submitted by the browser.
    if (!isHydrated) return;
    const problem = problemOf(dob, field.current?.value ?? '', today);
    setError(problem);
    if (problem) {
      hasPassedCheck.current = false;
      event.preventDefault();
      field.current?.focus();
    } else if (check && dob !== '' && !hasPassedCheck.current) {
      event.preventDefault();
      if (checkState !== 'pending') void runCheck(event.currentTarget, dob);
    } else {
      hasPassedCheck.current = false;
      onSubmit?.(event);
    }
  }

  /** Called by the notice's button. The focus moves to the form's button, because the notice disappears. */
  function retry() {
    button.current?.focus();
    button.current?.form?.requestSubmit();
  }

  return (
    <form
      {...rest}
      method="get"
      action={action}
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      className={cx('nu:@container nu:grid nu:gap-4', className)}
    >
      <div className="nu:grid nu:gap-4 nu:@md:grid-cols-[minmax(0,1fr)_auto]">
        {isHydrated ? (
          <DateField
            id={fieldId}
            ref={field}
            label={texts.label}
            hint={texts.hint}
            error={error && texts[error]}
            invalidText={texts.invalid}
            autoComplete="bday"
            value={dob}
            onValueChange={changeDate}
            min={EARLIEST_DATE}
            max={today}
          />
        ) : (
          <TextField
            id={fieldId}
            ref={nativeInput}
            label={texts.label}
            hint={texts.hint}
            type="date"
            name="dob"
            requirement="required"
            defaultValue={defaultValue}
            min={EARLIEST_DATE}
            max={today}
          />
        )}
        {isHydrated && <input type="hidden" name="dob" value={dob} />}
        <Button
          ref={button}
          type="submit"
          pending={checkState === 'pending'}
          iconStart={<Search aria-hidden="true" size={20} />}
          className="nu:min-h-[50px] nu:@md:mt-[30px] nu:@md:self-start"
        >
          {texts.search}
        </Button>
      </div>
      {(checkState === 'noPlans' || checkState === 'failed') && (
        <SearchNotice reason={checkState} onRetry={retry} texts={texts} />
      )}
    </form>
  );
}
