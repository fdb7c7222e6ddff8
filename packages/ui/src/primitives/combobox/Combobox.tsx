import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field.tsx';
import { inputClass } from '../field/InputFrame.tsx';
import { splitField } from '../field/split-field.ts';
import type { Option } from '../select/Select.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

type Native = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'list'>;

export type ComboboxProps = FieldTexts &
  Native & {
    hideLabel?: boolean;
    options: readonly Option[];
    /** Value of an option, or '' for none. */
    value: string;
    onValueChange: (value: string) => void;
    /** The options are being loaded; what is chosen stays. */
    loading?: boolean;
    /** Shown when nothing matches what is typed. */
    emptyText?: string;
  };

/** A long list that narrows while one types. What is typed but not chosen goes when the field is left. */
export function Combobox(props: ComboboxProps) {
  const { field, control } = splitField(props);
  const {
    options,
    value,
    onValueChange,
    loading = false,
    emptyText = 'Tidak ada pilihan yang cocok',
    name,
    disabled,
    ref,
    ...input
  } = control;
  const chosen = options.find((option) => option.value === value) ?? null;

  return (
    <Field {...field}>
      {(ids) => (
        <Base.Root
          items={options}
          value={chosen}
          onValueChange={(option: Option | null) => onValueChange(option?.value ?? '')}
          isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
          name={name}
          disabled={disabled}
          autoHighlight
          locale="id"
        >
          <Base.InputGroup
            className="field-frame flex min-h-[50px] items-stretch"
            data-invalid={ids['aria-invalid'] ? '' : undefined}
            data-disabled={disabled ? '' : undefined}
          >
            <Base.Input
              autoComplete="off"
              {...input}
              {...ids}
              ref={ref}
              aria-busy={loading || undefined}
              className={inputClass(false, 'pe-0!')}
            />
            <Base.Trigger
              aria-label="Buka pilihan"
              className="grid w-11 shrink-0 place-items-center rounded-field text-ink disabled:text-muted"
            >
              {loading ? <Spinner size={20} label={null} /> : <ChevronDown aria-hidden="true" size={20} />}
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner sideOffset={6} collisionPadding={8} className="z-50 outline-none">
              <Base.Popup className="w-(--anchor-width) max-w-(--available-width) overflow-hidden rounded-field border border-line bg-surface shadow-lg">
                <Base.Status className="text-muted">
                  {loading && <span className="block px-3.5 py-3">Memuat…</span>}
                </Base.Status>
                <Base.Empty className="text-muted">
                  {!loading && <span className="block px-3.5 py-3">{emptyText}</span>}
                </Base.Empty>
                <Base.List className="max-h-[min(20rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0">
                  {(option: Option) => (
                    <Base.Item
                      key={option.value}
                      value={option}
                      disabled={option.disabled}
                      className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-2.5 py-2 outline-none select-none data-disabled:text-muted data-highlighted:bg-brand-tint data-selected:font-semibold"
                    >
                      <span className="min-w-0 flex-1">{option.label}</span>
                      <Base.ItemIndicator className="text-brand">
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
