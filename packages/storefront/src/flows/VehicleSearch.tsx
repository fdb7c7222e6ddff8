import type { Client } from '@naungan/api/client';
import { todayInJakarta } from '@naungan/domain/dates';
import { type VehicleSearch as Search, vehicleSearch } from '@naungan/domain/lines/vehicle';
import { VehicleSearchForm } from '@naungan/ui/lines/vehicle/search';
import { useState } from 'react';
import { catalogueOf } from '../calls/vehicle-catalogue.ts';
import { firstAnswer } from '../lines/first-answer.ts';
import { useStorefront } from '../react/provider.tsx';
import { type SearchPlace, useSearchInAddress } from '../react/use-search-in-address.ts';

const LINE = 'kendaraan';
/** The second page, as the address names it. */
const COVER = 'jaminan';

export type VehicleSearchProps = {
  /** What stands in the form at first; what the address says by default. */
  search?: Search | undefined;
};

/** What the search needs of a storefront: a landing page does without the rest. */
export type SearchShop = SearchPlace & { api: Pick<Client, 'call' | 'line'> };

/** Finds products for a vehicle. What is chosen stands in the address: a refresh and the way back lose nothing. */
export function VehicleSearchOf({ shop, search: given }: VehicleSearchProps & { shop: SearchShop }) {
  const { search, step, setStep, keep, toList } = useSearchInAddress(shop, LINE, vehicleSearch, given);
  const [catalogue] = useState(() => catalogueOf(shop));
  const page = step === COVER ? 'cover' : 'vehicle';

  return (
    <VehicleSearchForm
      search={search}
      onSearchChange={keep}
      page={page}
      onPageChange={(next) => next !== page && setStep(next === 'cover' ? COVER : '')}
      catalogue={catalogue}
      today={todayInJakarta(new Date())}
      check={async (wanted) => (await firstAnswer(shop.api, LINE, vehicleSearch, wanted)).total > 0}
      onSearch={toList}
    />
  );
}

/** The same in the storefront around it. */
export const VehicleSearch = (props: VehicleSearchProps) => (
  <VehicleSearchOf {...props} shop={useStorefront()} />
);
