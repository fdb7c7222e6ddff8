import {
  BENEFICIARY_LABELS,
  type Beneficiary,
  beneficiaryLabel,
  MAX_SECONDARY,
  setUseSecondary,
} from '@naungan/domain/beneficiary';
import { Plus } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PhoneField } from '../../primitives/phone-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { beneficiaryFieldsMessages } from './messages.ts';
import { PersonFields } from './PersonFields.tsx';

export type BeneficiaryFieldsProps = {
  values: Beneficiary;
  onChange: (values: Beneficiary) => void;
  errors: FieldMessages;
  /** Path of the beneficiaries in the draft, with a trailing dot: 'beneficiary.'. */
  prefix?: string;
};

const EMPTY_PERSON = { fullName: '', relationship: '' };

/**
 * The beneficiaries of a personal accident policy: one primary beneficiary, and secondary beneficiaries for the
 * case that the primary one has died [2 §5].
 */
export function BeneficiaryFields({ values, onChange, errors, prefix = '' }: BeneficiaryFieldsProps) {
  const texts = useMessages('BeneficiaryFields', beneficiaryFieldsMessages);
  const { primary, secondary } = values;

  const textProps = (name: 'email' | 'phone' | 'description') => ({
    id: fieldId(`${prefix}${name}`),
    label: BENEFICIARY_LABELS[name],
    error: errors[`${prefix}${name}`],
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...values, [name]: event.target.value }),
  });
  const changeSecondary = (index: number, person: typeof EMPTY_PERSON) =>
    onChange({ ...values, secondary: secondary.with(index, person) });
  const removeSecondary = (index: number) => {
    const remainingPeople = secondary.toSpliced(index, 1);
    onChange(setUseSecondary({ ...values, secondary: remainingPeople }, remainingPeople.length > 0));
  };

  return (
    <div className="nu:grid nu:gap-6">
      <PersonFields
        title={texts.primary}
        person={primary}
        onChange={(person) => onChange({ ...values, primary: { ...primary, ...person } })}
        errors={errors}
        prefix={`${prefix}primary.`}
      />
      <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
        <TextField
          {...textProps('email')}
          requirement="required"
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <PhoneField {...textProps('phone')} requirement="required" />
      </div>
      <Checkbox
        id={fieldId(`${prefix}secondary`)}
        label={texts.addSecondary}
        hint={texts.addSecondaryHint}
        error={errors[`${prefix}secondary`]}
        checked={primary.useSecondary}
        onCheckedChange={(checked) => onChange(setUseSecondary(values, checked))}
      />
      {secondary.map((person, index) => (
        <PersonFields
          // Only the index distinguishes entries that are still empty.
          key={index}
          title={beneficiaryLabel(`secondary.${index}.fullName`, values) ?? ''}
          person={person}
          onChange={(changedPerson) => changeSecondary(index, changedPerson)}
          onRemove={() => removeSecondary(index)}
          errors={errors}
          prefix={`${prefix}secondary.${index}.`}
        />
      ))}
      {secondary.length > 0 && secondary.length < MAX_SECONDARY && (
        <Button
          variant="secondary"
          size="sm"
          className="nu:justify-self-start"
          iconStart={<Plus aria-hidden="true" size={18} />}
          onClick={() => onChange({ ...values, secondary: [...secondary, EMPTY_PERSON] })}
        >
          {texts.addOther}
        </Button>
      )}
      <TextArea {...textProps('description')} requirement="optional" rows={2} maxLength={500} />
    </div>
  );
}
