import type { MouseEvent } from 'react';
import { useLoad } from '../../flow/use-load/use-load.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Combobox, type ComboboxProps } from '../../primitives/combobox/index.ts';
import { focusField } from '../../primitives/error-summary/index.ts';

export type BankLoader = () => Promise<readonly string[]>;

export type BankFieldProps = Omit<ComboboxProps, 'options' | 'loading' | 'placeholder' | 'emptyText'> & {
  id: string;
  loadBanks: BankLoader;
};

const WIDE = 'nu:@tablet:col-span-2';

/** A bank by its name, the width of its form. Without the list of banks the rest of the form still works. */
export function BankField({ loadBanks, ...field }: BankFieldProps) {
  const { request, reload } = useLoad(loadBanks);
  const banks = request.state === 'ready' ? request.value : [];
  const names = field.value === '' || banks.includes(field.value) ? banks : [field.value, ...banks];

  function retry(event: MouseEvent) {
    // The button goes with the failure; the field that waits for the list takes the focus.
    focusField(field.id, event.currentTarget);
    reload();
  }
  return (
    <>
      <Combobox
        {...field}
        className={WIDE}
        options={names.map((name) => ({ value: name, label: name }))}
        loading={request.state === 'loading'}
        placeholder="Ketik atau pilih bank"
        emptyText="Bank tidak ditemukan"
      />
      {request.state === 'failed' && (
        <Alert
          tone="warning"
          className={WIDE}
          action={
            <Button variant="secondary" size="sm" onClick={retry}>
              Coba lagi
            </Button>
          }
        >
          Daftar bank gagal dimuat.
        </Alert>
      )}
    </>
  );
}
