import type { ProductType } from '@naungan/domain/lines';
import type { PlanCard } from '@naungan/domain/lines/record';
import { oneYearPrice } from '@naungan/domain/premium';

/** A plan that is priced for an example person or object. */
export type ExamplePlan = Pick<
  PlanCard,
  '_id' | 'productName' | 'logoProduct' | 'insuranceCompany' | 'premium' | 'adminFee' | 'highlights'
>;

/** The cheapest plans of a line for an example, cheapest first. */
export type ExamplePremium = {
  productType: ProductType;
  /** The insured person or object: 'Avanza 2020, Jakarta, TLO'. */
  object: string;
  /** The lowest yearly price with admin fee, divided by twelve and rounded up to whole rupiah. */
  perMonth: number;
  plans: readonly ExamplePlan[];
};

/** Returns the yearly price that the lists show for the plan. */
export const priceOfPlan = ({ premium, adminFee }: ExamplePlan): number => oneYearPrice(premium, adminFee);
