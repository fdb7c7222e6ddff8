import { LIMITS, onlyDigits } from '@naungan/domain/text';
import { Combobox } from '../../primitives/combobox/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { masked, upperCased } from '../masked-field/masked-field.ts';
import type { ProfileBinding } from './use-profile-form.ts';

const digits = (text: string) => onlyDigits(text).slice(0, LIMITS.accountNumber);

/** Third tab: where money that is paid back goes. */
export function AccountFields({ form, text, choice, banks }: ProfileBinding & { banks: readonly string[] }) {
  const bank = choice('account.bank');
  const names = bank.value === '' || banks.includes(bank.value) ? banks : [bank.value, ...banks];
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Combobox
        {...bank}
        className="sm:col-span-2"
        options={names.map((name) => ({ value: name, label: name }))}
        placeholder="Ketik atau pilih bank"
        emptyText="Bank tidak ditemukan"
      />
      <TextField
        {...text('account.account_number', masked(form.register('account.account_number'), digits))}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...text('account.account_owner', upperCased(form.register('account.account_owner')))}
        hint="Sesuai buku tabungan."
        autoComplete="off"
        autoCapitalize="characters"
      />
    </div>
  );
}
