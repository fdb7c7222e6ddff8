import type { PlanCard } from '@naungan/domain/lines/record';
import { formatRupiah } from '@naungan/domain/money';
import type { AccidentProduct } from './product.ts';
import { classOf } from './reference-data.ts';

const NOT_COVERED = 'Tidak dijamin';

/** Returns the four facts of a plan card, always in the same order, so that cards are easy to compare. */
export const highlightsOf = (product: AccidentProduct): PlanCard['highlights'] => [
  { title: 'Uang pertanggungan', value: formatRupiah(product.sumInsured) },
  {
    title: 'Biaya pengobatan',
    value: product.medicalLimit ? formatRupiah(product.medicalLimit) : NOT_COVERED,
  },
  {
    title: 'Rawat inap / hari',
    value: product.hospitalCash ? formatRupiah(product.hospitalCash.amount) : NOT_COVERED,
  },
  // `name_id` is the Indonesian name, not an id.
  { title: 'Pekerjaan', value: classOf(product.riskClass).name_id },
];
