import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type ControlProps, Field, type FieldTexts } from '../field/Field.tsx';
import { inputClass } from '../field/InputFrame.tsx';
import { splitField } from '../field/split-field.ts';
import { usePortal } from '../host/HostProvider.tsx';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import type { Option } from '../select/Select.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import { comboboxMessages } from './messages.ts';

type NativeInputProps = Omit<
  ControlProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'list'
>;

export type ComboboxProps = FieldTexts &
  NativeInputProps & {
    /** Hides the label visually; screen readers still read it. */
    hideLabel?: boolean;
    /** `value` is submitted; `label` is displayed and searched. */
    options: readonly Option[];
    /** Value of the chosen option; '' if none is chosen. Without it, the field stores the value, starting with `defaultValue`. */
    value?: string;
    /** Initial value of an uncontrolled field. */
    defaultValue?: string;
    /** Called with the value of the chosen option; with '' when the field is cleared. */
    onValueChange?: (value: string) => void;
    /** Whether the options are loading; meanwhile the chosen value stays displayed. */
    pending?: boolean;
    /** Shown when no option matches the typed text. */
    emptyText?: string;
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'Combobox'>;
  };

/** A choice from a long list, which typing filters. Typed text that is not an option is discarded on blur. */
export function Combobox(props: ComboboxProps) {
  const portal = usePortal();
  const texts = useMessages('Combobox', comboboxMessages, props.messages);
  const { field, control } = splitField(props);
  const {
    options,
    value: controlledValue,
    defaultValue = '',
    onValueChange,
    pending = false,
    emptyText = texts.empty,
    name,
    disabled,
    ref,
    ...inputProps
  } = control;
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const value = controlledValue ?? uncontrolledValue;
  const chosenOption = options.find((option) => option.value === value) ?? null;

  return (
    <Field {...field}>
      {(ids) => (
        <Base.Root
          items={options}
          value={chosenOption}
          onValueChange={(option: Option | null) => {
            const newValue = option?.value ?? '';
            setUncontrolledValue(newValue);
            onValueChange?.(newValue);
          }}
          isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
          name={name}
          disabled={disabled}
          autoHighlight
          locale="id"
        >
          <Base.InputGroup
            className="nu:field-frame nu:flex nu:min-h-[50px] nu:items-stretch"
            data-invalid={ids['aria-invalid'] ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
            data-pending={pending ? '' : undefined}
          >
            <Base.Input
              autoComplete="off"
              {...inputProps}
              {...ids}
              ref={ref}
              aria-busy={pending || undefined}
              className={inputClass(false, 'nu:pe-0!')}
            />
            <Base.Trigger
              aria-label={texts.open}
              className="nu:grid nu:w-11 nu:shrink-0 nu:place-items-center nu:rounded-field nu:text-ink nu:disabled:text-muted"
            >
              {pending ? <Spinner size={20} label={null} /> : <ChevronDown aria-hidden="true" size={20} />}
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal {...portal}>
            <Base.Positioner sideOffset={6} collisionPadding={8} className="nu:z-50 nu:outline-none">
              <Base.Popup className="nu:w-(--anchor-width) nu:max-w-(--available-width) nu:overflow-hidden nu:rounded-field nu:border nu:border-line nu:bg-surface nu:shadow-raised">
                <Base.Status className="nu:text-muted">
                  {pending && <span className="nu:block nu:px-3.5 nu:py-3">{texts.loading}</span>}
                </Base.Status>
                <Base.Empty className="nu:text-muted">
                  {!pending && <span className="nu:block nu:px-3.5 nu:py-3">{emptyText}</span>}
                </Base.Empty>
                <Base.List className="nu:max-h-[min(20rem,var(--available-height))] nu:scroll-py-1 nu:overflow-y-auto nu:overscroll-contain nu:p-1 nu:outline-none nu:data-empty:p-0">
                  {(option: Option) => (
                    <Base.Item
                      key={option.value}
                      value={option}
                      disabled={option.disabled}
                      className="nu:flex nu:min-h-11 nu:cursor-pointer nu:items-center nu:gap-2 nu:rounded-lg nu:px-2.5 nu:py-2 nu:outline-none nu:select-none nu:data-disabled:text-muted nu:data-highlighted:bg-brand-tint nu:data-selected:font-semibold"
                    >
                      <span className="nu:min-w-0 nu:flex-1">{option.label}</span>
                      <Base.ItemIndicator className="nu:text-brand">
                        <Check aria-hidden="true" size={18} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
