import { ACCOUNT_NUMBER_HINT } from '@naungan/domain/bank-account';
import { LIMITS, onlyDigits } from '@naungan/domain/text';
import { BankField, type BankLoader } from '../../fields/BankField.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { maskedField, upperCaseField } from '../masked-field.ts';
import { profileFormMessages } from './messages.ts';
import type { ProfileBinding } from './use-profile-form.ts';

// The field accepts more digits than an account number has, so that an additional digit is reported, not cut off.
const limitDigits = (text: string) => onlyDigits(text).slice(0, LIMITS.accountNumber);

/** Third tab: the bank account for refunds. */
export function AccountFields({
  form,
  textProps,
  choiceProps,
  loadBanks,
}: ProfileBinding & { loadBanks: BankLoader }) {
  const texts = useMessages('ProfileForm', profileFormMessages);
  return (
    <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
      <BankField {...choiceProps('account.bank')} loadBanks={loadBanks} />
      <TextField
        {...textProps(
          'account.account_number',
          maskedField(form.register('account.account_number'), limitDigits),
        )}
        hint={ACCOUNT_NUMBER_HINT}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...textProps('account.account_owner', upperCaseField(form.register('account.account_owner')))}
        hint={texts.holderHint}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </div>
  );
}
