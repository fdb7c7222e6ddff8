import { Truck } from 'lucide-react';
import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { DeliveryDialogProps } from './DeliveryDialog.tsx';
import { deliveryMessages } from './messages.ts';

const loadDialog = () => import('./DeliveryDialog.tsx').then((module) => module.DeliveryDialog);

export type DeliveryButtonProps = Pick<DeliveryDialogProps, 'delivery' | 'fallbackAddress'>;

/** A button that opens the delivery status. The dialog loads on the first click. */
export function DeliveryButton(props: DeliveryButtonProps) {
  const texts = useMessages('Delivery', deliveryMessages);
  const { Dialog, open, pending, show, setOpen } = useLazyDialog<DeliveryDialogProps>(loadDialog);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        iconStart={<Truck aria-hidden="true" size={18} />}
        pending={pending}
        onClick={() => void show()}
      >
        {texts.title}
      </Button>
      {Dialog && <Dialog {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}
