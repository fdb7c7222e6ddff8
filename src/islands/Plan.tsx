import type { SoldLine } from '@naungan/domain/lines';
import { Plan as Flow, type PlanProps } from '@naungan/storefront/flows/Plan';
import { Site } from './Site.tsx';

export default function Plan<L extends SoldLine>(props: PlanProps<L>) {
  return (
    <Site>
      <Flow heading="band" {...props} />
    </Site>
  );
}
