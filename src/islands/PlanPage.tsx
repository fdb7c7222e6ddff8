import type { ProductType } from '@naungan/domain/lines';
import { isProductType } from '@naungan/domain/lines';
import { Plan as Flow, type PlanProps } from '@naungan/storefront/flows/Plan';
import { loadLineDetails } from '@naungan/ui/lines';
import { SiteStorefront } from '../components/storefront/SiteStorefront.tsx';

// The first render must equal the server's, which contains the details, so they load before Astro hydrates the island.
// `client:touch`, and `repeatEarlyPress` for `client:load`, repeat earlier presses on the hydrated buttons.
const line = globalThis.document?.querySelector<HTMLElement>('[data-line]')?.dataset.line;
if (isProductType(line)) await loadLineDetails(line);

export default function PlanPage<L extends ProductType>(props: PlanProps<L>) {
  return (
    <SiteStorefront>
      <Flow {...props} />
    </SiteStorefront>
  );
}
