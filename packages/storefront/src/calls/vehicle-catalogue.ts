import type { SearchClient } from '@naungan/api/search-client';
import type { VehicleCatalogue } from '@naungan/ui/lines/vehicle/search';

/** Returns the calls of the vehicle catalogue. */
export const catalogueOf = ({ api }: { api: Pick<SearchClient, 'call'> }): VehicleCatalogue => ({
  loadBrands: async (vehicleType) => (await api.call('vehicleBrands', { query: { vehicleType } })).response,
  loadModels: async (brandId, vehicleType) =>
    (await api.call('vehicleModels', { params: { brandId }, query: { vehicleType } })).response,
  loadAreas: async () => (await api.call('plateRegions', {})).response.plats,
  readText: async (q, vehicleType) =>
    (await api.call('vehicleSearchText', { query: { q, vehicleType } })).response,
});
