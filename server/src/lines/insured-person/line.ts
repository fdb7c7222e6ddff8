import type { ProductType } from '@naungan/domain/lines';

/** The lines that insure a person, priced by age. Their plans share tables. */
export type PersonLine = Extract<ProductType, 'kesehatan' | 'kecelakaandiri'>;
