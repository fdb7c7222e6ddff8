import { formatDateTime } from '@naungan/domain/dates';
import { howToPay } from '@naungan/domain/how-to-pay';
import type { Payment } from '@naungan/domain/invoice/record';
import { paymentMethod } from '@naungan/domain/payment-method';
import { Tabs } from '../../primitives/tabs/index.ts';

export type HowToPayTabsProps = { payment: Payment };

function guideOf(payment: Payment) {
  const method = paymentMethod(payment.type);
  return howToPay(method?.howToPay, {
    amount: payment.total,
    expiry: formatDateTime(payment.expired),
    bank_name: method?.bankName ?? method?.label ?? payment.typeText,
    ...(payment.vaNumber && { va_number: payment.vaNumber, bill_key: payment.vaNumber }),
    ...(payment.code && { payment_code: payment.code, biller_code: payment.code }),
    ...(payment.accountHolder && { merchant: payment.accountHolder }),
    ...(method?.bankCode && { bank_code: method.bankCode }),
  });
}

/** Step by step, one tab a way of paying. */
export function HowToPayTabs({ payment }: HowToPayTabsProps) {
  const guides = guideOf(payment);
  if (guides.length === 0) return null;
  return (
    <Tabs
      label="Cara membayar"
      tabs={guides.map(({ title, steps }) => ({
        value: title,
        label: title,
        content: <Steps steps={steps} />,
      }))}
    />
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-brand-tint text-sm font-bold text-brand-dark"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
}
