import { CreditCard } from 'lucide-react';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';

/** The button 'Bayar', which opens the payment dialog. */
export function PayButton(props: Pick<ButtonProps, 'className' | 'onClick'>) {
  return (
    <Button {...props} iconStart={<CreditCard aria-hidden="true" size={20} />}>
      Bayar
    </Button>
  );
}
