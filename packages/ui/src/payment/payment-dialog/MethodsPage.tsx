import { formatTime } from '@naungan/domain/dates';
import type { PaymentGroup } from '@naungan/domain/payment-method';
import { CreditCard, Globe, HandCoins, Landmark, type LucideIcon, Store, Wallet } from 'lucide-react';
import { Alert } from '../../primitives/alert/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { PaymentMark } from '../payment-mark/index.ts';
import { paymentDialogMessages } from './messages.ts';
import { type Choice, choiceGroups } from './method-choices.ts';

export type MethodsPageProps = {
  /** Codes of the methods that can pay the invoice. */
  codes: readonly string[];
  /** Value of the chosen entry; '' if none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  /** Deadline of the pending payment that the chosen method will replace; absent if no payment is pending. */
  replacedPaymentDeadline?: string | undefined;
};

/** Maximum number of bank marks in the entry for all banks, which opens the list of banks. */
const MAX_BANK_MARKS = 4;

const ICONS: Readonly<Record<PaymentGroup, LucideIcon>> = {
  bank_transfer: Landmark,
  credit_card: CreditCard,
  emoney: Wallet,
  cstore: Store,
  cardlessCredit: HandCoins,
  iBanking: Globe,
};

/** The methods with a hint, which is the text with the method's code. */
const METHODS_WITH_HINT = [
  'btn',
  'credit_card',
  'gopay',
  'shopeepay',
  'indomaret',
  'alfamart',
  'akulaku',
  'danamon_online',
  'cimb_clicks',
] as const;

/** Returns the hint of an entry. The hint of the entry for all banks lists the names of the banks. */
function hintOf({ value, methods }: Choice, texts: Messages['PaymentDialog']): string | undefined {
  if (value === 'bank_transfer') return methods.map(({ label }) => label).join(', ');
  const code = METHODS_WITH_HINT.find((method) => method === value);
  return code && texts[code];
}

/** The payment methods in groups. The customer chooses one method. */
export function MethodsPage({ codes, value, onValueChange, replacedPaymentDeadline }: MethodsPageProps) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  const groups = choiceGroups(codes);

  if (groups.length === 0) {
    return (
      <Alert tone="warning" title={texts.noMethodsTitle}>
        {texts.noMethods}
      </Alert>
    );
  }
  return (
    <>
      {replacedPaymentDeadline && (
        <Alert tone="info">{texts.replaces(formatTime(replacedPaymentDeadline))}</Alert>
      )}
      <RadioGroup
        label={texts.methodsLabel}
        hideLabel
        orientation="vertical"
        value={value}
        onValueChange={onValueChange}
        options={groups.map(({ group, label, choices }) => ({
          id: group,
          label: <GroupLabel group={group} label={label} />,
          options: choices.map((choice) => ({
            value: choice.value,
            label: <ChoiceLabel choice={choice} />,
            hint: hintOf(choice, texts),
          })),
        }))}
      />
    </>
  );
}

/** The mark and the name of a method. The entry for all banks has the marks of the first banks. */
function ChoiceLabel({ choice: { label, methods } }: { choice: Choice }) {
  return (
    <span className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-3 nu:gap-y-1.5 nu:font-semibold">
      <span className="nu:flex nu:gap-1.5">
        {methods.slice(0, MAX_BANK_MARKS).map(({ code }) => (
          <PaymentMark key={code} code={code} />
        ))}
      </span>
      {label}
    </span>
  );
}

function GroupLabel({ group, label }: { group: PaymentGroup; label: string }) {
  const Icon = ICONS[group];
  return (
    <span className="nu:flex nu:items-center nu:gap-2">
      <Icon aria-hidden="true" size={18} className="nu:shrink-0" />
      {label}
    </span>
  );
}
