import { WizardSkeleton } from '../../flow/wizard-frame/WizardSkeleton.tsx';
import { type HostAttributes, HostElement } from '../../primitives/HostElement.tsx';
import { OrderCrumbs, type OrderCrumbsProps } from './OrderCrumbs.tsx';
import { OrderIntroduction } from './OrderIntroduction.tsx';

export type OrderSkeletonProps = Omit<OrderCrumbsProps, 'productName'> & {
  /** Name of the plan, if known before it loads. */
  productName?: string | undefined;
};

/** Placeholder of the order page until the member and the draft are known. */
export function OrderSkeleton(props: OrderSkeletonProps & HostAttributes) {
  return (
    <HostElement<OrderSkeletonProps> props={props}>{(own) => <OrderSkeletonContent {...own} />}</HostElement>
  );
}

function OrderSkeletonContent({ productName, ...crumbs }: OrderSkeletonProps) {
  return (
    <>
      {productName && <OrderCrumbs {...crumbs} productName={productName} />}
      <OrderIntroduction line={crumbs.line} />
      <WizardSkeleton />
    </>
  );
}
