import { COMMON_OCCUPATIONS } from '@naungan/domain/lines/property';
import { useState } from 'react';
import { useChoices } from '../../../flow/use-choices.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { RadioGroup } from '../../../primitives/radio-group/index.ts';
import { propertySearchMessages } from './messages.ts';
import { OccupationDescription, OccupationField } from './OccupationField.tsx';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

const OTHER = 'lainnya';
const COMMON_OPTIONS = COMMON_OCCUPATIONS.map(({ id, label }) => ({ value: id, label }));

/** The question for the use of the building: cards for the most common occupations, and a search in all occupations. */
export function OccupationQuestion({ search, errors, catalogue, onChoose }: QuoteFieldsProps) {
  const texts = useMessages('PropertySearch', propertySearchMessages);
  const { occupation } = search;
  const isCommon = COMMON_OCCUPATIONS.some(({ id }) => id === occupation);
  const [isOther, setIsOther] = useState(occupation !== undefined && !isCommon);
  const commonOccupation = isCommon && occupation !== undefined ? occupation : '';
  const { id, label, error } = quoteField('occupation', errors);
  const chosenOccupation = useChoices(isCommon && !isOther ? (occupation ?? null) : null, async () => {
    const row = await catalogue.loadOccupation(occupation ?? '');
    return row ? [row] : [];
  });

  function choose(value: string) {
    setIsOther(value === OTHER);
    if (value !== OTHER) onChoose('occupation', value);
  }

  return (
    <div id={id} className="nu:grid nu:gap-3">
      <RadioGroup
        plain
        label={label}
        hideLabel
        error={isOther ? undefined : error}
        requirement="required"
        options={[...COMMON_OPTIONS, { value: OTHER, label: texts.otherOccupation }]}
        value={isOther ? OTHER : commonOccupation}
        onValueChange={choose}
      />
      {isOther ? (
        <OccupationField
          id={`${id}-cari`}
          label={label}
          error={error}
          value={occupation}
          catalogue={catalogue}
          onChoose={(occupationId) => onChoose('occupation', occupationId)}
        />
      ) : (
        <p role="status" className="nu:text-sm nu:empty:hidden">
          {chosenOccupation.rows.map((row) => (
            <OccupationDescription key={row._id} {...row} />
          ))}
        </p>
      )}
    </div>
  );
}
