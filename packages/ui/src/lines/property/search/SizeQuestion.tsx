import { useMessages } from '../../../primitives/host/messages.ts';
import { CountField } from './CountField.tsx';
import { propertyQuestionsMessages } from './question-messages.ts';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

/** The question for the size of the building. */
export function SizeQuestion({ search, errors, onChoose }: QuoteFieldsProps) {
  const texts = useMessages('PropertyQuestions', propertyQuestionsMessages);
  return (
    <div className="nu:grid nu:gap-5 nu:@sm:grid-cols-2">
      <CountField
        {...quoteField('totalFloor', errors)}
        requirement="required"
        suffix={texts.floors}
        value={search.totalFloor}
        // The step reports NaN as a missing value.
        onValueChange={(value) => onChoose('totalFloor', value ?? Number.NaN)}
      />
      <CountField
        {...quoteField('totalBuildingArea', errors)}
        requirement="required"
        suffix="m²"
        value={search.totalBuildingArea}
        onValueChange={(value) => onChoose('totalBuildingArea', value)}
      />
    </div>
  );
}
