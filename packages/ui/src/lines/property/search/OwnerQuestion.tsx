import { isOwnership, isYesNo, OWNERSHIPS } from '@naungan/domain/lines/property';
import { Accordion } from '../../../primitives/accordion/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { RadioGroup } from '../../../primitives/radio-group/index.ts';
import { propertyQuestionsMessages } from './question-messages.ts';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

/** The questions whether the building is owned or rented, and whether it has a mortgage. */
export function OwnerQuestion({ search, errors, onChoose }: QuoteFieldsProps) {
  const texts = useMessages('PropertyQuestions', propertyQuestionsMessages);
  const mortgageOptions = [
    { value: 'tidak', label: texts.no },
    { value: 'ya', label: texts.yes, hint: texts.mortgageHint },
  ];
  const helpItems = [{ id: 'bantuan-kpr', title: texts.mortgageHelp, content: texts.mortgageHelpText }];
  return (
    <>
      <RadioGroup
        {...quoteField('ownership', errors)}
        requirement="required"
        options={OWNERSHIPS.map((value) => ({ value, label: value }))}
        value={search.ownership ?? ''}
        onValueChange={(value) => isOwnership(value) && onChoose('ownership', value)}
      />
      <RadioGroup
        {...quoteField('isKprBtn', errors)}
        requirement="required"
        options={mortgageOptions}
        value={search.isKprBtn}
        onValueChange={(value) => isYesNo(value) && onChoose('isKprBtn', value)}
      />
      <Accordion items={helpItems} name="bantuan" className="nu:text-[0.9375rem]" />
    </>
  );
}
