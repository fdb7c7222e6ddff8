import { ChevronDown } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { cx } from '../cx.ts';
import { type ControlProps, Field, type FieldTexts } from '../field/Field.tsx';
import { splitField } from '../field/split-field.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { selectMessages } from './messages.ts';

export type Option = { value: string; label: string; disabled?: boolean };
/** Options under a heading: an `optgroup`. */
export type OptionGroup = { label: string; options: readonly Option[]; disabled?: boolean };

export type SelectProps = FieldTexts &
  Omit<ControlProps<'select'>, 'children' | 'multiple'> & {
    /** Hides the label visually; screen readers still read it. */
    hideLabel?: boolean;
    /** `value` is submitted; `label` is displayed. Groups of options have a heading, and may stand next to options. */
    options: readonly (Option | OptionGroup)[];
    /** Called with the value of the chosen option. */
    onValueChange?: (value: string) => void;
    /**
     * Text of the empty first option. After a choice this option can be chosen again only if the field is
     * optional.
     */
    placeholder?: string;
    /** Whether the options are loading. */
    pending?: boolean;
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'Select'>;
  };

const renderOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled} className="nu:text-ink">
    {label}
  </option>
);

/**
 * A native select, which works without JavaScript and opens the phone's list of options. For long lists use
 * `Combobox`.
 */
export function Select(props: SelectProps) {
  const texts = useMessages('Select', selectMessages, props.messages);
  const { field, control } = splitField(props);
  const { options, onValueChange, onChange, placeholder, pending, disabled, ...selectProps } = control;
  const isDisabled = disabled || pending;
  // Without a default, a browser shows the first option that can be chosen until the scripts run.
  const emptyDefault =
    placeholder !== undefined && selectProps.value === undefined ? { defaultValue: '' } : {};

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    onChange?.(event);
    onValueChange?.(event.target.value);
  }

  return (
    <Field {...field}>
      {(ids) => (
        <div
          className="nu:field-frame nu:relative nu:flex nu:min-h-[50px] nu:items-stretch"
          data-invalid={ids['aria-invalid'] ? '' : undefined}
          data-disabled={isDisabled ? '' : undefined}
          data-pending={pending ? '' : undefined}
        >
          <select
            {...emptyDefault}
            {...selectProps}
            {...ids}
            disabled={isDisabled}
            aria-busy={pending || undefined}
            onChange={handleChange}
            className={cx(
              // The chosen text wraps instead of being cut.
              'nu:w-full nu:min-w-0 nu:appearance-none nu:rounded-field nu:bg-transparent nu:py-3 nu:ps-3.5 nu:pe-11 nu:text-base/[1.375rem] nu:text-ellipsis nu:whitespace-normal nu:text-ink nu:outline-none nu:disabled:text-muted nu:disabled:opacity-100',
              selectProps.value === '' && 'nu:text-muted',
            )}
          >
            {placeholder !== undefined && (
              // A browser shows no text if every option is disabled.
              <option value="" disabled={field.requirement !== 'optional' && options.length > 0}>
                {pending ? texts.loading : placeholder}
              </option>
            )}
            {options.map((option) =>
              'options' in option ? (
                <optgroup
                  key={option.label}
                  label={option.label}
                  disabled={option.disabled}
                  className="nu:text-ink"
                >
                  {option.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(option)
              ),
            )}
          </select>
          <span
            aria-hidden="true"
            className="nu:pointer-events-none nu:absolute nu:inset-y-0 nu:end-3.5 nu:grid nu:place-items-center"
          >
            {pending ? <Spinner size={20} label={null} /> : <ChevronDown size={20} />}
          </span>
        </div>
      )}
    </Field>
  );
}
