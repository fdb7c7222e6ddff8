import type { ProductType } from '@naungan/domain/lines';
import type { Backend } from './backend.ts';
import type { OrderablePlan } from './order-form.ts';
import { quoteProperty } from './property-quote.ts';
import { quoteByExample } from './quote-by-example.ts';
import { quoteVehicle } from './vehicle-quote.ts';

type FindPlan = (backend: Backend, token: string) => Promise<OrderablePlan | null>;

/** Functions for the lines whose search needs values from the back end's catalogue. */
const CATALOGUE_FINDERS: { [L in ProductType]?: FindPlan } = {
  kendaraan: quoteVehicle,
  kebakaran: quoteProperty('kebakaran'),
  gempabumi: quoteProperty('gempabumi'),
  'kebakaran-gempabumi': quoteProperty('kebakaran-gempabumi'),
};

/** Returns a function that finds an orderable product of the line. */
export const planFinder = (line: ProductType): FindPlan => CATALOGUE_FINDERS[line] ?? quoteByExample(line);
