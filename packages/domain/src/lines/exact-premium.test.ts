import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PERSON_PRICING } from './insured-person/pricing.ts';
import { CONSTRUCTION_CLASSES } from './property/building-options.ts';
import { earthquakeBand } from './property/earthquake-rates.ts';
import { FLOOD_RATES, floodRegion } from './property/flood-rates.ts';
import { FLOOD_ZONES } from './property/flood-zone.ts';
import { propertyPlan } from './property/order.fixture.ts';
import { propertyPrice } from './property/price.ts';
import type { PropertyType } from './property/property-type.ts';
import { OCCUPATIONS, REGENCIES } from './property/tariff.fixture.ts';
import { rulesOf } from './rules.ts';
import { BASE_RATES } from './vehicle/base-rates.ts';
import { vehiclePlan } from './vehicle/order.fixture.ts';
import { type QuotedVehicle, quoteVehicle, type VehicleTariff } from './vehicle/quote.ts';
import { TARIFF_REGIONS } from './vehicle/tariff-region.ts';

/** Exact fractions, independent of `money/rate.ts`. A premium is a product of fractions, rounded half up once [Q16]. */
type Fraction = { numerator: bigint; denominator: bigint };

const fraction = (numerator: number, denominator = 1): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});
const multiply = (...factors: Fraction[]): Fraction =>
  factors.reduce(
    (product, { numerator, denominator }) => ({
      numerator: product.numerator * numerator,
      denominator: product.denominator * denominator,
    }),
    fraction(1),
  );
const ppmFraction = (rate: number) => fraction(rate, 1_000_000);
/** Rounds half up: ⌊x + 1/2⌋. */
const roundHalfUp = ({ numerator, denominator }: Fraction): number =>
  Number((2n * numerator + denominator) / (2n * denominator));
/** Returns by how many rupiah a rounded amount is below the exact amount. */
const shortfall = (amount: number, { numerator, denominator }: Fraction): number =>
  Number(((numerator - BigInt(amount) * denominator) * 1_000_000n) / denominator) / 1_000_000;

const today = '2026-11-22';
const NO_FEE = { useServiceFee: false, method: 'nominal', value: 0, maximumValue: 0 } as const;

describe('a vehicle premium', () => {
  /** The tariff band of All Risk cars of 200 to 400 million rupiah in region 2. */
  const [low, high] = BASE_RATES.allrisk[3][1] ?? [0, 0];
  const planAt = (rate: number, discountRate = 0): VehicleTariff => ({
    ...vehiclePlan,
    maxAge: 15,
    rates: [{ category: 3, region: 2, rate }],
    discountRate,
  });
  const carOf = (price: number, year: number): QuotedVehicle => ({
    vehicle: { vehicleType: 'MV4', year, price, region: 2, seats: 7 },
    accesories: [],
    expansion: [],
  });
  /** Returns 1 plus 5 % for each year after the fifth. */
  const ageLoading = (year: number) => fraction(20 + Math.max(0, 2026 - year - 5), 20);

  // 200,000,216 × 2.08 % = 4,160,004.4928; with a loading of 10 %: 4,576,004.94208.
  // 200,000,020 × 2.08 % = 4,160,000.416; with a loading of 25 %: 5,200,000.52; with a loading of 5 %: 4,368,000.4368.
  test.each([
    [200_000_216, 2019, 4_576_005],
    [200_000_020, 2016, 5_200_001],
    [200_000_020, 2020, 4_368_000],
  ])(
    'the premium of a vehicle of %d rupiah with the model year %d is rounded once, after the loading for age',
    (price, year, premium) => {
      expect(quoteVehicle(planAt(low), carOf(price, year), today)?.premi.discount).toBe(premium);
    },
  );

  test('the premium is never more than half a rupiah below the tariff band', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200_000_001, max: 400_000_000 }),
        fc.integer({ min: 2011, max: 2027 }),
        (price, year) => {
          const quote = quoteVehicle(planAt(low), carOf(price, year), today) ?? expect.unreachable();
          const exact = multiply(fraction(price), ppmFraction(low), ageLoading(year));
          expect(shortfall(quote.premi.discount, exact)).toBeLessThanOrEqual(0.5);
        },
      ),
      { numRuns: 5_000 },
    );
  });

  test('equals the exact product of sum insured, rate and loading, rounded once, plus the extensions', () => {
    const randomCase = fc.record({
      price: fc.integer({ min: 150_000_000, max: 390_000_000 }),
      accessory: fc.nat({ max: 10_000_000 }),
      year: fc.integer({ min: 2011, max: 2027 }),
      rate: fc.integer({ min: low, max: high }),
      discountRate: fc.nat({ max: 300_000 }),
      chosenIds: fc.subarray(['e1', 'e2', 'seat', 'workshop']),
      seats: fc.integer({ min: 2, max: 60 }),
    });
    let quoteCount = 0;
    fc.assert(
      fc.property(randomCase, ({ price, accessory, year, rate, discountRate, chosenIds, seats }) => {
        const sameRates = (ratePpm: number) => TARIFF_REGIONS.map(() => ratePpm);
        const product: VehicleTariff = {
          ...planAt(rate, discountRate),
          expansion: [
            ...vehiclePlan.expansion,
            {
              _id: 'seat',
              featureId: 's',
              code: 'PA_PASSENGER',
              name: 'S',
              limit: 10_000_001,
              rates: sameRates(1_003),
            },
            {
              _id: 'workshop',
              featureId: 'w',
              code: 'AUTHORIZED_WORKSHOP',
              name: 'W',
              limit: 0,
              rates: sameRates(50_001),
            },
          ],
        };
        const order: QuotedVehicle = {
          ...carOf(price, year),
          accesories: [{ accesoriesValue: accessory }],
          expansion: chosenIds,
        };
        const quote = quoteVehicle(product, { ...order, vehicle: { ...order.vehicle, seats } }, today);
        if (!quote) return;
        quoteCount += 1;
        const sumInsured = fraction(price + accessory);
        // All rates are whole parts per million. The discounted rate is at least the lower end of the band.
        const discountedRate = Math.max(
          low,
          roundHalfUp(multiply(fraction(rate), ppmFraction(1_000_000 - discountRate))),
        );
        const liabilityPremium = multiply(fraction(25_000_000), ppmFraction(10_000));
        // In `vehiclePlan`, e1 costs 1,100 parts per million in region 2, and e2 covers liability up to Rp25,000,000.
        const extensionPremiums: Record<string, Fraction> = {
          e1: multiply(sumInsured, ppmFraction(1_100)),
          e2: liabilityPremium,
          seat: multiply(fraction(10_000_001), ppmFraction(1_003), fraction(seats - 1)),
          workshop: multiply(sumInsured, ppmFraction(rate), ppmFraction(50_001)),
        };
        const extensionPremium = chosenIds.reduce(
          (total, id) => total + roundHalfUp(extensionPremiums[id] ?? fraction(0)),
          0,
        );
        const premiumAt = (ratePpm: number) =>
          roundHalfUp(multiply(sumInsured, ppmFraction(ratePpm), ageLoading(year))) + extensionPremium;
        expect(quote.premi).toEqual({ normal: premiumAt(rate), discount: premiumAt(discountedRate) });
      }),
      { numRuns: 5_000 },
    );
    expect(quoteCount).toBeGreaterThan(1_000);
  });
});

