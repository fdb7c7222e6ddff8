import { paymentGuide } from '@naungan/domain/how-to-pay';
import type { Payment } from '@naungan/domain/invoice/record';
import { Tabs } from '../../primitives/tabs/index.ts';

export type HowToPayTabsProps = { payment: Payment; invoiceNumber: string };

/** Step by step, one tab a way of paying. */
export function HowToPayTabs({ payment, invoiceNumber }: HowToPayTabsProps) {
  const guides = paymentGuide(payment, { invoiceNumber });
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
