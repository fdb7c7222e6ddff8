import { Truck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import type { DeliveryDialogProps } from './DeliveryDialog.tsx';

const DeliveryDialog = lazy(() =>
  import('./DeliveryDialog.tsx').then((part) => ({ default: part.DeliveryDialog })),
);

export type DeliveryButtonProps = Pick<DeliveryDialogProps, 'delivery' | 'fallbackAddress'>;

/** Opens the delivery status; the dialog loads when first asked for. */
export function DeliveryButton(props: DeliveryButtonProps) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        iconStart={<Truck aria-hidden="true" size={18} />}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        Status Pengiriman
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <DeliveryDialog {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
