import { WizardSkeleton } from '../../flow/wizard-frame/WizardSkeleton.tsx';
import { OrderCrumbs, type OrderCrumbsProps } from './OrderCrumbs.tsx';
import { OrderIntroduction } from './OrderIntroduction.tsx';

export type OrderWaitingProps = Omit<OrderCrumbsProps, 'productName'> & {
  /** Of the plan, when it is known before the rest. */
  productName?: string | undefined;
};

/** The page of an order until it is known who orders, and what of it this device has. */
export function OrderWaiting({ productName, ...crumbs }: OrderWaitingProps) {
  return (
    <>
      {productName && <OrderCrumbs {...crumbs} productName={productName} />}
      <OrderIntroduction line={crumbs.line} />
      <WizardSkeleton />
    </>
  );
}
