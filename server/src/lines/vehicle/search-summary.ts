import { COVER_LABELS, coversOf, VEHICLE_TYPE_ROWS, type VehicleSearch } from '@naungan/domain/lines/vehicle';
import { formatRupiah } from '@naungan/domain/money';
import type { Fact } from '../../core/module.ts';
import type { Db, Tx } from '../../db/client.ts';
import { modelInYear } from './search-repository.ts';

/** Returns 'Toyota Avanza 1.5 G CVT' for a model in the catalogue; otherwise the typed brand. */
async function modelText(
  db: Db | Tx,
  { model, brand, year = 0 }: VehicleSearch,
): Promise<string | undefined> {
  const modelRow = model === undefined ? null : await modelInYear(db, model, year);
  return modelRow ? `${modelRow.brandText} ${modelRow.modelText}` : brand;
}

/** Returns the vehicle of a search in one line. */
export async function searchSummary(db: Db | Tx, search: VehicleSearch): Promise<Fact> {
  const { vehicleType, year, price, plat, coverage } = search;
  const hasAllCovers = coverage.length === coversOf(vehicleType).length;
  const parts = [
    VEHICLE_TYPE_ROWS[vehicleType].label,
    await modelText(db, search),
    year,
    price === undefined ? undefined : formatRupiah(price),
    plat && `wilayah ${plat}`,
    hasAllCovers ? undefined : coverage.map((cover) => COVER_LABELS[cover]).join(', '),
  ];
  return { title: 'Kendaraan', value: parts.filter(Boolean).join(', ') };
}
