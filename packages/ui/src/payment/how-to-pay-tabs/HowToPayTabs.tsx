import { paymentGuide } from '@naungan/domain/how-to-pay';
import type { Payment } from '@naungan/domain/invoice/record';
import { useMessages } from '../../primitives/host/messages.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { PaymentMark } from '../payment-mark/index.ts';
import { howToPayMessages } from './messages.ts';

export type HowToPayTabsProps = { payment: Payment; invoiceNumber: string };

/** Step-by-step instructions for a payment: one tab per channel, such as ATM or mobile banking. */
export function HowToPayTabs({ payment, invoiceNumber }: HowToPayTabsProps) {
  const texts = useMessages('HowToPay', howToPayMessages);
  const guides = paymentGuide(payment, { invoiceNumber });
  if (guides.length === 0) return null;
  return (
    <div className="nu:grid nu:gap-3">
      <p className="nu:flex nu:items-center nu:gap-3 nu:font-semibold">
        <PaymentMark code={payment.type} />
        {texts.title(payment.typeText)}
      </p>
      <Tabs
        label={texts.label}
        tabs={guides.map(({ title, steps }) => ({
          value: title,
          label: title,
          content: <Steps steps={steps} />,
        }))}
      />
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="nu:grid nu:gap-3">
      {steps.map((step, index) => (
        <li key={step} className="nu:flex nu:gap-3">
          <span
            aria-hidden="true"
            className="nu:tabular nu:grid nu:size-7 nu:shrink-0 nu:place-items-center nu:rounded-full nu:bg-brand-tint nu:text-sm nu:font-bold nu:text-brand-dark"
          >
            {index + 1}
          </span>
          <span className="nu:min-w-0 nu:pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
}
