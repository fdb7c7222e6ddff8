import { describe, expect, test } from 'vitest';
import { TODAY } from '../../orders/story-data/draft.ts';
import {
  completeVehicleDraft,
  draftWithoutVehicle,
  vehicleRevisionDetail,
} from '../../orders/story-data/vehicle.fixture.ts';
import { expensiveVehicle, knownVehicle, vehiclePlanOnline, vehicleSearch } from './fixtures.ts';
import { VEHICLE_ORDER } from './order.ts';

const { slices } = completeVehicleDraft;
const priceOf = (orderSlices: typeof slices) =>
  VEHICLE_ORDER.rules.price(vehiclePlanOnline, VEHICLE_ORDER.priceInputOf(orderSlices), TODAY)?.amounts
    .total ?? null;

describe('the draft of a vehicle order', () => {
  test('starts with the searched vehicle and the area of its plate', () => {
    const { vehicle, terms } = VEHICLE_ORDER.emptySlices(vehicleSearch);
    expect(vehicle).toMatchObject({ ...knownVehicle, vehicleLicense: 'B  ', chassisNumber: '' });
    expect(terms.acceptTnc).toBe(false);
  });

  test('has neither a price nor search parameters without a vehicle', () => {
    expect(priceOf(draftWithoutVehicle.slices)).toBeNull();
    expect(VEHICLE_ORDER.params(draftWithoutVehicle.slices)).toEqual({});
  });

  test('changes only the vehicle after a search for another vehicle', () => {
    const newSlices = VEHICLE_ORDER.withSearch(slices, { ...vehicleSearch, knownVehicle: expensiveVehicle });
    expect(newSlices).toEqual({ ...slices, vehicle: { ...slices.vehicle, ...expensiveVehicle } });
  });

  test('does not change after a search for a vehicle that the catalogue lacks', () => {
    const { knownVehicle: _, ...searchWithoutVehicle } = vehicleSearch;
    expect(VEHICLE_ORDER.withSearch(slices, searchWithoutVehicle)).toEqual(slices);
  });

  test('gets the current market price of the same vehicle, and keeps the typed price', () => {
    const search = {
      ...vehicleSearch,
      knownVehicle: { ...knownVehicle, price: 250_000_000, marketPrice: 250_000_000 },
    };
    const updatedSlices = VEHICLE_ORDER.withServerFacts?.(slices, search);
    expect(updatedSlices?.vehicle).toEqual({ ...slices.vehicle, marketPrice: 250_000_000 });
    expect(VEHICLE_ORDER.withServerFacts?.(slices, vehicleSearch)).toBe(slices);
  });

  test('keeps only vehicle and accessories, not extensions, terms and answers, when it is copied for another product', () => {
    const copiedSlices = VEHICLE_ORDER.copySlices(slices);
    expect(copiedSlices.additions).toEqual({ expansion: [], accesories: slices.additions.accesories });
    expect(copiedSlices).toMatchObject({
      vehicle: slices.vehicle,
      terms: { acceptTnc: false },
      declarations: {},
    });
  });

  test('has no premium while the typed price of the vehicle is outside the market range', () => {
    const priceFor = (price: number) => priceOf({ ...slices, vehicle: { ...slices.vehicle, price } });
    expect([237, 237_000, 215_454_545, 260_700_001].map(priceFor)).toEqual([null, null, null, null]);
    expect(priceFor(215_454_546)).toBeGreaterThan(0);
  });

  test('has vehicle, additions and price of the submitted order when it is a revision', () => {
    const revised = VEHICLE_ORDER.revisedSlices(vehicleRevisionDetail);
    expect(revised.vehicle).toEqual(vehicleRevisionDetail.vehicle);
    expect(revised.additions).toEqual(vehicleRevisionDetail.additions);
    expect(priceOf(revised)).toBe(vehicleRevisionDetail.order.amounts.total);
  });
});
