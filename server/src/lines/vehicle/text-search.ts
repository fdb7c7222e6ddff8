import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { readSearchText, type SearchCatalogue, type VehicleType } from '@naungan/domain/lines/vehicle';
import type { Db } from '../../db/client.ts';
import { namedModels, plateRegions } from './reference-repository.ts';

/** Milliseconds after which the catalogue is read again. */
const CACHE_MS = 60_000;
type CachedCatalogue = { until: number; catalogue: Promise<SearchCatalogue> };
const cache = new WeakMap<Db, CachedCatalogue>();

async function readCatalogue(db: Db): Promise<SearchCatalogue> {
  const models = await namedModels(db);
  return { models, areas: await plateRegions(db) };
}

/** Returns the cached catalogue, which changes only with a release and is searched at every pause in typing. */
function catalogueOf(db: Db, now: Date): Promise<SearchCatalogue> {
  const cached = cache.get(db);
  // More than CACHE_MS remain if the clock was set back; the catalogue is then read again.
  const remaining = (cached?.until ?? 0) - now.getTime();
  if (cached && remaining > 0 && remaining <= CACHE_MS) return cached.catalogue;
  const catalogue = readCatalogue(db);
  cache.set(db, { until: now.getTime() + CACHE_MS, catalogue });
  // After a failure, the next call reads the catalogue again.
  catalogue.catch(() => cache.delete(db));
  return catalogue;
}

/** The typed text, and the vehicle type that is selected next to it. */
type VehicleText = { q: string; vehicleType?: VehicleType | undefined };

/** Finds vehicles by a typed text. If the text contains a plate, only its region is used; the order form requests the rest. */
export async function searchByText(db: Db, { q, vehicleType }: VehicleText, now: Date) {
  const today: IsoDate = todayInJakarta(now);
  const catalogue = await catalogueOf(db, now);
  const { models, ...found } = readSearchText(q, catalogue, today, vehicleType);
  return {
    ...found,
    models: models.map((model) => ({ ...model, years: [...model.years], prices: [...model.prices] })),
  };
}
