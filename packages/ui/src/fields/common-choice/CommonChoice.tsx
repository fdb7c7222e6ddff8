import { useState } from 'react';
import { cx } from '../../primitives/cx.ts';
import type { FieldTexts } from '../../primitives/field/Field.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { type Option, Select } from '../../primitives/select/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { commonChoiceMessages } from './messages.ts';

export type CommonChoiceProps = WithHostProps<
  Pick<FieldTexts, 'label' | 'hint' | 'error' | 'requirement'> & {
    /** Id of the field, to which an error summary links. */
    id: string;
    /** All options; `cardLabel` is a shorter label for a card. */
    options: readonly (Option & { cardLabel?: string })[];
    /** Values of the options that are shown as cards. A short list shows all its options as cards. */
    commonValues: readonly string[];
    /** '' while nothing is chosen. */
    value: string;
    onValueChange: (value: string) => void;
    /** Text of the select's empty option. */
    placeholder: string;
    /** Whether the options are loading. */
    pending?: boolean;
  },
  'div'
>;

/** A list of up to this many options is shown as cards only. */
const MAX_CARDS = 6;
/** Value of the card 'Lainnya …'; no option has this value. */
const OTHER = '?';

/** One question. The common answers are large cards; the card 'Lainnya …' opens a select with all answers. */
export function CommonChoice(props: CommonChoiceProps) {
  const texts = useMessages('CommonChoice', commonChoiceMessages);
  const {
    id,
    label,
    hint,
    error,
    requirement,
    options,
    commonValues,
    value,
    onValueChange,
    placeholder,
    className,
    ...rest
  } = props;
  const [isOther, setIsOther] = useState(false);
  const field = { label, hint, error, requirement };
  // Common values that are not among the options have no card.
  const cards =
    options.length <= MAX_CARDS
      ? options
      : commonValues.flatMap((commonValue) => options.find((option) => option.value === commonValue) ?? []);
  const hasOther = cards.length < options.length;
  const cardOptions = cards.map((card) => ({ value: card.value, label: card.cardLabel ?? card.label }));
  const isSelectShown =
    hasOther && (isOther || (value !== '' && !cards.some((card) => card.value === value)));

  function choose(cardValue: string) {
    setIsOther(cardValue === OTHER);
    if (cardValue !== OTHER) onValueChange(cardValue);
  }

  const select = (
    <Select
      {...field}
      options={options}
      value={value}
      pending={props.pending}
      placeholder={placeholder}
      onValueChange={onValueChange}
    />
  );
  return (
    <div {...rest} id={id} className={cx('nu:grid nu:min-h-20 nu:gap-3', className)}>
      {cards.length === 0 ? (
        select
      ) : (
        <RadioGroup
          plain
          {...field}
          // While the select is shown, the select has the hint and the error.
          hint={isSelectShown ? undefined : hint}
          error={isSelectShown ? undefined : error}
          options={hasOther ? [...cardOptions, { value: OTHER, label: texts.other }] : cardOptions}
          value={isSelectShown ? OTHER : value}
          onValueChange={choose}
        />
      )}
      {cards.length > 0 && isSelectShown && select}
    </div>
  );
}
