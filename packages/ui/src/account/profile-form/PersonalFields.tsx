import { CITIZENS, formatNpwp, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import { BUSINESS_FIELDS, INCOME_BRACKETS, PROFESSIONS } from '@naungan/domain/lists';
import { useMessages } from '../../primitives/host/messages.ts';
import { PhoneField } from '../../primitives/phone-field/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { maskedField, upperCaseField } from '../masked-field.ts';
import { profileFormMessages } from './messages.ts';
import type { ProfileBinding } from './use-profile-form.ts';

/** First tab: identity and occupation. */
export function PersonalFields({ form, textProps, choiceProps }: ProfileBinding) {
  const texts = useMessages('ProfileForm', profileFormMessages);
  const isNumericIdentity = form.watch('profile.identiyType') !== 'paspor';
  return (
    <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
      <TextField
        {...textProps('full_name', upperCaseField(form.register('full_name')))}
        className="nu:@tablet:col-span-2"
        hint={texts.nameHint}
        autoComplete="name"
        autoCapitalize="characters"
      />
      <TextField
        {...textProps('email')}
        className="nu:[&_input]:text-muted"
        readOnly
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
      />
      <PhoneField {...textProps('phone_number')} />
      <RadioGroup {...choiceProps('profile.citizen')} options={CITIZENS} />
      <RadioGroup {...choiceProps('profile.gender')} options={GENDERS} />
      <Select
        {...choiceProps('profile.identiyType')}
        options={IDENTITY_TYPES}
        placeholder={texts.chooseIdentity}
      />
      <TextField
        {...textProps('profile.identityNumber', upperCaseField(form.register('profile.identityNumber')))}
        inputMode={isNumericIdentity ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField
        {...textProps('profile.npwp_number', maskedField(form.register('profile.npwp_number'), formatNpwp))}
        inputMode="numeric"
        autoComplete="off"
        placeholder="##.###.###.#-###.###"
      />
      <Select
        {...choiceProps('profile.profession')}
        options={PROFESSIONS}
        placeholder={texts.chooseOccupation}
      />
      <Select
        {...choiceProps('profile.businessField')}
        options={BUSINESS_FIELDS}
        placeholder={texts.chooseBusiness}
      />
      <Select {...choiceProps('profile.income')} options={INCOME_BRACKETS} placeholder={texts.chooseIncome} />
    </div>
  );
}
