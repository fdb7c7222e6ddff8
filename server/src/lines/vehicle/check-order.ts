import {
  type CatalogueModel,
  type EligibilityProblem,
  eligibilityProblems,
  NO_SUCH_AREA_MESSAGE,
  searchProblems,
  TARIFF_REGION_LABELS,
  vehicleQuestions,
} from '@naungan/domain/lines/vehicle';
import type { SearchedVehicle } from '@naungan/domain/lines/vehicle/record';
import { formatRupiah } from '@naungan/domain/money';
import type { Db, Tx } from '../../db/client.ts';
import type { Discrepancy, OrderToCheck } from '../line.ts';
import { modelInYear, plateArea } from './search-repository.ts';

type Vehicle = SearchedVehicle;
type Order = OrderToCheck<'kendaraan'>;
type ModelFacts = Pick<Vehicle, 'brandText' | 'modelText' | 'seats'> & CatalogueModel;
type AreaFacts = Pick<Vehicle, 'areaName' | 'region'>;

/** Returns the facts of the model: from the order if a correction keeps model and year, otherwise from the catalogue. */
async function modelFacts(
  db: Db | Tx,
  vehicle: Vehicle,
  previousVehicle?: Vehicle,
): Promise<ModelFacts | null> {
  const { model, year } = vehicle;
  if (previousVehicle?.model !== model || previousVehicle.year !== year) return modelInYear(db, model, year);
  return {
    ...previousVehicle,
    market: { price: previousVehicle.marketPrice, deviation: previousVehicle.deviation },
  };
}

async function areaFacts(
  db: Db | Tx,
  { area }: Vehicle,
  previousVehicle?: Vehicle,
): Promise<AreaFacts | null> {
  if (previousVehicle?.area === area) return previousVehicle;
  const plate = await plateArea(db, area);
  return plate && { areaName: plate.title, region: plate.region };
}

const invalidFact = (field: string, message: string): Discrepancy => ({
  slice: 'vehicle',
  field,
  message,
  changed: false,
});

/** Names of order fields, by the name of the search field, if the two names differ. */
const ORDER_FIELDS: Readonly<Record<string, keyof Vehicle>> = { plat: 'area' };

/** Returns the discrepancy of a figure between the order (`from`) and the catalogue (`to`); none for equal figures. */
function figureChange(
  field: keyof Vehicle,
  label: string,
  [from, to]: [number, number],
  format: (value: number) => string = String,
): Discrepancy[] {
  if (from === to) return [];
  const message = `${label} berubah dari ${format(from)} menjadi ${format(to)}`;
  return [{ slice: 'vehicle', field, message, changed: true, figures: { from, to } }];
}

function nameChange(field: keyof Vehicle, label: string, [from, to]: [string, string]): Discrepancy[] {
  const message = `${label} pada katalog adalah ${to}`;
  return from === to ? [] : [{ slice: 'vehicle', field, message, changed: true }];
}

const percentText = (value: number) => `${value}%`;
const regionText = (region: number) =>
  Object.entries(TARIFF_REGION_LABELS).find(([key]) => Number(key) === region)?.[1] ?? `Wilayah ${region}`;

/** Returns a discrepancy for each fact of the order that differs from the catalogue. */
function changedFacts(vehicle: Vehicle, model: ModelFacts, area: AreaFacts): Discrepancy[] {
  const { price: marketPrice, deviation } = model.market ?? vehicle;
  return [
    ...nameChange('brandText', 'Brand', [vehicle.brandText, model.brandText]),
    ...nameChange('modelText', 'Model', [vehicle.modelText, model.modelText]),
    ...nameChange('areaName', 'Wilayah', [vehicle.areaName, area.areaName]),
    ...figureChange('marketPrice', 'Harga pasaran', [vehicle.marketPrice, marketPrice], formatRupiah),
    ...figureChange('deviation', 'Batas selisih harga', [vehicle.deviation, deviation], percentText),
    ...figureChange('seats', 'Jumlah kursi', [vehicle.seats, model.seats]),
    ...figureChange('region', 'Wilayah tarif', [vehicle.region, area.region], regionText),
  ];
}

const OTHER_QUESTIONS_MESSAGE = 'Jenis kendaraan ini memerlukan deklarasi lain, silakan buat pesanan baru';

/** Returns whether a correction changes the vehicle's type to a type with questions that the order has not answered. */
function hasUnansweredQuestions({ product, details, previousDetails }: Order): boolean {
  if (!previousDetails) return false;
  const answeredQuestions = vehicleQuestions(product, { ...previousDetails });
  return vehicleQuestions(product, { ...details }).some((question) => !answeredQuestions.includes(question));
}

/** The field of the wizard that shows each eligibility problem. */
const PROBLEM_FIELDS: Record<EligibilityProblem['path'], Pick<Discrepancy, 'slice' | 'field'>> = {
  vehicle: { slice: 'vehicle', field: 'vehicleType' },
  year: { slice: 'vehicle', field: 'year' },
  expansion: { slice: 'additions', field: 'expansion' },
  accesories: { slice: 'additions', field: 'accesories' },
};

/**
 * Compares the vehicle of an order with the catalogue: brand, model, type, year and every fact that the
 * premium depends on. Facts that were valid when the order was placed stay valid during its correction. Then
 * checks whether the product insures the vehicle.
 */
export async function checkVehicle(db: Db | Tx, order: Order): Promise<Discrepancy[]> {
  const { product, details, previousDetails, pricingDay } = order;
  const { vehicle, additions } = details;
  const model = await modelFacts(db, vehicle, previousDetails?.vehicle);
  const area = await areaFacts(db, vehicle, previousDetails?.vehicle);
  const { price: priceProblem, ...problems } = searchProblems(
    { ...vehicle, plat: vehicle.area, coverage: [] },
    model,
    pricingDay,
  );
  const fieldProblems = Object.entries(problems).map(([field, message]) =>
    invalidFact(ORDER_FIELDS[field] ?? field, message),
  );
  if (!area) fieldProblems.push(invalidFact('area', NO_SUCH_AREA_MESSAGE));
  if (hasUnansweredQuestions(order)) fieldProblems.push(invalidFact('vehicleType', OTHER_QUESTIONS_MESSAGE));
  if (fieldProblems.length > 0 || !model || !area) return fieldProblems;
  const changedValues = changedFacts(vehicle, model, area);
  // The step of the form has compared the price with the order's market price. A price problem here therefore means
  // that the market price of the catalogue has changed since.
  if (priceProblem !== undefined)
    changedValues.push({ slice: 'vehicle', field: 'price', message: priceProblem, changed: true });
  if (changedValues.length > 0) return changedValues;
  return eligibilityProblems(product, { vehicle, ...additions }, pricingDay).map(({ path, message }) => ({
    ...PROBLEM_FIELDS[path],
    message,
    changed: false,
  }));
}
