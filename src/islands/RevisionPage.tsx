import { RevisionPage as Flow } from '@naungan/storefront/flows/RevisionPage';
import type { ComponentProps } from 'react';
import { Site } from './Site.tsx';

export default function RevisionPage(props: ComponentProps<typeof Flow>) {
  return (
    <Site>
      <Flow {...props} />
    </Site>
  );
}
