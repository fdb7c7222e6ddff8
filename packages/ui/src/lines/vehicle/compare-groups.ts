import { LIMIT_IN_TABLE } from '@naungan/domain/benefit';
import type { IsoDate } from '@naungan/domain/dates';
import { expansionName, offeredExpansions, type VehicleSearch } from '@naungan/domain/lines/vehicle';
import type { VehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { formatRupiah } from '@naungan/domain/money';
import type { CompareGroup } from '../../plans/compare-dialog/compare-group.ts';
import { benefitGroups, type NamedValue, rowsOf } from '../compare-rows.ts';
import { featureText, vehicleTerms } from './plan-terms.ts';
import { quotedVehicleOf } from './product.ts';

const featuresOf = ({ feature }: VehiclePlan): NamedValue[] =>
  feature.map((service) => ({ title: service.featureId.name, value: featureText(service) }));

/** Returns the extensions with their yearly prices for the vehicle; without a vehicle, whether they are offered. */
function expansionsOf(plan: VehiclePlan, search: VehicleSearch, today: IsoDate): NamedValue[] {
  const vehicle = quotedVehicleOf(search);
  if (!vehicle)
    return plan.expansion.map((extension) => ({ title: expansionName(extension), value: 'Tersedia' }));
  return offeredExpansions(plan, vehicle, today).map(({ name, premi }) => ({
    title: name,
    value: formatRupiah(premi),
  }));
}

/**
 * Returns all rows of a comparison of vehicle products. Each row states whether the products differ.
 */
export function vehicleCompareGroups(
  plans: readonly VehiclePlan[],
  search: VehicleSearch,
  today: IsoDate,
): CompareGroup[] {
  const workshopRows = (plan: VehiclePlan) => [
    { title: 'Bengkel rekanan', value: String(plan.workshops.length) },
  ];
  return [
    {
      title: 'Ketentuan',
      rows: rowsOf(plans.map((plan) => [...vehicleTerms(plan), ...workshopRows(plan)])),
    },
    ...benefitGroups(plans, LIMIT_IN_TABLE),
    { title: 'Layanan', rows: rowsOf(plans.map(featuresOf)) },
    {
      title: 'Perluasan, premi tambahan per tahun',
      rows: rowsOf(plans.map((plan) => expansionsOf(plan, search, today))),
    },
  ].filter(({ rows }) => rows.length > 0);
}
