import type { ProductType } from '@naungan/domain/lines';

/** The lines that insure a person, priced by age. The plans of these lines share tables. */
export type PersonLine = Extract<ProductType, 'kesehatan' | 'kecelakaandiri'>;
