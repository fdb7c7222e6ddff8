import { VehicleSearchOf, type VehicleSearchProps } from '@naungan/storefront/flows/VehicleSearch';
import { searchShop } from '../components/search/search-shop.ts';

/** Search form of the vehicle landing page. */
export default function VehicleSearch({ line }: Pick<VehicleSearchProps, 'line'>) {
  return <VehicleSearchOf line={line} shop={searchShop} />;
}
