import type { ProductType } from '@naungan/domain/lines';
import type { Backend } from './backend.ts';
import type { Quoted } from './order-form.ts';
import { quoteProperty } from './property-quote.ts';
import { quoteByExample } from './quote-by-example.ts';
import { quoteVehicle } from './vehicle-quote.ts';

type Quote = (backend: Backend, token: string) => Promise<Quoted | null>;

/** The lines whose search needs values from the back end's catalogue. */
const BY_CATALOGUE: { [L in ProductType]?: Quote } = {
  kendaraan: quoteVehicle,
  kebakaran: quoteProperty('kebakaran'),
  gempabumi: quoteProperty('gempabumi'),
  'kebakaran-gempabumi': quoteProperty('kebakaran-gempabumi'),
};

/** Returns how to find a product of a line that can be ordered. */
export const quoteOf = (line: ProductType): Quote => BY_CATALOGUE[line] ?? quoteByExample(line);
