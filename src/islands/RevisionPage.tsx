import { OrderRevision as Flow } from '@naungan/storefront/flows/OrderRevision';
import type { ComponentProps } from 'react';
import { Site } from './Site.tsx';

export default function RevisionPage(props: ComponentProps<typeof Flow>) {
  return (
    <Site>
      <Flow {...props} />
    </Site>
  );
}