describe.each<PropertyType>(['kebakaran', 'gempabumi', 'kebakaran-gempabumi'])('a premium of %s', (type) => {
  const plan = {
    ...propertyPlan(type),
    adminFee: 0,
    serviceFee: NO_FEE,
    sumInsured: { min: 1, max: 999_999_999_999 },
    maxTimePeriod: 25,
  };
  const houses = OCCUPATIONS.filter(({ code, bands }) => code === '2976' && bands !== null);
  const randomCase = fc.record({
    occupation: fc.constantFrom(...houses),
    classConstruction: fc.constantFrom(...CONSTRUCTION_CLASSES),
    regency: fc.constantFrom(...REGENCIES),
    buildingPrices: fc.integer({ min: 1, max: 999_999_999_999 }),
    timePeriod: fc.integer({ min: 1, max: 25 }),
    floodZone: fc.option(fc.constantFrom(...FLOOD_ZONES)),
  });

  test('equals the exact product of sum insured, rate and years, rounded once for each cover', () => {
    fc.assert(
      fc.property(
        randomCase,
        ({ occupation, classConstruction, regency, buildingPrices, timePeriod, floodZone: randomZone }) => {
          const fireBand = occupation.bands?.[classConstruction] ?? expect.unreachable();
          const floodZone = type === 'gempabumi' ? null : randomZone;
          const building = {
            occupationCode: occupation.code,
            buildingPrices,
            classConstruction,
            floodZone,
            fireBand,
            construction: 'Rangka Baja' as const,
            totalFloor: 2,
            zone: regency.zone,
            objectAddresses: { province: regency.province },
          };
          // The product charges the lower end of the fire band and the upper end of the flood band. The earthquake band
          // has one rate.
          const { low: earthquakeRate } = earthquakeBand({ ...building, isDwelling: true });
          const floodRate =
            floodZone === null ? null : FLOOD_RATES[floodRegion(regency.province)][floodZone].high;
          const exactPremium = (rate: number) =>
            roundHalfUp(multiply(fraction(buildingPrices), ppmFraction(rate), fraction(timePeriod)));
          const premiums = [
            ...(type === 'gempabumi' ? [] : [exactPremium(fireBand.low)]),
            ...(type === 'kebakaran' ? [] : [exactPremium(earthquakeRate)]),
            ...(floodRate === null ? [] : [exactPremium(floodRate)]),
          ];
          const price = propertyPrice(plan, { building, timePeriod, printPolicy: false });
          const adminFee = 0;
          expect(price?.rows.map(({ amount }) => amount)).toEqual([...premiums, adminFee]);
          expect(price?.amounts.total).toBe(premiums.reduce((sum, premium) => sum + premium, 0));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

test.each(['kesehatan', 'kecelakaandiri'] as const)(
  'an order of %s has the premium of the age band, and a service fee that is rounded once',
  (line) => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), fc.nat({ max: 1_000 }), (value, hundredthsOfPercent) => {
        const plan = {
          premi: [{ minAge: 18, maxAge: 60, value }],
          adminFee: 50_000,
          policyPrintFee: 25_000,
          serviceFee: {
            useServiceFee: true,
            method: 'percentage',
            value: hundredthsOfPercent / 100,
            maximumValue: 100_000_000,
          } as const,
        };
        const price = PERSON_PRICING.price(plan, { birthDate: '1990-06-15', printPolicy: true }, today);
        const serviceFee = roundHalfUp(multiply(fraction(value), fraction(hundredthsOfPercent, 10_000)));
        expect(rulesOf(line).price).toBe(PERSON_PRICING.price);
        expect(price?.amounts).toEqual({
          premium: value,
          adminFee: 50_000,
          policyPrintFee: 25_000,
          serviceFee,
          total: value + 75_000 + serviceFee,
        });
      }),
    );
  },
);
