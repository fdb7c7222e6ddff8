import type { SoldLine } from '@naungan/domain/lines';
import type { LineDetails } from './line-product.ts';
import { PERSON_DETAILS } from './person/details.tsx';

const LINE_DETAILS: { [L in SoldLine]: LineDetails<L> } = {
  kesehatan: PERSON_DETAILS,
  kecelakaandiri: PERSON_DETAILS,
};

export function lineDetails<L extends SoldLine>(line: L): LineDetails<L> {
  return LINE_DETAILS[line];
}
