import type { PersonPlanCard } from '@naungan/domain/lines/insured-person/record';
import {
  ADMIN_FEE,
  amounts,
  insured,
  onePage,
  PREMIUM,
  productCore,
  productTerms,
} from '../openapi/example-facts.ts';

import { orderQuoteExample } from './order-quote-example.ts';

const ages = { minAge: 18, maxAge: 60 };

/** Common fields of the example products whose line is searched by date of birth. */
export const personProduct = {
  ...productCore,
  ...productTerms,
  adminFee: ADMIN_FEE,
  gracePeriod: 30,
  coolingPeriod: 14,
  ages,
  premi: [
    { minAge: 18, maxAge: 40, value: PREMIUM },
    { minAge: 41, maxAge: 60, value: 780_000 },
  ],
};

/** Returns a page of a list with one product. */
export function personPage(productName: string, highlight: PersonPlanCard['highlights'][number]) {
  const row: PersonPlanCard = {
    blurred: false,
    ...productCore,
    productName,
    premium: PREMIUM,
    adminFee: ADMIN_FEE,
    highlights: [highlight],
    ages,
  };
  return {
    ...onePage,
    rows: [row],
    birthDate: insured.birthDate,
    age: 36,
    priceScale: { max: 1_000_000, step: 50_000 },
  };
}

const { birthDate } = insured;
/** The example of a quote for a person. */
export const personQuoteExample = orderQuoteExample(
  { birthDate },
  { birthDate, timePeriod: 1 as const },
  amounts,
);
