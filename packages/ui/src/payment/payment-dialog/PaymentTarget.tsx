import type { Payment } from '@naungan/domain/invoice/record';
import { formatRupiah } from '@naungan/domain/money';
import { paymentMethod, paymentPage } from '@naungan/domain/payment-method';
import { ExternalLink } from 'lucide-react';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { AccountNumber } from '../account-number/AccountNumber.tsx';
import { QrCode } from '../qr-code/QrCode.tsx';
import { payLink, qrPicture } from './payment-actions.ts';

/** Returns the name that the instructions use for a button: 'Danamon' for 'Danamon Online'. */
const shortName = (name: string): string => name.split(' ')[0] ?? name;

export type PaymentTargetProps = { payment: Payment; onOpenLink: (url: string) => void };

/** The account number, code or QR code of a payment, and a link to its app or page. */
export function PaymentTarget({ payment, onOpenLink }: PaymentTargetProps) {
  const method = paymentMethod(payment.type);
  const name = method?.label ?? payment.typeText;
  const link = payLink(payment);
  const page = paymentPage(payment.type);
  return (
    <>
      {page === 'qr' && (
        <QrCode
          label={`Kode QR ${name} untuk membayar ${formatRupiah(payment.total)}`}
          src={qrPicture(payment)}
          text={payment.code ?? link}
        />
      )}
      {page === 'transfer' && <TransferNumbers payment={payment} name={name} />}
      {page === 'default' && payment.code && (
        <AccountNumber
          label="Kode pembayaran"
          value={payment.code}
          badge={<Badge tone="info">{name}</Badge>}
          note={`Tunjukkan kode ini di kasir ${name}.`}
        />
      )}
      {link && (
        <>
          {page === 'default' && (
            <p className="nu:text-sm nu:text-muted">Pembayaran dilanjutkan di halaman {name}.</p>
          )}
          <Button iconEnd={<ExternalLink aria-hidden="true" size={18} />} onClick={() => onOpenLink(link)}>
            {page === 'default' ? `Lanjut ke ${shortName(name)}` : `Buka ${name}`}
          </Button>
        </>
      )}
    </>
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
