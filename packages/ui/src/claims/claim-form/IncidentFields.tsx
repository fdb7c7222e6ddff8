import {
  CLAIM_MESSAGES,
  claimRulesOf,
  LIABILITY_CAUSE,
  outsideCoverNotice,
  THIRD_PARTY_DOCUMENTS,
  waitingNotice,
} from '@naungan/domain/claim';
import { type IsoDate, isIsoDate } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { MoneyField } from '../../primitives/money-field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { AccountInputsProps } from '../bank-account/AccountInputs.tsx';
import { AccountFields } from './AccountFields.tsx';
import { type ClaimValues, hasAccountFields } from './claim-draft.ts';
import type { ClaimFormState } from './claim-steps.ts';
import { claimFormMessages } from './messages.ts';

export type IncidentFieldsProps = ClaimFormState & {
  errors: FieldMessages;
  onChange: (patch: Partial<ClaimValues>) => void;
} & Pick<AccountInputsProps, 'loadBanks'>;

/** Returns the date, or '' for an incomplete date. */
const dateOf = (text: string): IsoDate | '' => (isIsoDate(text) ? text : '');

/** The fields of the incident, its date, the claimed amount and the bank account [3 §3]. */
export function IncidentFields({ policy, draft, today, errors, onChange, loadBanks }: IncidentFieldsProps) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  const { values } = draft;
  const { detail, productType, validityPeriod } = policy;
  const { hasAmountFields } = claimRulesOf(productType);
  const date = dateOf(values.incidentDate);
  const outsideCoverWarning = date === '' ? null : outsideCoverNotice(date, validityPeriod);
  const fieldProps = (
    name: 'causeOfClaim' | 'totalClaim' | 'incidentDate' | 'causeDisaster' | 'description',
  ) => ({
    id: fieldId(name),
    error: errors[name],
  });
  const chosenCause = detail.causeOfClaim.find(({ value }) => value === values.causeOfClaim);
  const waitingPeriod = chosenCause?.waiting ?? null;
  const waitingPeriodWarning =
    date === '' ? null : waitingNotice(date, { waiting: waitingPeriod, startDate: validityPeriod.startDate });
  const liabilityCause = detail.causeOfClaim.find(({ value }) => value === LIABILITY_CAUSE);
  // The cause 'liability' always concerns a third party, so the checkbox is not shown for it.
  const hasThirdPartyCheckbox =
    THIRD_PARTY_DOCUMENTS in detail.optionalAttachment && values.causeOfClaim !== LIABILITY_CAUSE;
  return (
    <>
      {policy.notice && <Alert tone="warning">{policy.notice}</Alert>}
      <Card className="nu:grid nu:gap-5">
        <div className="nu:grid nu:gap-3">
          <Select
            {...fieldProps('causeOfClaim')}
            label={texts.cause}
            options={detail.causeOfClaim.map(({ value, label }) => ({ value, label }))}
            placeholder={texts.chooseCause}
            value={values.causeOfClaim}
            onValueChange={(causeOfClaim) => onChange({ causeOfClaim })}
            requirement="required"
          />
          {chosenCause?.notice && <Alert tone="warning">{chosenCause.notice}</Alert>}
          {waitingPeriod && <Alert tone="info">{waitingPeriod.text}</Alert>}
        </div>
        <div className="nu:grid nu:gap-3">
          <DateField
            {...fieldProps('incidentDate')}
            label={texts.date}
            value={date}
            onValueChange={(incidentDate) => onChange({ incidentDate })}
            invalidText={CLAIM_MESSAGES.dateUnknown}
            max={today}
            className="nu:@tablet:max-w-xs"
            requirement="required"
          />
          {outsideCoverWarning && <Alert tone="warning">{outsideCoverWarning}</Alert>}
          {waitingPeriodWarning && <Alert tone="warning">{waitingPeriodWarning}</Alert>}
        </div>
        {hasAmountFields && (
          <>
            <MoneyField
              {...fieldProps('totalClaim')}
              label={texts.amount}
              // `tsi` is the total sum insured.
              hint={texts.maxAmount(formatRupiah(detail.tsi))}
              value={values.totalClaim}
              onValueChange={(totalClaim) => onChange({ totalClaim })}
              className="nu:@tablet:max-w-xs"
              requirement="required"
            />
            <TextField
              {...fieldProps('causeDisaster')}
              label={texts.disaster}
              hint={texts.disasterHint}
              value={values.causeDisaster}
              onChange={(event) => onChange({ causeDisaster: event.target.value })}
              requirement="required"
            />
          </>
        )}
        <TextArea
          {...fieldProps('description')}
          label={texts.description}
          requirement="optional"
          hint={texts.descriptionHint}
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        {hasThirdPartyCheckbox && (
          <div className="nu:grid nu:gap-3">
            <Checkbox
              id={fieldId('thirdPartyClaim')}
              label={texts.thirdParty}
              hint={texts.thirdPartyHint}
              checked={values.thirdPartyClaim === 'Y'}
              onCheckedChange={(checked) => onChange({ thirdPartyClaim: checked ? 'Y' : 'N' })}
            />
            {values.thirdPartyClaim === 'Y' && liabilityCause?.notice && (
              <Alert tone="warning">{liabilityCause.notice}</Alert>
            )}
          </div>
        )}
      </Card>
      {hasAccountFields(policy, values) && (
        <AccountFields
          account={values.account}
          errors={errors}
          onChange={(patch) => onChange({ account: { ...values.account, ...patch } })}
          loadBanks={loadBanks}
        />
      )}
    </>
  );
}
