import {
  CONSTRUCTION_CLASS_ROWS,
  CONSTRUCTION_CLASSES,
  CONSTRUCTION_HELP,
  CONSTRUCTIONS,
  isConstruction,
  isConstructionClass,
} from '@naungan/domain/lines/property';
import { useMessages } from '../../../primitives/host/messages.ts';
import { RadioGroup } from '../../../primitives/radio-group/index.ts';
import { propertyQuestionsMessages } from './question-messages.ts';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

/** The question for the construction of the building. */
export function ConstructionQuestion({ search, errors, onChoose }: QuoteFieldsProps) {
  const texts = useMessages('PropertyQuestions', propertyQuestionsMessages);
  return (
    <>
      <RadioGroup
        {...quoteField('construction', errors)}
        requirement="required"
        orientation="vertical"
        options={CONSTRUCTIONS.map((value) => ({ value, label: value, hint: CONSTRUCTION_HELP[value] }))}
        value={search.construction}
        onValueChange={(value) => isConstruction(value) && onChoose('construction', value)}
      />
      <RadioGroup
        {...quoteField('classConstruction', errors)}
        requirement="required"
        orientation="vertical"
        hint={texts.classHint}
        options={CONSTRUCTION_CLASSES.map((value) => {
          const { label, help } = CONSTRUCTION_CLASS_ROWS[value];
          return { value, label, hint: help };
        })}
        value={search.classConstruction ?? ''}
        onValueChange={(value) => isConstructionClass(value) && onChoose('classConstruction', value)}
      />
    </>
  );
}
