import type { Payment } from '@naungan/domain/invoice/record';
import { paymentMethod, paymentPage } from '@naungan/domain/payment-method';
import { Badge } from '../../primitives/badge/index.ts';
import { AccountNumber } from '../account-number/AccountNumber.tsx';

/** The numbers of a payment that the customer enters at a bank or shows in a store; nothing for other methods. */
export function PaymentNumbers({ payment }: { payment: Payment }) {
  const method = paymentMethod(payment.type);
  const name = method?.label ?? payment.typeText;
  const page = paymentPage(payment.type);
  if (page === 'transfer') return <TransferNumbers payment={payment} name={name} />;
  // The page 'default' has the methods that are neither transfer, QR code nor card, such as a store with a code for its cashier.
  if (page !== 'default' || !payment.code) return null;
  return (
    <AccountNumber
      label="Kode pembayaran"
      value={payment.code}
      badge={<Badge tone="info">{name}</Badge>}
      note={`Tunjukkan kode ini di kasir ${name}.`}
    />
  );
}

function TransferNumbers({ payment, name }: { payment: Payment; name: string }) {
  const { code, vaNumber, accountHolder } = payment;
  const bankCode = paymentMethod(payment.type)?.bankCode;
  return (
    <>
      {code && <AccountNumber label="Kode perusahaan" value={code} />}
      {vaNumber && (
        <AccountNumber
          label={payment.type === 'mandiri_bill' ? 'Nomor tagihan' : 'Nomor virtual account'}
          value={vaNumber}
          badge={<Badge tone="info">{name}</Badge>}
          note={accountHolder ? `a.n. ${accountHolder}` : undefined}
        />
      )}
      {bankCode && vaNumber && (
        <p className="nu:text-sm nu:text-muted">
          Dari bank lain, pilih transfer antarbank dengan kode bank{' '}
          <strong className="nu:tabular nu:text-ink">{bankCode}</strong>, lalu masukkan {vaNumber.length}{' '}
          digit nomor di atas.
        </p>
      )}
    </>
  );
}
