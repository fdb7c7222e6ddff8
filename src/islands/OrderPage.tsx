import { OrderStatus as Flow } from '@naungan/storefront/flows/OrderStatus';
import type { ComponentProps } from 'react';
import { Site } from './Site.tsx';

export default function OrderPage(props: ComponentProps<typeof Flow>) {
  return (
    <Site>
      <Flow {...props} />
    </Site>
  );
}
