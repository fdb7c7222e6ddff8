import { VehicleSearchOf } from '@naungan/storefront/flows/VehicleSearch';
import { searchShop } from '../components/search/search-shop.ts';

/** Search form of the vehicle landing page. */
export default function VehicleSearch() {
  return <VehicleSearchOf shop={searchShop} />;
}
