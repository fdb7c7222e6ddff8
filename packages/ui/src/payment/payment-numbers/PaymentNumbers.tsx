import type { Payment } from '@naungan/domain/invoice/record';
import { paymentMethod, paymentPage } from '@naungan/domain/payment-method';
import { Badge } from '../../primitives/badge/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { AccountNumber } from '../account-number/AccountNumber.tsx';
import { paymentNumbersMessages } from './messages.ts';

/** The numbers of a payment that the customer enters at a bank or shows in a store; nothing for other methods. */
export function PaymentNumbers({ payment }: { payment: Payment }) {
  const texts = useMessages('PaymentNumbers', paymentNumbersMessages);
  const method = paymentMethod(payment.type);
  const name = method?.label ?? payment.typeText;
  const page = paymentPage(payment.type);
  if (page === 'transfer') return <TransferNumbers payment={payment} name={name} />;
  // The page 'default' has the methods that are neither transfer, QR code nor card, such as a store with a code for its cashier.
  if (page !== 'default' || !payment.code) return null;
  return (
    <AccountNumber
      label={texts.code}
      value={payment.code}
      badge={<Badge tone="info">{name}</Badge>}
      note={texts.showCode(name)}
    />
  );
}

function TransferNumbers({ payment, name }: { payment: Payment; name: string }) {
  const texts = useMessages('PaymentNumbers', paymentNumbersMessages);
  const { code, vaNumber, accountHolder } = payment;
  const bankCode = paymentMethod(payment.type)?.bankCode;
  return (
    <>
      {code && <AccountNumber label={texts.company} value={code} />}
      {vaNumber && (
        <AccountNumber
          label={payment.type === 'mandiri_bill' ? texts.bill : texts.account}
          value={vaNumber}
          badge={<Badge tone="info">{name}</Badge>}
          note={accountHolder ? texts.holder(accountHolder) : undefined}
        />
      )}
      {bankCode && vaNumber && (
        <p className="nu:text-sm nu:text-muted">
          {texts.otherBank} <strong className="nu:tabular nu:text-ink">{bankCode}</strong>
          {texts.enterDigits(vaNumber.length)}
        </p>
      )}
    </>
  );
}
