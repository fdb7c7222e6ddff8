import {
  type NamedModel,
  type TariffCategory,
  tariffCategory,
  type VehicleType,
} from '@naungan/domain/lines/vehicle';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { insertMissing } from '../../db/insert-missing.ts';
import { plateAreas, vehicleModels, vehiclePrices } from '../../db/schema.ts';
import type { CatalogueEntry, PlateArea } from './seed/reference.ts';

const integers = z.array(z.coerce.number().int());
const integersOf = (value: unknown): number[] => integers.parse(value);

/** Returns the brands of a vehicle type, sorted by name. */
export async function brandsOf(db: Db | Tx, vehicleType: VehicleType) {
  return await db
    .selectDistinct({ _id: vehicleModels.brand, brand: vehicleModels.brandText })
    .from(vehicleModels)
    .where(eq(vehicleModels.vehicleType, vehicleType))
    .orderBy(asc(vehicleModels.brandText));
}

type YearModel = {
  _id: string;
  model: string;
  vehicleType: VehicleType;
  category: TariffCategory;
  price: number;
  deviation: number;
  derivedFrom: number | null;
  seats: number;
};

/** Returns the models of a brand, grouped by year; the newest year first [2 §7]. */
export async function modelsOf(db: Db | Tx, brand: string, vehicleType?: VehicleType) {
  const rows = await db
    .select({ model: vehicleModels, marketPrice: vehiclePrices })
    .from(vehicleModels)
    .innerJoin(vehiclePrices, eq(vehiclePrices.modelId, vehicleModels.id))
    .where(
      and(
        eq(vehicleModels.brand, brand),
        vehicleType ? eq(vehicleModels.vehicleType, vehicleType) : undefined,
      ),
    )
    .orderBy(desc(vehiclePrices.year), asc(vehicleModels.modelText));
  const modelsByYear = new Map<number, YearModel[]>();
  for (const { model, marketPrice } of rows) {
    const { price, deviation, derivedFrom, year } = marketPrice;
    const { id: _id, modelText, seats } = model;
    const category = tariffCategory({ vehicleType: model.vehicleType, sumInsured: price });
    const yearModel = {
      _id,
      model: modelText,
      vehicleType: model.vehicleType,
      category,
      price,
      deviation,
      derivedFrom,
      seats,
    };
    modelsByYear.set(year, [...(modelsByYear.get(year) ?? []), yearModel]);
  }
  return [...modelsByYear].map(([year, models]) => ({ year, models }));
}

/** Returns every model with its names, its years (newest first) and the market price of each year. */
export async function namedModels(db: Db | Tx): Promise<NamedModel[]> {
  const { id, brand, brandText, modelText, vehicleType } = vehicleModels;
  const rows = await db
    .select({
      model: id,
      brand,
      brandText,
      modelText,
      vehicleType,
      years: sql`array_agg(${vehiclePrices.year} order by ${vehiclePrices.year} desc)`.mapWith(integersOf),
      prices: sql`array_agg(${vehiclePrices.price} order by ${vehiclePrices.year} desc)`.mapWith(integersOf),
      deviation: sql`max(${vehiclePrices.deviation})`.mapWith(Number),
    })
    .from(vehicleModels)
    .innerJoin(vehiclePrices, eq(vehiclePrices.modelId, id))
    .groupBy(id)
    .orderBy(asc(id));
  return rows;
}

/** Returns every plate region, sorted by plate code. */
export async function plateRegions(db: Db | Tx): Promise<PlateArea[]> {
  const rows = await db.select().from(plateAreas).orderBy(asc(plateAreas.plat));
  return rows.map((area) => ({ platId: area.plat, ...area }));
}

/** Inserts the models, prices and regions that are missing; stored rows stay unchanged. */
export async function addVehicleReference(
  tx: Tx,
  models: readonly CatalogueEntry[],
  areas: readonly PlateArea[],
): Promise<void> {
  const rows = models.map(({ model: id, vehicleType, brand, brandText, modelText, seats }) => ({
    id,
    vehicleType,
    brand,
    brandText,
    modelText,
    seats,
  }));
  const prices = models.flatMap(({ model: modelId, deviation, prices: yearPrices }) =>
    yearPrices.map(({ derivedFrom = null, ...yearPrice }) => ({
      modelId,
      deviation,
      derivedFrom,
      ...yearPrice,
    })),
  );
  await insertMissing(tx, vehicleModels, ['id'], rows);
  await insertMissing(tx, vehiclePrices, ['modelId', 'year'], prices);
  await insertMissing(
    tx,
    plateAreas,
    ['plat'],
    areas.map(({ plat, title, region }) => ({ plat, title, region })),
  );
}
