import type { PlanOf, SearchOf } from '@naungan/domain/lines';
import type { KnownVehicle } from '@naungan/domain/lines/vehicle';
import type { NamedRoute } from '../../route.ts';
import type { LineRoutes } from '../line.ts';

type Search = SearchOf<'kendaraan'>;
/** The calls that only this line has. */
type ReferenceCall = 'orderPlan' | 'features' | 'searchText' | 'brands' | 'models' | 'plateRegions';

/** The calls of the vehicle line: products, orders, and the reference data of a search [2 §7]. */
export const VEHICLE_ROUTES = {
  landing: { name: 'vehicleContent', method: 'GET', path: '/pages/product/vehicle', auth: 'guest' },
  plans: { name: 'vehiclePlans', method: 'GET', path: '/vehicle-insurances', auth: 'guest' },
  plan: { name: 'vehiclePlan', method: 'GET', path: '/vehicle-insurances/:id', auth: 'guest' },
  orderQuote: { name: 'quoteVehicleOrder', method: 'POST', path: '/quotes/kendaraan', auth: 'guest' },
  order: {
    name: 'createVehicleOrder',
    method: 'POST',
    path: '/transaction/kendaraan',
    auth: 'member',
    multipart: true,
    partner: true,
  },
  orderPlan: {
    name: 'vehicleOrderPlan',
    method: 'GET',
    path: '/vehicle-insurances/:id/product',
    auth: 'member',
  },
  features: { name: 'vehicleFeatures', method: 'GET', path: '/vehicle-insurances/features', auth: 'guest' },
  searchText: { name: 'vehicleSearchText', method: 'GET', path: '/vehicles/search', auth: 'guest' },
  brands: { name: 'vehicleBrands', method: 'GET', path: '/vehicles', auth: 'guest' },
  models: { name: 'vehicleModels', method: 'GET', path: '/vehicles/:brandId', auth: 'guest' },
  plateRegions: { name: 'plateRegions', method: 'GET', path: '/platregions', auth: 'guest' },
  pageOf: <Page>({ products }: { products: Page }): Page => products,
  planOf: ({ product }: { product: PlanOf<'kendaraan'> }) => product,
  searchOf: ({ vehicle }: { vehicle: KnownVehicle }, search: Search): Search => ({
    ...search,
    knownVehicle: vehicle,
  }),
} as const satisfies LineRoutes<'kendaraan'> & Record<ReferenceCall, NamedRoute>;
