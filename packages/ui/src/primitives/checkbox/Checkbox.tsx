import { Check } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { FieldNotes } from '../field/Field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  onCheckedChange?: (checked: boolean) => void;
};

/** `className` lands on the field, everything else of the native input, `ref` too, on the input. */
export function Checkbox({
  id,
  label,
  hint,
  error,
  required,
  className,
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const inputId = id ?? made;

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange?.(event);
    onCheckedChange?.(event.target.checked);
  }

  return (
    <div className={cx('min-w-0', className)} data-invalid={error ? '' : undefined}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-muted">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            id={inputId}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(error && `${inputId}-error`, hint && `${inputId}-hint`) || undefined}
            aria-labelledby={`${inputId}-label`}
            onChange={handleChange}
            className={cx(
              'peer size-[22px] appearance-none rounded-md border-[1.5px] bg-surface transition-colors',
              'checked:border-brand checked:bg-brand disabled:border-line disabled:bg-line',
              error ? 'border-bad' : 'border-control',
            )}
          />
          <Check
            aria-hidden="true"
            size={16}
            strokeWidth={3}
            className="pointer-events-none absolute scale-50 text-white opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">
          <span id={`${inputId}-label`} className={cx('block leading-6', hint && 'font-semibold')}>
            {label}
          </span>
          {hint && (
            <span id={`${inputId}-hint`} className="block text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldNotes id={inputId} error={error} />
    </div>
  );
}
