import type { SoldLine } from '@naungan/domain/lines';
import { Plans as Flow, type PlansProps } from '@naungan/storefront/flows/Plans';
import { Site } from './Site.tsx';

export default function Plans<L extends SoldLine>(props: PlansProps<L>) {
  return (
    <Site>
      <Flow heading="band" {...props} />
    </Site>
  );
}
