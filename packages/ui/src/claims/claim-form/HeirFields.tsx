import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import { RELATIONSHIPS } from '@naungan/domain/lists';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { Card } from '../../primitives/card/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PhoneField } from '../../primitives/phone-field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { HeirValues } from './claim-draft.ts';
import { claimFormMessages } from './messages.ts';

export type HeirFieldsProps = {
  heir: HeirValues;
  errors: FieldMessages;
  onChange: (patch: Partial<HeirValues>) => void;
};

/** The fields of the heir who claims for a deceased insured. */
export function HeirFields({ heir, errors, onChange }: HeirFieldsProps) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  const fieldProps = (name: keyof HeirValues) => ({
    id: fieldId(`heir.${name}`),
    error: errors[`heir.${name}`],
    value: heir[name],
    requirement: 'required' as const,
  });
  return (
    <Card className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
      <p className="nu:text-muted nu:@tablet:col-span-2">
        {CLAIM_MESSAGES.condolence} {texts.heirText}
      </p>
      <TextField
        {...fieldProps('fullName')}
        label={texts.fullName}
        className="nu:[&_input]:uppercase"
        autoComplete="name"
        onChange={(event) => onChange({ fullName: event.target.value })}
      />
      <Select
        {...fieldProps('relationship')}
        label={texts.relationship}
        hint={texts.relationshipHint}
        options={RELATIONSHIPS}
        placeholder={texts.chooseRelationship}
        onValueChange={(relationship) => onChange({ relationship })}
      />
      <TextField
        {...fieldProps('email')}
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <PhoneField
        {...fieldProps('phone')}
        label={texts.phone}
        onChange={(event) => onChange({ phone: event.target.value })}
      />
    </Card>
  );
}
