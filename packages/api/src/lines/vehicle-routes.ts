import type { NamedRoute } from '../route.ts';

/** The calls of vehicles: products and orders, and what a search is made of [2 §7]. */
export const VEHICLE_ROUTES = {
  plans: { name: 'vehiclePlans', method: 'GET', path: '/vehicle-insurances', auth: 'guest' },
  plan: { name: 'vehiclePlan', method: 'GET', path: '/vehicle-insurances/:id', auth: 'guest' },
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
  brands: { name: 'vehicleBrands', method: 'GET', path: '/vehicles', auth: 'guest' },
  models: { name: 'vehicleModels', method: 'GET', path: '/vehicles/:brandId', auth: 'guest' },
  plateRegions: { name: 'plateRegions', method: 'GET', path: '/platregions', auth: 'guest' },
} as const satisfies Record<string, NamedRoute>;
