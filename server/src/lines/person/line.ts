import type { SoldLine } from '@naungan/domain/lines';

/** The lines that insure a person by age; their plans lie in one table. */
export type PersonLine = Extract<SoldLine, 'kesehatan' | 'kecelakaandiri'>;
