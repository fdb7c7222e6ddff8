import { BUILDING_LIMITS } from '@naungan/domain/lines/property';
import { rupiahInWords } from '@naungan/domain/money';
import { Accordion } from '../../../primitives/accordion/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { MoneyField } from '../../../primitives/money-field/index.ts';
import { Select } from '../../../primitives/select/index.ts';
import { propertyQuestionsMessages } from './question-messages.ts';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

/** The question for the price of the building and the term of the insurance. */
export function PriceQuestion({ search, errors, onChoose }: QuoteFieldsProps) {
  const texts = useMessages('PropertyQuestions', propertyQuestionsMessages);
  const termOptions = Array.from({ length: BUILDING_LIMITS.timePeriod.max }, (_, index) => ({
    value: String(index + 1),
    label: texts.years(index + 1),
  }));
  const helpItems = [{ id: 'bantuan-harga', title: texts.priceHelp, content: texts.priceHelpText }];
  const { buildingPrices } = search;
  const words = buildingPrices === undefined ? '' : rupiahInWords(buildingPrices);
  return (
    <>
      <MoneyField
        {...quoteField('buildingPrices', errors)}
        requirement="required"
        hint={
          <>
            {words !== '' && <span className="nu:block nu:font-semibold nu:text-ink">{words}</span>}
            {texts.priceHint}
          </>
        }
        value={buildingPrices ?? null}
        onValueChange={(value) => onChoose('buildingPrices', value ?? undefined)}
      />
      <Select
        {...quoteField('timePeriod', errors)}
        requirement="required"
        options={termOptions}
        value={String(search.timePeriod)}
        onValueChange={(value) => onChoose('timePeriod', Number(value))}
      />
      <Accordion items={helpItems} name="bantuan" className="nu:text-[0.9375rem]" />
    </>
  );
}
