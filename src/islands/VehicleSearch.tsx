import { VehicleSearchOf } from '@naungan/storefront/flows/VehicleSearch';
import { searchShop } from './search-shop.ts';

/** The search of the landing page. */
export default function VehicleSearch() {
  return <VehicleSearchOf shop={searchShop} />;
}
