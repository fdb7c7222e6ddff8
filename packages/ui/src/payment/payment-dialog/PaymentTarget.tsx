import type { Payment } from '@naungan/domain/invoice/record';
import { formatRupiah } from '@naungan/domain/money';
import { paymentMethod, paymentPage } from '@naungan/domain/payment-method';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PaymentNumbers } from '../payment-numbers/PaymentNumbers.tsx';
import { QrCode } from '../qr-code/QrCode.tsx';
import { paymentDialogMessages } from './messages.ts';
import { payLink, qrPicture } from './payment-actions.ts';

/** Returns the first word of a provider's name, for the label of a button: 'Danamon' for 'Danamon Online'. */
const shortName = (name: string): string => name.split(' ')[0] ?? name;

export type PaymentTargetProps = { payment: Payment; onOpenLink: (url: string) => void };

/** The account number, code or QR code of a payment, and a button that opens the provider's app or page. */
export function PaymentTarget({ payment, onOpenLink }: PaymentTargetProps) {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  const method = paymentMethod(payment.type);
  const name = method?.label ?? payment.typeText;
  const link = payLink(payment);
  const page = paymentPage(payment.type);
  return (
    <>
      {page === 'qr' && (
        <QrCode
          label={texts.qrLabel(name, formatRupiah(payment.total))}
          src={qrPicture(payment)}
          text={payment.code ?? link}
        />
      )}
      <PaymentNumbers payment={payment} />
      {link && (
        <>
          {page === 'default' && <p className="nu:text-sm nu:text-muted">{texts.continuedAt(name)}</p>}
          <Button iconEnd={<ExternalLink aria-hidden="true" size={18} />} onClick={() => onOpenLink(link)}>
            {page === 'default' ? texts.continueAt(shortName(name)) : texts.open(name)}
          </Button>
        </>
      )}
    </>
  );
}
