import type { ProductType } from '@naungan/domain/lines';
import { isProductType } from '@naungan/domain/lines';
import { Plan as Flow, type PlanProps } from '@naungan/storefront/flows/Plan';
import { loadLineDetails } from '@naungan/ui/lines';
import { SiteStorefront } from '../components/storefront/SiteStorefront.tsx';

// The details of the line load before Astro hydrates the island, because the first render must equal the server's HTML,
// which contains the details. A visitor may press a button before the hydration: `client:touch` (or `repeatEarlyPress` if
// the directive is `client:load`) then presses the hydrated button.
const line = globalThis.document?.querySelector<HTMLElement>('[data-line]')?.dataset.line;
if (isProductType(line)) await loadLineDetails(line);

export default function PlanPage<L extends ProductType>(props: PlanProps<L>) {
  return (
    <SiteStorefront>
      <Flow {...props} />
    </SiteStorefront>
  );
}
