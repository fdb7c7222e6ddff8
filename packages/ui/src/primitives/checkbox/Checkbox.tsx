import { Check } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { type ControlProps, FieldNotes, isTrue, OptionalMark, type Requirement } from '../field/Field.tsx';
import type { MessagesOf } from '../host/messages.ts';

export type CheckboxProps = Omit<ControlProps<'input'>, 'type' | 'size'> & {
  /** Text of the checkbox; may contain a link. */
  label: ReactNode;
  /** Shown below the label. */
  hint?: ReactNode;
  /** Shown with an icon and a trailing '!', which is added when missing. */
  error?: string | undefined;
  /** `required` sets `aria-required`; `optional` adds '(opsional)' to the label. Default: `none`. */
  requirement?: Requirement | undefined;
  /** Called with the new state. */
  onCheckedChange?: (checked: boolean) => void;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'Field'>;
};

/** A checkbox with a label. `className` and `style` are set on the field; `ref` and all native attributes on the input. */
export function Checkbox({
  id,
  label,
  hint,
  error,
  requirement,
  messages,
  className,
  style,
  onChange,
  onCheckedChange,
  'aria-describedby': describedBy,
  'aria-invalid': ariaInvalid = error ? true : undefined,
  ...rest
}: CheckboxProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const invalid = isTrue(ariaInvalid);
  const root = { className: cx('nu:min-w-0', className), style };

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  }

  return (
    <div {...root} data-invalid={invalid ? '' : undefined}>
      <label className="nu:flex nu:min-h-11 nu:items-start nu:gap-3 nu:py-2.5 nu:has-disabled:text-muted">
        <span className="nu:relative nu:grid nu:size-6 nu:shrink-0 nu:place-items-center">
          <input
            {...rest}
            type="checkbox"
            id={inputId}
            aria-required={requirement === 'required' || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={
              cx(error && `${inputId}-error`, hint && `${inputId}-hint`, describedBy) || undefined
            }
            aria-labelledby={`${inputId}-label`}
            onChange={handleChange}
            className={cx(
              'nu:peer nu:size-[22px] nu:appearance-none nu:rounded-md nu:border-[1.5px] nu:bg-surface nu:transition-colors',
              'nu:checked:border-brand nu:checked:bg-brand nu:disabled:border-line nu:disabled:bg-line',
              invalid ? 'nu:border-bad' : 'nu:border-control',
            )}
          />
          <Check
            aria-hidden="true"
            size={16}
            strokeWidth={3}
            className="nu:pointer-events-none nu:absolute nu:scale-50 nu:text-on-brand nu:opacity-0 nu:transition nu:peer-checked:scale-100 nu:peer-checked:opacity-100"
          />
        </span>
        <span className="nu:min-w-0">
          <span id={`${inputId}-label`} className={cx('nu:block nu:leading-6', hint && 'nu:font-semibold')}>
            {label}
            {requirement === 'optional' && <OptionalMark messages={messages} />}
          </span>
          {hint && (
            <span id={`${inputId}-hint`} className="nu:block nu:text-sm nu:text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldNotes id={inputId} error={error} />
    </div>
  );
}
