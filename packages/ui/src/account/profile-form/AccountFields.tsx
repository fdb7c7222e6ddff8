import { ACCOUNT_NUMBER_HINT } from '@naungan/domain/bank-account';
import { LIMITS, onlyDigits } from '@naungan/domain/text';
import { BankField, type BankLoader } from '../../fields/BankField.tsx';
import { TextField } from '../../primitives/text-field/index.ts';
import { withMask, withUpperCase } from '../masked-field.ts';
import type { ProfileBinding } from './use-profile-form.ts';

// The limit is longer than an account number may be, so that one digit too many is reported instead of cut off.
const limitDigits = (text: string) => onlyDigits(text).slice(0, LIMITS.accountNumber);

/** Third tab: the bank account for refunds. */
export function AccountFields({
  form,
  textProps,
  choiceProps,
  loadBanks,
}: ProfileBinding & { loadBanks: BankLoader }) {
  return (
    <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
      <BankField {...choiceProps('account.bank')} loadBanks={loadBanks} />
      <TextField
        {...textProps(
          'account.account_number',
          withMask(form.register('account.account_number'), limitDigits),
        )}
        hint={ACCOUNT_NUMBER_HINT}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...textProps('account.account_owner', withUpperCase(form.register('account.account_owner')))}
        hint="Sesuai buku tabungan."
        autoComplete="off"
        autoCapitalize="characters"
      />
    </div>
  );
}
