import { LIMITS, onlyDigits } from '@naungan/domain/text';
import { useLoad } from '../../flow/use-load/use-load.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Combobox } from '../../primitives/combobox/index.ts';
import { focusField } from '../../primitives/error-summary/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { masked, upperCased } from '../masked-field/masked-field.ts';
import type { ProfileBinding } from './use-profile-form.ts';

const digits = (text: string) => onlyDigits(text).slice(0, LIMITS.accountNumber);

export type BankLoader = () => Promise<readonly string[]>;

/** Third tab: where money that is paid back goes. Without the list of banks the rest of it still works. */
export function AccountFields({ form, text, choice, loadBanks }: ProfileBinding & { loadBanks: BankLoader }) {
  const bank = choice('account.bank');
  const { request, reload } = useLoad(loadBanks);
  const banks = request.state === 'ready' ? request.value : [];
  const names = bank.value === '' || banks.includes(bank.value) ? banks : [bank.value, ...banks];

  function retry() {
    // The button goes with the failure; the field that waits for the list takes the focus.
    focusField(bank.id);
    reload();
  }
  return (
    <div className="nu:grid nu:gap-5 nu:@tablet:grid-cols-2">
      <Combobox
        {...bank}
        className="nu:@tablet:col-span-2"
        options={names.map((name) => ({ value: name, label: name }))}
        loading={request.state === 'loading'}
        placeholder="Ketik atau pilih bank"
        emptyText="Bank tidak ditemukan"
      />
      {request.state === 'failed' && (
        <Alert
          tone="warning"
          className="nu:@tablet:col-span-2"
          action={
            <Button variant="secondary" size="sm" onClick={retry}>
              Coba lagi
            </Button>
          }
        >
          Daftar bank gagal dimuat.
        </Alert>
      )}
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
