import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import type { PriceExample } from '../price-example.ts';
import { premiumAt } from './plans-repository.ts';

/** The age on cards of the home page. */
const USUAL_AGE = 36;

/** Returns one example for each band of ages; the first has the usual age of customers. */
export function personExamples({ premi }: PersonPlan): PriceExample<PersonPlan>[] {
  const isUsual = ({ minAge, maxAge }: PersonPlan['premi'][number]) =>
    USUAL_AGE >= minAge && USUAL_AGE <= maxAge;
  return [...premi.filter(isUsual), ...premi.filter((band) => !isUsual(band))].map(({ minAge, maxAge }) => ({
    label: minAge === maxAge ? `Usia ${minAge} tahun` : `Usia ${minAge}–${maxAge} tahun`,
    detail: '',
    sumInsured: null,
    premiumOf: (plan) => premiumAt(plan, minAge),
  }));
}
