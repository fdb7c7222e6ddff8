import {
  acceptsOccupation,
  EARTHQUAKE_ZONES,
  eligibilityProblems,
  FLOOD_ZONES,
  PROPERTY_TYPE_ROWS,
  PROPERTY_TYPES,
  type PricedBuilding,
  quoteProperty,
} from '@naungan/domain/lines/property';
import { anyPropertyPlan } from '@naungan/domain/lines/property/record';
import { describe, expect, it } from 'vitest';
import { propertyPlans } from './plans.ts';
import { occupations, zonedDistricts } from './reference.ts';

const plans = propertyPlans.map(({ plan }) => plan);
const [house = expect.unreachable()] = occupations.filter(({ _id }) => _id === '2976');

const building: PricedBuilding = {
  occupationCode: house.code,
  buildingPrices: 1_200_000_000,
  classConstruction: 'class1',
  construction: 'Rangka Baja',
  totalFloor: 2,
  objectAddresses: { province: 'Jawa Tengah' },
  zone: 4,
  fireBand: house.bands?.class1 ?? null,
  floodZone: null,
};

describe('the seeded property products', () => {
  it('the seeded property products fit the product schema and have unique codes, names and ids', () => {
    for (const plan of plans) expect(anyPropertyPlan.parse(plan)).toEqual(plan);
    for (const key of ['_id', 'productName'] as const)
      expect(new Set(plans.map((plan) => plan[key])).size).toBe(plans.length);
    expect(new Set(propertyPlans.map(({ code }) => code)).size).toBe(plans.length);
  });

  it('the seeded property products come from at least 6 insurers, at least 3 for each type, and include both transaction types and products with and without flood cover', () => {
    const insurersOf = (plansToCount: typeof plans) =>
      new Set(plansToCount.map(({ insuranceCompany }) => insuranceCompany._id)).size;
    expect(insurersOf(plans)).toBeGreaterThanOrEqual(6);
    for (const type of PROPERTY_TYPES) {
      const plansOfType = plans.filter(({ typeCoverage }) => typeCoverage === type);
      expect(insurersOf(plansOfType)).toBeGreaterThanOrEqual(3);
      expect(new Set(plansOfType.map(({ transactionType }) => transactionType)).size).toBe(2);
      expect(new Set(plansOfType.map(({ flood }) => flood !== null)).size).toBe(
        PROPERTY_TYPE_ROWS[type].fire ? 2 : 1,
      );
    }
  });

  it("the seeded property products stay within the regulator's rates for every occupation and class that they accept", () => {
    const violations: unknown[] = [];
    for (const plan of plans) {
      for (const { code, bands } of occupations) {
        for (const classConstruction of ['class1', 'class2', 'class3'] as const) {
          // The length of the code chooses the zone, so that several zones are tested.
          const zone = EARTHQUAKE_ZONES[code.length % EARTHQUAKE_ZONES.length] ?? 1;
          const fireBand = bands?.[classConstruction] ?? null;
          const searchedBuilding = { ...building, occupationCode: code, classConstruction, zone, fireBand };
          const quote = quoteProperty(plan, { building: searchedBuilding, timePeriod: 1 });
          for (const part of [quote?.fire, quote?.earthquake])
            if (part && (part.rate < part.band.low || part.rate > part.band.high))
              violations.push([plan.productName, searchedBuilding, part]);
          if (quote && !acceptsOccupation(plan.occupations, code)) violations.push([plan.productName, code]);
        }
      }
    }
    expect(violations).toEqual([]);
  });

  it('the seeded property products insure a house of Rp1.200.000.000 in each earthquake zone of every province, with flood where it is offered', () => {
    // Leaves out the products that insure only large buildings.
    const homes = plans.filter(
      ({ sumInsured }) => sumInsured.max < 100_000_000_000 && sumInsured.min < 1_000_000_000,
    );
    const districtsByZone = new Map(
      zonedDistricts.map((district) => [`${district.province} ${district.zone}`, district]),
    );
    for (const { province, zone } of districtsByZone.values()) {
      const buildingInZone = { ...building, zone, objectAddresses: { province } };
      for (const plan of homes) {
        expect(eligibilityProblems(plan, { building: buildingInZone, timePeriod: 1 })).toEqual([]);
        if (!plan.flood) continue;
        for (const floodZone of FLOOD_ZONES)
          expect(
            quoteProperty(plan, { building: { ...buildingInZone, floodZone }, timePeriod: 1 })?.flood,
          ).not.toBeNull();
      }
    }
  });

  it('the seeded property products exclude manufacturers of explosives', () => {
    const explosives = ['2399', '286'];
    expect(occupations.map(({ code }) => code)).toEqual(expect.arrayContaining(explosives));
    for (const { occupations: accepted } of plans)
      for (const code of explosives) expect(acceptsOccupation(accepted, code)).toBe(false);
  });

  it('the seeded property products state exclusions and deductibles in separate fields, not in the general information', () => {
    for (const { notCovered, ownRisk, generalInfo } of plans) {
      expect(notCovered).not.toEqual([]);
      expect(ownRisk).not.toEqual([]);
      for (const text of [...notCovered, ...ownRisk.map(({ value }) => value)])
        expect(generalInfo).not.toContain(text);
      expect(generalInfo).not.toMatch(/tidak dijamin|risiko sendiri/i);
    }
  });

  it('the seeded property products have the premium of the tariff for a house in Kota Semarang', () => {
    const [plan = expect.unreachable()] = plans;
    // Fire 0,294‰ to 0,328‰, at 40 % of that range 0,308‰; earthquake in zone 4 1,35‰.
    const quote = quoteProperty(plan, { building, timePeriod: 3 });
    expect([quote?.fire?.premium, quote?.earthquake?.premium]).toEqual([369_600, 1_620_000]);
    expect(quote?.premium).toBe(3 * (369_600 + 1_620_000));
  });
});

it('the property reference data have every occupation and regency, with unique ids', () => {
  expect([occupations.length, zonedDistricts.length]).toEqual([373, 514]);
  for (const rows of [occupations, zonedDistricts])
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
  expect(occupations.filter(({ bands }) => bands === null).map(({ code }) => code)).toEqual(['2762', '2935']);
  expect(occupations.every(({ name }) => name !== '')).toBe(true);
});
