import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { FieldNotes, type FieldTexts, isTrue, OptionalMark } from '../field/Field.tsx';
import { RadioCard } from './RadioCard.tsx';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };
/** Choices under their own heading, like an `optgroup`. */
export type RadioOptionGroup = { id: string; label: ReactNode; options: readonly RadioOption[] };

export type RadioGroupProps = FieldTexts &
  Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> & {
    /** Hides the label visually; screen readers still read it. */
    hideLabel?: boolean;
    /** The choices, each shown as a card, or groups of choices with headings. */
    options: readonly RadioOption[] | readonly RadioOptionGroup[];
    /** '' while nothing is chosen. */
    value?: string;
    /** Initial value of an uncontrolled group. */
    defaultValue?: string;
    /** Called with the value of the chosen card. */
    onValueChange?: (value: string) => void;
    /** `horizontal` places the cards side by side, as many as fit. */
    orientation?: 'horizontal' | 'vertical';
    /** Hides the circles: the cards themselves show the choice. */
    plain?: boolean;
    /** Name of the native radios. Default: generated. */
    name?: string;
  };

const isGroup = (option: RadioOption | RadioOptionGroup): option is RadioOptionGroup => 'options' in option;

/** A single choice among cards, which may be grouped under headings. */
export function RadioGroup({
  id,
  label,
  hint,
  error,
  requirement,
  hideLabel,
  messages,
  options,
  value,
  defaultValue,
  onValueChange,
  orientation = 'horizontal',
  plain = false,
  name,
  className,
  'aria-describedby': describedBy,
  'aria-invalid': ariaInvalid = error ? true : undefined,
  ...rest
}: RadioGroupProps) {
  const generatedName = useId();
  const groupId = id ?? generatedName;
  const invalid = isTrue(ariaInvalid);
  const groups = options.filter(isGroup);
  const renderCards = (choices: readonly RadioOption[]) => (
    <div
      className={cx(
        'nu:grid nu:gap-2.5',
        orientation === 'horizontal' && 'nu:grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]',
      )}
    >
      {choices.map((option) => (
        <RadioCard
          key={option.value}
          {...option}
          plain={plain}
          name={name ?? groupId}
          invalid={invalid}
          checked={value === undefined ? undefined : value === option.value}
          defaultChecked={value === undefined ? defaultValue === option.value : undefined}
          onSelect={() => onValueChange?.(option.value)}
        />
      ))}
    </div>
  );
  return (
    <fieldset
      {...rest}
      id={groupId}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and it takes aria-invalid
      role="radiogroup"
      aria-labelledby={`${groupId}-label`}
      aria-describedby={cx(error && `${groupId}-error`, hint && `${groupId}-hint`, describedBy) || undefined}
      aria-invalid={invalid || undefined}
      aria-required={requirement === 'required' || undefined}
      data-invalid={invalid ? '' : undefined}
      className={cx('nu:min-w-0', className)}
    >
      <legend
        id={`${groupId}-label`}
        className={hideLabel ? 'nu:sr-only' : 'nu:mb-1.5 nu:text-[0.9375rem] nu:leading-6 nu:font-semibold'}
      >
        {label}
        {requirement === 'optional' && <OptionalMark messages={messages} />}
      </legend>
      {groups.length > 0 ? (
        <div className="nu:grid nu:gap-5">
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read out twice
            <div key={group.id} role="group" aria-labelledby={`${groupId}-${group.id}`}>
              <p id={`${groupId}-${group.id}`} className="nu:mb-2 nu:text-sm nu:font-semibold nu:text-muted">
                {group.label}
              </p>
              {renderCards(group.options)}
            </div>
          ))}
        </div>
      ) : (
        renderCards(options.filter((option): option is RadioOption => !isGroup(option)))
      )}
      <FieldNotes id={groupId} hint={hint} error={error} />
    </fieldset>
  );
}
