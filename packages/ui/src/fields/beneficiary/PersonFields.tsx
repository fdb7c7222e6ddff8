import { BENEFICIARY_LABELS, type BeneficiaryPerson } from '@naungan/domain/beneficiary';
import { RELATIONSHIPS } from '@naungan/domain/lists';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { beneficiaryFieldsMessages } from './messages.ts';

type PersonFieldsProps = {
  title: string;
  person: BeneficiaryPerson;
  onChange: (person: BeneficiaryPerson) => void;
  onRemove?: () => void;
  errors: FieldMessages;
  prefix: string;
};

/** The fields of one beneficiary: name, and relationship to the insured. */
export function PersonFields({ title, person, onChange, onRemove, errors, prefix }: PersonFieldsProps) {
  const texts = useMessages('BeneficiaryFields', beneficiaryFieldsMessages);
  const fieldProps = (name: keyof BeneficiaryPerson) => ({
    id: fieldId(`${prefix}${name}`),
    label: BENEFICIARY_LABELS[name],
    error: errors[`${prefix}${name}`],
    requirement: 'required' as const,
    value: person[name],
  });
  return (
    <fieldset className="nu:rounded-card nu:border nu:border-line nu:p-4 nu:@tablet:p-5">
      <legend className="nu:px-1 nu:text-h5 nu:font-bold">{title}</legend>
      <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
        <TextField
          {...fieldProps('fullName')}
          className="nu:[&_input]:uppercase"
          autoComplete="off"
          onChange={(event) => onChange({ ...person, fullName: event.target.value })}
        />
        <Select
          {...fieldProps('relationship')}
          options={RELATIONSHIPS}
          placeholder={texts.chooseRelationship}
          onValueChange={(relationship) => onChange({ ...person, relationship })}
        />
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          size="sm"
          className="nu:-mb-2 nu:mt-3"
          aria-label={texts.removePerson(title)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
    </fieldset>
  );
}
