import type { Payment } from '@naungan/domain/invoice';
import { formatRupiah } from '@naungan/domain/money';
import { paymentMethod, paymentPage } from '@naungan/domain/payment-method';
import { ExternalLink, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { AccountNumber } from '../account-number/index.ts';
import { HowToPayTabs } from '../how-to-pay-tabs/index.ts';
import { PayDeadline } from '../pay-deadline/index.ts';
import { QrCode } from '../qr-code/index.ts';
import { payLink, qrPicture } from './payment-actions.ts';

export type InstructionsPageProps = {
  payment: Payment;
  now?: (() => Date) | undefined;
  /** The time is up: ask what became of it. */
  onExpire: () => void;
  onReplace: () => void;
  onOpenLink: (url: string) => void;
};

/** How much, to where, until when: without scrolling; how to pay follows. */
export function InstructionsPage({ payment, now, onExpire, onReplace, onOpenLink }: InstructionsPageProps) {
  const [late, setLate] = useState(false);

  function handleExpire() {
    setLate(true);
    onExpire();
  }
  if (late) {
    return (
      <Alert
        tone="warning"
        title="Waktu pembayaran habis"
        action={
          <Button size="sm" onClick={onReplace}>
            Pilih metode lagi
          </Button>
        }
      >
        Nomor pembayaran ini sudah tidak berlaku. Jika Anda sudah membayar, tunggu sebentar: status akan
        berubah sendiri.
      </Alert>
    );
  }
  return (
    <>
      <PayDeadline until={payment.expired} onExpire={handleExpire} {...(now && { now })} />
      <PayTo payment={payment} onOpenLink={onOpenLink} />
      <Total payment={payment} />
      <p className="flex items-center gap-2 text-sm text-muted">
        <RefreshCw aria-hidden="true" size={16} className="shrink-0" />
        Halaman ini berubah sendiri setelah pembayaran diterima.
      </p>
      <HowToPayTabs payment={payment} />
      {payment.message && <p className="text-sm text-muted">{payment.message}</p>}
    </>
  );
}

function Total({ payment }: { payment: Payment }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-line p-4">
      <div className="min-w-0">
        <p className="text-sm text-muted">Total bayar</p>
        <Money value={payment.total} size="xl" />
      </div>
      <CopyButton value={String(payment.total)} subject="total bayar" />
    </div>
  );
}

/** The number, the code or the picture that the money goes to, and the app that takes it. */
function PayTo({ payment, onOpenLink }: Pick<InstructionsPageProps, 'payment' | 'onOpenLink'>) {
  const method = paymentMethod(payment.method);
  const name = method?.label ?? payment.typeText;
  const link = payLink(payment);
  const page = paymentPage(payment.method);
  return (
    <>
      {page === 'qr' && (
        <QrCode
          label={`Kode QR ${name} untuk membayar ${formatRupiah(payment.total)}`}
          src={qrPicture(payment)}
          text={payment.code ?? link}
        />
      )}
      {page === 'transfer' && payment.code && <AccountNumber label="Kode perusahaan" value={payment.code} />}
      {payment.vaNumber && (
        <AccountNumber
          label={payment.method === 'mandiri_bill' ? 'Nomor tagihan' : 'Nomor virtual account'}
          value={payment.vaNumber}
          badge={<Badge tone="info">{name}</Badge>}
        />
      )}
      {page === 'default' && payment.code && (
        <AccountNumber
          label="Kode pembayaran"
          value={payment.code}
          badge={<Badge tone="info">{name}</Badge>}
        />
      )}
      {method?.bankCode && (
        <p className="text-sm text-muted">
          Dari bank lain, pilih transfer antarbank dengan kode bank{' '}
          <strong className="tabular text-ink">{method.bankCode}</strong>.
        </p>
      )}
      {link && (
        <Button iconEnd={<ExternalLink aria-hidden="true" size={18} />} onClick={() => onOpenLink(link)}>
          Buka {name}
        </Button>
      )}
    </>
  );
}
