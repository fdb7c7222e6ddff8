import { CreditCard } from 'lucide-react';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { invoiceMessages } from './messages.ts';

/** The button 'Bayar', which opens the payment dialog. */
export function PayButton(props: Pick<ButtonProps, 'className' | 'onClick'>) {
  const texts = useMessages('Invoice', invoiceMessages);
  return (
    <Button {...props} iconStart={<CreditCard aria-hidden="true" size={20} />}>
      {texts.pay}
    </Button>
  );
}
