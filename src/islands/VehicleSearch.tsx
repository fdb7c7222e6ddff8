import { type VehicleSearch as Search, vehicleSearch } from '@naungan/domain/lines/vehicle';
import { catalogueOf } from '@naungan/storefront/calls/vehicle-catalogue';
import { vehiclePremium } from '@naungan/storefront/calls/vehicle-premium';
import { LivePremium } from '@naungan/storefront/flows/LivePremium';
import { VehicleSearchOf, type VehicleSearchProps } from '@naungan/storefront/flows/VehicleSearch';
import { useState } from 'react';
import { PREMIUM_ID } from '../components/search/premium-id.ts';
import { initialSearch } from '../components/search/search-premium.ts';
import { searchShop } from '../components/search/search-shop.ts';

const catalogue = catalogueOf(searchShop);

/** Search form of the vehicle landing page, and the price for its input. */
export default function VehicleSearch({ line }: Pick<VehicleSearchProps, 'line'>) {
  const [search, setSearch] = useState<Search | null>(() => initialSearch(vehicleSearch));
  return (
    <>
      <VehicleSearchOf line={line} shop={searchShop} onSearchChange={setSearch} />
      <LivePremium
        containerId={PREMIUM_ID}
        search={search}
        load={(wanted) => vehiclePremium(searchShop.api, catalogue, wanted)}
      />
    </>
  );
}
