import type { PaymentMethod } from '@naungan/domain/payment-method';
import { useEffect, useId } from 'react';
import { focusField } from '../../primitives/error-summary/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { bankChoices } from './pages.ts';

export type BanksPageProps = {
  codes: readonly string[];
  value: string;
  onValueChange: (value: string) => void;
  /** The way on was pressed with nothing chosen. */
  missing: boolean;
};

/** The length is a hint: the gateway's own number is what counts [Q20]. */
function hintOf({ code, digits, bankCode }: PaymentMethod): string {
  if (code === 'mandiri_bill') return 'Mandiri Bill Payment';
  const account = digits === undefined ? 'Virtual Account' : `Virtual Account ${digits} digit`;
  return bankCode === undefined ? account : `${account}, kode bank ${bankCode}`;
}

/** Which bank's virtual account. */
export function BanksPage({ codes, value, onValueChange, missing }: BanksPageProps) {
  const id = useId();

  useEffect(() => {
    if (missing) focusField(id);
  }, [missing, id]);

  return (
    <RadioGroup
      id={id}
      label="Bank tujuan"
      hideLabel
      orientation="vertical"
      value={value}
      onValueChange={onValueChange}
      error={missing ? 'Silakan pilih bank' : undefined}
      options={bankChoices(codes).map((bank) => ({
        value: bank.code,
        label: <span className="font-semibold">{bank.label}</span>,
        hint: hintOf(bank),
      }))}
    />
  );
}
