import { ACCOUNT_NUMBER_HINT } from '@naungan/domain/bank-account';
import type { ClaimAccount } from '@naungan/domain/claim/record';
import { type FieldMessages, fieldId } from '../../flow/step-problems.ts';
import { useLoad } from '../../flow/use-load.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { claimDialogsMessages } from '../messages.ts';

export type BankNamesLoader = () => Promise<readonly string[]>;

export type AccountInputsProps = {
  account: ClaimAccount;
  errors: FieldMessages;
  onChange: (patch: Partial<ClaimAccount>) => void;
  /** Resolves to the bank names. */
  loadBanks: BankNamesLoader;
};

/** Returns the path of an account field, by which messages and ids refer to the field. */
export const accountField = (name: string): string => `account.${name}`;

/** The fields for number, holder and bank of an account. */
export function AccountInputs({ account, errors, onChange, loadBanks }: AccountInputsProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const fieldProps = (name: keyof ClaimAccount) => ({
    id: fieldId(accountField(name)),
    error: errors[accountField(name)],
    value: account[name],
    requirement: 'required' as const,
  });
  return (
    <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
      <TextField
        {...fieldProps('accountNumber')}
        label={texts.accountNumber}
        hint={ACCOUNT_NUMBER_HINT}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange({ accountNumber: event.target.value })}
      />
      <TextField
        {...fieldProps('accountHolder')}
        label={texts.accountHolder}
        hint={texts.holderHint}
        autoComplete="name"
        onChange={(event) => onChange({ accountHolder: event.target.value })}
      />
      <BankInput
        {...fieldProps('bankName')}
        onChange={(bankName) => onChange({ bankName })}
        loadBanks={loadBanks}
      />
    </div>
  );
}

type BankInputProps = {
  id: string;
  error: string | undefined;
  value: string;
  requirement: 'required';
  onChange: (bankName: string) => void;
  loadBanks: BankNamesLoader;
};

/** A list of banks, or a text field if the list fails to load. */
function BankInput({ onChange, loadBanks, ...fieldProps }: BankInputProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const { loadState } = useLoad(loadBanks);
  if (loadState.state === 'failed')
    return (
      <TextField {...fieldProps} label={texts.bank} onChange={(event) => onChange(event.target.value)} />
    );
  const banks = loadState.state === 'ready' ? loadState.value : [];
  const { value: bankName } = fieldProps;
  // A stored name is also an option while the list loads, and if the list does not contain it.
  const bankOptions = bankName === '' || banks.includes(bankName) ? banks : [bankName, ...banks];
  return (
    <Select
      {...fieldProps}
      label={texts.bank}
      options={bankOptions.map((value) => ({ value, label: value }))}
      placeholder={texts.chooseBank}
      pending={loadState.state === 'loading' && bankName === ''}
      onValueChange={onChange}
    />
  );
}
