import {
  type CatalogueModel,
  type Misfit,
  misfits,
  NO_SUCH_AREA_MESSAGE,
  type SearchField,
  searchProblems,
  TARIFF_REGION_LABELS,
} from '@naungan/domain/lines/vehicle';
import type { SearchedVehicle } from '@naungan/domain/lines/vehicle/record';
import { formatRupiah } from '@naungan/domain/money';
import type { Db, Tx } from '../../db/client.ts';
import type { CheckedOrder, Discrepancy } from '../line.ts';
import { modelInYear, plateArea } from './search-repository.ts';

type Vehicle = SearchedVehicle;
type Order = CheckedOrder<'kendaraan'>;
type ModelFacts = Pick<Vehicle, 'brandText' | 'modelText' | 'seats'> & CatalogueModel;
type AreaFacts = Pick<Vehicle, 'areaName' | 'region'>;

/** The model as its order was told of it, else as the catalogue has it today. */
async function knownModel(db: Db | Tx, vehicle: Vehicle, former?: Vehicle): Promise<ModelFacts | null> {
  const { model, year } = vehicle;
  if (former?.model !== model || former.year !== year) return modelInYear(db, model, year);
  return { ...former, market: { price: former.marketPrice, deviation: former.deviation } };
}

async function knownArea(db: Db | Tx, { area }: Vehicle, former?: Vehicle): Promise<AreaFacts | null> {
  if (former?.area === area) return former;
  const found = await plateArea(db, area);
  return found && { areaName: found.title, region: found.region };
}

const wrong = (field: string, message: string): Discrepancy => ({
  slice: 'vehicle',
  field,
  message,
  changed: false,
});

/** The field of an order that holds what a search calls otherwise. */
const FIELDS: Partial<Record<SearchField, keyof Vehicle>> = { plat: 'area' };

/** A figure that an order shows otherwise than it is. */
function figure(
  field: keyof Vehicle,
  label: string,
  [from, to]: [number, number],
  text: (value: number) => string = String,
): Discrepancy[] {
  if (from === to) return [];
  const message = `${label} berubah dari ${text(from)} menjadi ${text(to)}`;
  return [{ slice: 'vehicle', field, message, changed: true, figures: { from, to } }];
}

function name(field: keyof Vehicle, label: string, [from, to]: [string, string]): Discrepancy[] {
  const message = `${label} pada katalog adalah ${to}`;
  return from === to ? [] : [{ slice: 'vehicle', field, message, changed: true }];
}

const percent = (value: number) => `${value}%`;
const regionText = (region: number) =>
  Object.entries(TARIFF_REGION_LABELS).find(([key]) => Number(key) === region)?.[1] ?? `Wilayah ${region}`;

/** Each fact that a form tells of the catalogue and that is otherwise there. */
function changedFacts(vehicle: Vehicle, model: ModelFacts, area: AreaFacts): Discrepancy[] {
  const { price: marketPrice, deviation } = model.market ?? vehicle;
  return [
    ...name('brandText', 'Brand', [vehicle.brandText, model.brandText]),
    ...name('modelText', 'Model', [vehicle.modelText, model.modelText]),
    ...name('areaName', 'Wilayah', [vehicle.areaName, area.areaName]),
    ...figure('marketPrice', 'Harga pasaran', [vehicle.marketPrice, marketPrice], formatRupiah),
    ...figure('deviation', 'Batas selisih harga', [vehicle.deviation, deviation], percent),
    ...figure('seats', 'Jumlah kursi', [vehicle.seats, model.seats]),
    ...figure('region', 'Wilayah tarif', [vehicle.region, area.region], regionText),
  ];
}

/** Where the wizard asks for what does not fit. */
const MISFITS: Record<Misfit['path'], Pick<Discrepancy, 'slice' | 'field'>> = {
  vehicle: { slice: 'vehicle', field: 'vehicleType' },
  year: { slice: 'vehicle', field: 'year' },
  expansion: { slice: 'additions', field: 'expansion' },
  accesories: { slice: 'additions', field: 'accesories' },
};

/**
 * Whether the vehicle of an order is the one that the catalogue has: model of that brand, type and year, and all that
 * the premium follows from. What an order was told when it was placed holds while it is corrected. Then whether the
 * product insures it so.
 */
export async function checkVehicle(
  db: Db | Tx,
  { product, details, former, day }: Order,
): Promise<Discrepancy[]> {
  const { vehicle, additions } = details;
  const model = await knownModel(db, vehicle, former?.vehicle);
  const area = await knownArea(db, vehicle, former?.vehicle);
  const { price: priceProblem, ...problems } = searchProblems(
    { ...vehicle, plat: vehicle.area, coverage: [] },
    model,
    day,
  );
  const found = Object.entries(problems).map(([field, message]) =>
    wrong(FIELDS[field as SearchField] ?? field, message),
  );
  if (!area) found.push(wrong('area', NO_SUCH_AREA_MESSAGE));
  if (found.length > 0 || !model || !area) return found;
  const changed = changedFacts(vehicle, model, area);
  // Its own limits were looked at by the step: only another market price puts it outside.
  if (priceProblem !== undefined)
    changed.push({ slice: 'vehicle', field: 'price', message: priceProblem, changed: true });
  if (changed.length > 0) return changed;
  return misfits(product, { vehicle, ...additions }, day).map(({ path, message }) => ({
    ...MISFITS[path],
    message,
    changed: false,
  }));
}
