import { WizardSkeleton } from '../../flow/wizard-frame/WizardSkeleton.tsx';
import { OrderCrumbs, type OrderCrumbsProps } from './OrderCrumbs.tsx';
import { OrderIntroduction } from './OrderIntroduction.tsx';

export type OrderSkeletonProps = Omit<OrderCrumbsProps, 'productName'> & {
  /** Name of the plan, if known before it loads. */
  productName?: string | undefined;
};

/** Placeholder of the order page until the member and the draft are known. */
export function OrderSkeleton({ productName, ...crumbs }: OrderSkeletonProps) {
  return (
    <>
      {productName && <OrderCrumbs {...crumbs} productName={productName} />}
      <OrderIntroduction line={crumbs.line} />
      <WizardSkeleton />
    </>
  );
}
