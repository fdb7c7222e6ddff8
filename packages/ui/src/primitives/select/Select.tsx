import { ChevronDown } from 'lucide-react';
import type { ChangeEvent, ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { splitField } from '../field/split-field.ts';
import { Spinner } from '../spinner/Spinner.tsx';

export type Option = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
    hideLabel?: boolean;
    options: readonly Option[];
    onValueChange?: (value: string) => void;
    /** First, empty entry; it cannot be chosen again once left unless the field is optional. */
    placeholder?: string;
    /** The options are being loaded. */
    pending?: boolean;
  };

/** The platform's own list on purpose: best on phones, and no script. For long lists use `Combobox`. */
export function Select(props: SelectProps) {
  const { field, control } = splitField(props);
  const { options, onValueChange, onChange, placeholder, pending, disabled, ...select } = control;
  const off = disabled || pending;

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event);
    onValueChange?.(event.target.value);
  }

  return (
    <Field {...field}>
      {(ids) => (
        <div
          className="field-frame relative flex min-h-[50px] items-stretch"
          data-invalid={ids['aria-invalid'] ? '' : undefined}
          data-disabled={off ? '' : undefined}
        >
          <select
            {...select}
            {...ids}
            disabled={off}
            aria-busy={pending || undefined}
            onChange={handleChange}
            className={cx(
              'w-full min-w-0 appearance-none truncate rounded-field bg-transparent py-3 ps-3.5 pe-11 text-base text-ink outline-none disabled:text-muted disabled:opacity-100',
              select.value === '' && 'text-muted',
            )}
          >
            {placeholder !== undefined && (
              <option value="" disabled={!field.optional}>
                {pending ? 'Memuat…' : placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3.5 grid place-items-center"
          >
            {pending ? <Spinner size={20} label={null} /> : <ChevronDown size={20} />}
          </span>
        </div>
      )}
    </Field>
  );
}
