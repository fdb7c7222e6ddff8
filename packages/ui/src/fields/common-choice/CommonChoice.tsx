import { useState } from 'react';
import type { FieldTexts } from '../../primitives/field/Field.tsx';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { type Option, Select } from '../../primitives/select/index.ts';

export type CommonChoiceProps = Pick<FieldTexts, 'label' | 'hint' | 'error' | 'required'> & {
  /** Id of the field, to which an error summary links. */
  id: string;
  /** All options; `cardLabel` is a shorter label for a card. */
  options: readonly (Option & { cardLabel?: string })[];
  /** Values of the options that are shown as cards. A short list shows all its options as cards. */
  common: readonly string[];
  /** '' while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  /** Text of the select's empty option. */
  placeholder: string;
  /** Whether the options are loading. */
  pending?: boolean;
};

/** A list that is not longer than this needs no select. */
const MAX_CARDS = 6;
/** Value of the card 'Lainnya …'; no option has this value. */
const OTHER = '?';

/** One question: the common answers as large cards, and a select with all answers behind 'Lainnya …'. */
export function CommonChoice(props: CommonChoiceProps) {
  const { id, label, hint, error, required, options, common, value, onValueChange, placeholder } = props;
  const [isOther, setIsOther] = useState(false);
  const field = { label, hint, error, required };
  const cards =
    options.length <= MAX_CARDS
      ? options
      : common.flatMap((commonValue) => options.find((option) => option.value === commonValue) ?? []);
  const hasOther = cards.length < options.length;
  const cardOptions = cards.map((card) => ({ value: card.value, label: card.cardLabel ?? card.label }));
  const showsSelect = hasOther && (isOther || (value !== '' && !cards.some((card) => card.value === value)));

  function choose(next: string) {
    setIsOther(next === OTHER);
    if (next !== OTHER) onValueChange(next);
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
    <div id={id} className="nu:grid nu:min-h-20 nu:gap-3">
      {cards.length === 0 ? (
        select
      ) : (
        <RadioGroup
          plain
          {...field}
          // The select has the hint and the error while it is shown.
          hint={showsSelect ? undefined : hint}
          error={showsSelect ? undefined : error}
          options={hasOther ? [...cardOptions, { value: OTHER, label: 'Lainnya …' }] : cardOptions}
          value={showsSelect ? OTHER : value}
          onValueChange={choose}
        />
      )}
      {cards.length > 0 && showsSelect && select}
    </div>
  );
}
