import { MORTGAGE_LABELS } from '@naungan/domain/lines/property';
import { useId } from 'react';
import { BankField, type BankLoader } from '../../../fields/BankField.tsx';
import { type FieldMessages, fieldId } from '../../../flow/step-problems.ts';
import { Heading } from '../../../primitives/heading/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { propertyOrderMessages } from '../messages.ts';
import type { Building } from '../property-slices.ts';

type Mortgage = Pick<Building, 'bankClause' | 'creditNumber'>;

export type MortgageFieldsProps = {
  values: Mortgage;
  onChange: (patch: Partial<Mortgage>) => void;
  errors: FieldMessages;
  /** Loads the list of banks. If absent, the bank is a text field. */
  loadBanks?: BankLoader | undefined;
};

const WIDE = 'nu:@tablet:col-span-2';

/**
 * The fields for the bank of the mortgage and for the number of the mortgage contract. The policy contains both. The bank
 * is the first to receive a claim payment.
 */
export function MortgageFields({ values, onChange, errors, loadBanks }: MortgageFieldsProps) {
  const texts = useMessages('PropertyOrder', propertyOrderMessages);
  const titleId = useId();
  const fieldProps = (name: keyof Mortgage) => ({
    id: fieldId(`building.${name}`),
    label: MORTGAGE_LABELS[name],
    error: errors[`building.${name}`],
    value: values[name],
  });
  const bank = {
    ...fieldProps('bankClause'),
    requirement: 'required' as const,
    hint: texts.bankHint,
  };
  return (
    <section aria-labelledby={titleId} className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
      <Heading level={2} id={titleId} className={`nu:text-h5 ${WIDE}`}>
        {texts.mortgage}
      </Heading>
      {loadBanks ? (
        <BankField {...bank} loadBanks={loadBanks} onValueChange={(bankClause) => onChange({ bankClause })} />
      ) : (
        <TextField
          {...bank}
          className={WIDE}
          autoComplete="off"
          onChange={(event) => onChange({ bankClause: event.target.value })}
        />
      )}
      <TextField
        {...fieldProps('creditNumber')}
        className={`nu:[&_input]:uppercase ${WIDE}`}
        requirement="optional"
        hint={texts.creditNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onChange({ creditNumber: event.target.value })}
      />
    </section>
  );
}
