import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { readSearchText, type SearchCatalogue, type VehicleType } from '@naungan/domain/lines/vehicle';
import type { Db } from '../../db/client.ts';
import { namedModels, plateRegions } from './reference-repository.ts';

/** A catalogue that was read stands this long; answers made from it are kept by browsers for longer. */
const KEPT_MS = 60_000;
type Kept = { until: number; catalogue: Promise<SearchCatalogue> };
const kept = new WeakMap<Db, Kept>();

async function readCatalogue(db: Db): Promise<SearchCatalogue> {
  const models = await namedModels(db);
  const areas = (await plateRegions(db)).map(({ plat }) => plat);
  return { models, areas };
}

/** Models and regions change by a release, and are searched at every pause in typing: they are read once a minute. */
function catalogueOf(db: Db, now: Date): Promise<SearchCatalogue> {
  const before = kept.get(db);
  const left = (before?.until ?? 0) - now.getTime();
  if (before && left > 0 && left <= KEPT_MS) return before.catalogue;
  const catalogue = readCatalogue(db);
  kept.set(db, { until: now.getTime() + KEPT_MS, catalogue });
  // What failed is read again by the next who asks.
  catalogue.catch(() => kept.delete(db));
  return catalogue;
}

/** What is typed, and the type of vehicle that is chosen beside it. */
type VehicleText = { q: string; vehicleType?: VehicleType | undefined };

/** What a typed text says of a vehicle: of a plate its region only, the rest is asked in the order. */
export async function foundByText(db: Db, { q, vehicleType }: VehicleText, now: Date) {
  const today: IsoDate = todayInJakarta(now);
  const catalogue = await catalogueOf(db, now);
  const { models, total, unknown, plate, ...read } = readSearchText(q, catalogue, today, vehicleType);
  return {
    read: { ...read, ...(plate ? { plat: plate.area } : {}) },
    models: models.map((model) => ({ ...model, years: [...model.years] })),
    ...{ total, unknown },
  };
}
