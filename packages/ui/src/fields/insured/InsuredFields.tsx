import { type IsoDate, isIsoDate, parseDisplayDate } from '@naungan/domain/dates';
import { CITIZENS, GENDERS, IDENTITY_TYPES, nameHint } from '@naungan/domain/identity';
import { type AgeLimits, BIRTH_DATE_MESSAGE, INSURED_LABELS } from '@naungan/domain/insured';
import type { InsuredFormInput } from '@naungan/domain/insured/form';
import type { ChangeEvent } from 'react';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { maskDate } from '../../primitives/mask/date-text.ts';
import { PhoneField } from '../../primitives/phone-field/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { insuredFieldsMessages } from './messages.ts';

export type InsuredFieldsProps = {
  values: InsuredFormInput;
  onChange: (patch: Partial<InsuredFormInput>) => void;
  /** Messages by field name; each name begins with `prefix`. */
  errors: FieldMessages;
  /** Path of the person in the draft, with a trailing dot: 'insured.'. */
  prefix?: string;
  today: IsoDate;
  /** Shows date and place of birth; not for property and vehicle [2 §5]. */
  requiresBirthData: boolean;
  /** The accepted ages, for the hint of the birth date. */
  ages?: AgeLimits;
};

type TextName = 'fullname' | 'emailAddress' | 'placeOfbirth' | 'identityNumber' | 'phoneNumber';

/** The fields of a person: the insured, or the owner of the insured property or vehicle. */
export function InsuredFields(props: InsuredFieldsProps) {
  const texts = useMessages('InsuredFields', insuredFieldsMessages);
  const { values, onChange, errors, prefix = '', today, requiresBirthData, ages } = props;

  const fieldProps = (name: keyof InsuredFormInput) => ({
    id: fieldId(`${prefix}${name}`),
    label: INSURED_LABELS[name],
    error: errors[`${prefix}${name}`],
    requirement: 'required' as const,
  });
  const textProps = (name: TextName) => ({
    ...fieldProps(name),
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  });
  const choiceProps = (name: 'citizen' | 'gender' | 'identiyType') => ({
    ...fieldProps(name),
    value: values[name],
    onValueChange: (value: string) => onChange({ [name]: value }),
  });
  const isNumericIdentity = values.identiyType === 'ktp' || values.identiyType === 'kartu-keluarga';

  return (
    <div className="nu:grid nu:gap-x-5 nu:gap-y-5 nu:@tablet:grid-cols-2">
      <TextField
        {...textProps('fullname')}
        className="nu:@tablet:col-span-2"
        hint={nameHint(values, today)}
        autoComplete="name"
      />
      <RadioGroup {...choiceProps('citizen')} options={CITIZENS} />
      <RadioGroup {...choiceProps('gender')} options={GENDERS} />
      <Select {...choiceProps('identiyType')} options={IDENTITY_TYPES} placeholder={texts.chooseIdentity} />
      <TextField
        {...textProps('identityNumber')}
        className="nu:[&_input]:tabular nu:[&_input]:uppercase"
        inputMode={isNumericIdentity ? 'numeric' : 'text'}
        autoComplete="off"
      />
      {requiresBirthData && (
        <>
          <TextField {...textProps('placeOfbirth')} className="nu:[&_input]:uppercase" autoComplete="off" />
          <DateField
            {...fieldProps('birthDate')}
            value={isIsoDate(values.birthDate) ? values.birthDate : ''}
            defaultText={values.birthDate}
            invalidText={BIRTH_DATE_MESSAGE}
            // Stores incomplete text too, so that the error is 'invalid' instead of 'missing'.
            onInput={({ currentTarget: { value } }) => {
              if (parseDisplayDate(maskDate(value)) === null) onChange({ birthDate: value });
            }}
            onValueChange={(birthDate) => {
              if (birthDate !== '') onChange({ birthDate });
            }}
            max={today}
            hint={ages && texts.ages(ages.minAge, ages.maxAge)}
            autoComplete="bday"
          />
        </>
      )}
      <PhoneField {...textProps('phoneNumber')} />
      <TextField {...textProps('emailAddress')} type="email" inputMode="email" autoComplete="email" />
    </div>
  );
}
