import { type VehicleSearch as Search, vehicleSearch } from '@naungan/domain/lines/vehicle';
import { catalogueOf } from '@naungan/storefront/calls/vehicle-catalogue';
import { vehiclePremium } from '@naungan/storefront/calls/vehicle-premium';
import { LivePremium } from '@naungan/storefront/flows/LivePremium';
import { VehicleSearchOf, type VehicleSearchProps } from '@naungan/storefront/flows/VehicleSearch';
import { useState } from 'react';
import { FormWithUrlState } from '../components/search/FormWithUrlState.tsx';
import { PREMIUM_ID } from '../components/search/premium-id.ts';
import { searchInUrl } from '../components/search/search-in-url.ts';
import type { SearchNavigation } from '../components/search/search-navigation.ts';
import { searchShop } from '../components/search/search-shop.ts';

type Props = Pick<VehicleSearchProps, 'line'>;

const catalogue = catalogueOf(searchShop);

function SearchForm({ line, navigation }: Props & { navigation: SearchNavigation }) {
  const [search, setSearch] = useState<Search | null>(() => searchInUrl(navigation, vehicleSearch));
  return (
    <>
      <VehicleSearchOf line={line} shop={{ ...searchShop, ...navigation }} onSearchChange={setSearch} />
      <LivePremium
        containerId={PREMIUM_ID}
        search={search}
        load={(enteredSearch) => vehiclePremium(searchShop.api, catalogue, enteredSearch)}
      />
    </>
  );
}

/** Search form of the vehicle landing page, and the price for its input. */
export default function VehicleSearch({ line }: Props) {
  return (
    <FormWithUrlState>{(navigation) => <SearchForm line={line} navigation={navigation} />}</FormWithUrlState>
  );
}
