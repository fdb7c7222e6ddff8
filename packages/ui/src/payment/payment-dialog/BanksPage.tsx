import type { PaymentMethod } from '@naungan/domain/payment-method';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { PaymentMark } from '../payment-mark/index.ts';
import { paymentDialogMessages } from './messages.ts';
import { bankChoices } from './method-choices.ts';

export type BanksPageProps = {
  /** Codes of the methods that can pay the invoice. */
  codes: readonly string[];
  /** Code of the chosen bank; '' if none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
};

/**
 * Returns the hint below a bank: the kind of number, its usual length and the bank's code. Another length is possible,
 * because the gateway assigns the number [Q20].
 */
function hintOf({ code, digits, bankCode }: PaymentMethod, texts: Messages['PaymentDialog']): string {
  if (code === 'mandiri_bill') return texts.mandiri_bill;
  const account = digits === undefined ? texts.virtualAccount : texts.virtualAccountDigits(digits);
  return bankCode === undefined ? account : texts.withBankCode(account, bankCode);
}

/** The page on which the customer chooses a bank for a virtual account. */
export function BanksPage({ codes, value, onValueChange }: BanksPageProps) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  return (
    <RadioGroup
      label={texts.banksLabel}
      hideLabel
      orientation="vertical"
      value={value}
      onValueChange={onValueChange}
      options={bankChoices(codes).map((bank) => ({
        value: bank.code,
        label: (
          <span className="nu:flex nu:items-center nu:gap-3 nu:font-semibold">
            <PaymentMark code={bank.code} />
            {bank.label}
          </span>
        ),
        hint: hintOf(bank, texts),
      }))}
    />
  );
}
