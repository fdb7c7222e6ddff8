import { isSoldLine, type SoldLine } from '@naungan/domain/lines';

/** The line that a product names as its own, where a list holds products of several; `undefined` for that of the list. */
export function soldAs(plan: object): SoldLine | undefined {
  const type = 'typeCoverage' in plan && typeof plan.typeCoverage === 'string' ? plan.typeCoverage : '';
  return isSoldLine(type) ? type : undefined;
}
