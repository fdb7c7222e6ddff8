import { todayInJakarta } from '@naungan/domain/dates';
import { typedSearchPath } from '@naungan/domain/lines';
import { type VehicleSearch as Search, vehicleSearch } from '@naungan/domain/lines/vehicle';
import type { LineWithForm } from '@naungan/ui/lines';
import { VehicleSearchForm } from '@naungan/ui/lines/vehicle/search';
import { useState } from 'react';
import { catalogueOf } from '../calls/vehicle-catalogue.ts';
import { countPlans } from '../lines/count-plans.ts';
import { typedTextIn } from '../lines/typed-text.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { type SearchShop, useSearchInUrl } from '../react/use-search-in-url.ts';

export type VehicleSearchProps = {
  /** Line whose plans are searched. */
  line: LineWithForm<'vehicle'>;
  /** Initial values of the form. Default: the search in the URL. */
  search?: Search | undefined;
  /** Called after every change. */
  onSearchChange?: (search: Search) => void;
};

/**
 * Finds products for a vehicle. The input is part of the URL, so that a reload and the back button preserve the
 * input. A browser that cannot load the scripts sends the typed text to the server.
 */
export function VehicleSearchOf({
  shop,
  line,
  search: givenSearch,
  onSearchChange,
}: VehicleSearchProps & { shop: SearchShop }) {
  const { search, step, setStep, saveSearch, openList } = useSearchInUrl(
    shop,
    line,
    vehicleSearch,
    givenSearch,
  );
  const [catalogue] = useState(() => catalogueOf(shop));
  const [initialText] = useState(() => typedTextIn(shop.currentUrl().search));

  return (
    <VehicleSearchForm
      method="get"
      action={typedSearchPath(line)}
      search={search}
      initialText={initialText}
      onSearchChange={(changedSearch) => {
        saveSearch(changedSearch);
        onSearchChange?.(changedSearch);
      }}
      step={step}
      onStepChange={(newStep) => newStep !== step && setStep(newStep)}
      catalogue={catalogue}
      today={todayInJakarta(new Date())}
      check={async (formSearch) => (await countPlans(shop.api, line, vehicleSearch, formSearch)).total > 0}
      onSearch={openList}
    />
  );
}

/** The search for a vehicle, connected to the storefront. */
export const VehicleSearch = (props: VehicleSearchProps) => (
  <VehicleSearchOf {...props} shop={useStorefront()} />
);
