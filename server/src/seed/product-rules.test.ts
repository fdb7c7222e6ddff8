import { PROPERTY_TYPE_ROWS } from '@naungan/domain/lines/property';
import { EXTENSIONS, type VehicleType, vehicleQuestions } from '@naungan/domain/lines/vehicle';
import { expect, it } from 'vitest';
import { propertyPlans } from '../lines/property/seed/plans.ts';
import { vehiclePlans } from '../lines/vehicle/seed/plans.ts';

// Rules that every seeded product must follow. The titles name the decision in docs/decisions (0013, 0014) and its rule. A
// failing test lists the products that break the rule.
const vehicles = vehiclePlans.map(({ plan }) => plan);
const buildings = propertyPlans.map(({ plan }) => plan);

/** The question about use for each type of vehicle. */
const USE_QUESTION: Record<VehicleType, RegExp> = {
  MV4: /hanya digunakan untuk keperluan pribadi/,
  MV2: /hanya digunakan untuk keperluan pribadi/,
  TRUCK: /izin usaha angkutan/,
  BUS: /izin usaha angkutan/,
};
const ABOUT_USE = /keperluan pribadi|izin usaha angkutan/;
/** The tariff has loadings for vehicles up to this age in years. */
const MAX_AGE_WITH_LOADING = 15;

const namesOf = (plans: readonly { productName: string }[]) => plans.map(({ productName }) => productName);

it('every vehicle product has one question about commercial use for each of its vehicle types (0013, rule 7)', () => {
  const violations = vehicles.flatMap((plan) =>
    plan.vehicleTypes.flatMap((vehicleType) => {
      const useQuestions = vehicleQuestions(plan, { vehicle: { vehicleType } })
        .map(({ question }) => question)
        .filter((question) => ABOUT_USE.test(question));
      return useQuestions.length === 1 && USE_QUESTION[vehicleType].test(useQuestions[0] ?? '')
        ? []
        : [{ product: plan.productName, vehicleType, useQuestions }];
    }),
  );
  expect(violations).toEqual([]);
});

it('no vehicle product insures vehicles older than 15 years, for which the tariff has no loading (0013, rule 4)', () => {
  expect(namesOf(vehicles.filter(({ maxAge }) => maxAge > MAX_AGE_WITH_LOADING))).toEqual([]);
});

it('no vehicle product has an extension twice with the same limit (0013, rule 5)', () => {
  const repeats = vehicles.filter(
    ({ expansion }) =>
      new Set(expansion.map(({ code, limit }) => `${code} ${limit}`)).size < expansion.length,
  );
  expect(namesOf(repeats)).toEqual([]);
});

it('no TLO product has an extension that only All Risk may have (0013, rule 6)', () => {
  const violations = vehicles.filter(
    ({ typeCoverage, expansion }) =>
      typeCoverage === 'tlo' &&
      expansion.some(({ code }) => {
        const tariff = EXTENSIONS[code];
        return tariff.basis !== 'sum-insured' || tariff.rates.tlo === undefined;
      }),
  );
  expect(namesOf(violations)).toEqual([]);
});

it('every property product asks about the hazards that it covers, and about no other hazards (0014)', () => {
  const hasQuestion = (plan: (typeof buildings)[number], text: RegExp) =>
    plan.declarations.some(({ question }) => text.test(question));
  const violations = buildings.filter((plan) => {
    const { fire, earthquake } = PROPERTY_TYPE_ROWS[plan.typeCoverage];
    return (
      hasQuestion(plan, /mudah terbakar/) !== fire ||
      hasQuestion(plan, /gempa bumi sebelumnya/) !== earthquake
    );
  });
  expect(namesOf(violations)).toEqual([]);
});

it('only property products with fire cover have a flood extension (0014, rule 7)', () => {
  const violations = buildings.filter(
    ({ typeCoverage, flood }) => flood !== null && !PROPERTY_TYPE_ROWS[typeCoverage].fire,
  );
  expect(namesOf(violations)).toEqual([]);
});

it('every vehicle and property product has no question twice, and has a question about the truth of all answers', () => {
  const violations = [...vehicles, ...buildings].filter(({ declarations }) => {
    const texts = declarations.map(({ question }) => question);
    return (
      new Set(texts).size < texts.length ||
      !texts.some((text) => /keterangan yang Anda berikan benar/.test(text))
    );
  });
  expect(namesOf(violations)).toEqual([]);
});
