import type { ProductType } from '@naungan/domain/lines';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { OrderTrail } from './OrderTrail.tsx';

/** An order's page until its order is there. */
export function OrderWaiting({ productType }: { productType: ProductType }) {
  return (
    <div className="grid gap-5">
      <OrderTrail productType={productType} />
      <Spinner className="sr-only" />
      <Skeleton className="h-16 w-full max-w-lg" />
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  );
}
