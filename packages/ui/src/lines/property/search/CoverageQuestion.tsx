import { LINES } from '@naungan/domain/lines';
import {
  FLOOD_ZONES,
  floodOptions,
  offeredCoverages,
  PROPERTY_TYPE_ROWS,
  SEARCH_LABELS,
} from '@naungan/domain/lines/property';
import { Checkbox } from '../../../primitives/checkbox/index.ts';
import { FieldNotes } from '../../../primitives/field/Field.tsx';
import { useMessages } from '../../../primitives/host/messages.ts';
import { Select } from '../../../primitives/select/index.ts';
import { propertyQuestionsMessages } from './question-messages.ts';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

/**
 * The questions for the covers and for the flood extension. If the visitor chooses several covers, the plan list contains
 * the products of each cover.
 */
export function CoverageQuestion({ search, errors, onChoose }: QuoteFieldsProps) {
  const texts = useMessages('PropertyQuestions', propertyQuestionsMessages);
  const { productType, coverages, province = '', floodZone } = search;
  const { id, error } = quoteField('coverages', errors);
  return (
    <>
      <fieldset id={id} aria-describedby={error && `${id}-error`} className="nu:grid nu:min-w-0 nu:gap-1">
        <legend className="nu:sr-only">{SEARCH_LABELS.coverages}</legend>
        {PROPERTY_TYPE_ROWS[productType].coverages.map((coverage) => (
          <Checkbox
            key={coverage}
            label={LINES[coverage].label}
            hint={texts[coverage]}
            checked={coverages.includes(coverage)}
            onCheckedChange={(checked) => {
              const otherCoverages = coverages.filter((other) => other !== coverage);
              onChoose(
                'coverages',
                offeredCoverages(productType, checked ? [...otherCoverages, coverage] : otherCoverages),
              );
            }}
          />
        ))}
        <FieldNotes id={id} error={error} />
      </fieldset>
      <Select
        {...quoteField('floodZone', errors)}
        requirement="optional"
        hint={texts.floodHint}
        placeholder={texts.noFlood}
        options={floodOptions(province).map(({ value, label }) => ({ value: String(value), label }))}
        value={floodZone === undefined ? '' : String(floodZone)}
        onValueChange={(value) =>
          onChoose(
            'floodZone',
            FLOOD_ZONES.find((zone) => String(zone) === value),
          )
        }
      />
    </>
  );
}
