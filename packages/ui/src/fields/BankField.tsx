import type { MouseEvent } from 'react';
import { useLoad } from '../flow/use-load.ts';
import { Alert } from '../primitives/alert/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Combobox, type ComboboxProps } from '../primitives/combobox/index.ts';
import { focusField } from '../primitives/error-summary/focus-field.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { bankFieldMessages } from './messages.ts';

export type BankLoader = () => Promise<readonly string[]>;

export type BankFieldProps = Omit<
  ComboboxProps,
  'options' | 'pending' | 'placeholder' | 'emptyText' | 'defaultValue'
> & {
  id: string;
  value: string;
  loadBanks: BankLoader;
};

const FULL_WIDTH = 'nu:@tablet:col-span-2';

/** A field for a bank, chosen by name. If the list of banks fails to load, the other fields still work. */
export function BankField({ loadBanks, ...comboboxProps }: BankFieldProps) {
  const texts = useMessages('BankField', bankFieldMessages);
  const { loadState, reload } = useLoad(loadBanks);
  const banks = loadState.state === 'ready' ? loadState.value : [];
  const { id, value } = comboboxProps;
  // A stored name is also an option while the list loads, and if the list does not contain it.
  const names = value === '' || banks.includes(value) ? banks : [value, ...banks];

  function retry(event: MouseEvent) {
    // The click removes the retry button, which has the focus, so the focus moves to the bank field.
    focusField(id, event.currentTarget);
    reload();
  }
  return (
    <>
      <Combobox
        {...comboboxProps}
        className={FULL_WIDTH}
        options={names.map((name) => ({ value: name, label: name }))}
        pending={loadState.state === 'loading'}
        placeholder={texts.placeholder}
        emptyText={texts.notFound}
      />
      {loadState.state === 'failed' && (
        <Alert
          tone="warning"
          className={FULL_WIDTH}
          action={
            <Button variant="secondary" size="sm" onClick={retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Alert>
      )}
    </>
  );
}
