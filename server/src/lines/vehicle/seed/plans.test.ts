import {
  bandFor,
  COVERS,
  eligibilityProblems,
  offeredExpansions,
  type QuotedVehicle,
  quoteVehicle,
  TARIFF_REGIONS,
  VEHICLE_TYPES,
} from '@naungan/domain/lines/vehicle';
import { vehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { describe, expect, it } from 'vitest';
import { vehicleFeatures } from './features.ts';
import { vehiclePlans } from './plans.ts';
import { vehicleModels } from './reference.ts';

const today = '2026-11-22';
const plans = vehiclePlans.map(({ plan }) => plan);

describe('the seeded vehicle products', () => {
  it('the seeded vehicle products fit the product schema and have unique codes, names and ids', () => {
    for (const plan of plans) expect(vehiclePlan.parse(plan)).toEqual(plan);
    for (const key of ['_id', 'productName'] as const)
      expect(new Set(plans.map((plan) => plan[key])).size).toBe(plans.length);
    expect(new Set(vehiclePlans.map(({ code }) => code)).size).toBe(plans.length);
  });

  it('each cover has seeded products of at least 6 insurers and of both sales channels, with and without survey and discount', () => {
    for (const cover of COVERS) {
      const plansWithCover = plans.filter(({ typeCoverage }) => typeCoverage === cover);
      expect(
        new Set(plansWithCover.map(({ insuranceCompany }) => insuranceCompany._id)).size,
      ).toBeGreaterThanOrEqual(6);
      for (const key of ['transactionType', 'surveyRequired', 'discount'] as const)
        expect(new Set(plansWithCover.map((plan) => plan[key])).size).toBe(2);
    }
  });

  it('the seeded vehicle products include at least 3 products for each vehicle type', () => {
    for (const type of VEHICLE_TYPES) {
      const plansForType = plans.filter(({ vehicleTypes }) => vehicleTypes.includes(type));
      expect([type, plansForType.length >= 3]).toEqual([type, true]);
    }
  });

  it("the seeded vehicle products have rates within the regulator's limits for the newest and oldest year of a model in every region", () => {
    const violations: unknown[] = [];
    for (const plan of plans) {
      const { typeCoverage: cover, vehicleTypes, maxAge } = plan;
      for (const { vehicleType, seats, prices } of vehicleModels) {
        for (const { year, price } of [prices[0], prices.at(-1)].filter((row) => row !== undefined)) {
          for (const region of TARIFF_REGIONS) {
            const vehicle: QuotedVehicle['vehicle'] = { vehicleType, year, price, region, seats };
            const quote = quoteVehicle(plan, { vehicle, accesories: [], expansion: [] }, today);
            const { low, high } = bandFor({ vehicleType, region, sumInsured: price }, cover);
            const isInBand = quote !== null && quote.discountedRate >= low && quote.rate <= high;
            const isInsured =
              vehicleTypes.includes(vehicleType) && Number(today.slice(0, 4)) - year <= maxAge;
            if (isInBand !== isInsured) violations.push([plan.productName, vehicle, quote]);
          }
        }
      }
    }
    expect(violations).toEqual([]);
  });

  it('the seeded vehicle products have only extensions that they offer to at least one of their vehicle types', () => {
    for (const plan of plans) {
      const offeredIds = plan.vehicleTypes.flatMap((vehicleType) => {
        const vehicle = { vehicleType, year: 2025, price: 150_000_000, region: 2, seats: 5 } as const;
        return offeredExpansions(plan, { vehicle, accesories: [] }, today).map(({ _id }) => _id);
      });
      expect(new Set(offeredIds)).toEqual(new Set(plan.expansion.map(({ _id }) => _id)));
    }
  });

  it('the seeded vehicle products list every feature, and more than 5 workshops in Indonesia', () => {
    const featureIds = vehicleFeatures.map(({ _id }) => _id);
    for (const { feature, workshops } of plans) {
      expect(feature.map(({ featureId }) => featureId._id)).toEqual(featureIds);
      expect(workshops.length).toBeGreaterThan(5);
      for (const { latitude, longtitude } of workshops) {
        expect(latitude > -11 && latitude < 6).toBe(true);
        expect(longtitude > 95 && longtitude < 141).toBe(true);
      }
    }
  });

  it('the seeded vehicle products have the premium of the tariff for a car with two extensions and an accessory', () => {
    const [plan = expect.unreachable()] = plans;
    const vehicle = { vehicleType: 'MV4', year: 2024, price: 237_000_000, region: 2, seats: 7 } as const;
    const [flood, quake] = plan.expansion.map(({ _id }) => _id);
    const order = {
      vehicle,
      accesories: [{ accesoriesValue: 3_000_000 }],
      expansion: [flood ?? '', quake ?? ''],
    };
    expect(eligibilityProblems(plan, order, today)).toEqual([]);
    const quote = quoteVehicle(plan, order, today);
    // 240.000.000 × 2,0995 % (2,21 % less 5 %, which is above the minimum of 2,08 %); flood and earthquake 0,115 % each.
    expect(quote?.premi.discount).toBe(5_038_800 + 276_000 + 276_000);
    // 240.000.000 × 2,21 % without the discount.
    expect(quote?.premi.normal).toBe(5_304_000 + 276_000 + 276_000);
  });
});
