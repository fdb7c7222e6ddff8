import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { plateAreas, vehicleModels, vehiclePrices } from '../../db/schema.ts';

export type ModelInYear = typeof vehicleModels.$inferSelect & {
  market: typeof vehiclePrices.$inferSelect | null;
};

/** Returns a model with its market price in a year, or null. */
export async function modelInYear(db: Db | Tx, model: string, year: number): Promise<ModelInYear | null> {
  const [row] = await db
    .select({ model: vehicleModels, market: vehiclePrices })
    .from(vehicleModels)
    .leftJoin(vehiclePrices, and(eq(vehiclePrices.modelId, vehicleModels.id), eq(vehiclePrices.year, year)))
    .where(eq(vehicleModels.id, model));
  return row ? { ...row.model, market: row.market } : null;
}

/** Returns the row of a plate code, with the name of its area and the tariff region; null for an unknown code. */
export async function plateArea(db: Db | Tx, plat: string) {
  const [area] = await db.select().from(plateAreas).where(eq(plateAreas.plat, plat));
  return area ?? null;
}
