import { isSoldLine, plansPath, type SoldLine } from '@naungan/domain/lines';

/** Whether the list of a line is at `/products/{line}/plan`, and its form at `/order/{id}`; others have pages of their own. */
export function isPlanLine(line: string | undefined): line is SoldLine {
  return isSoldLine(line) && plansPath(line) === `/products/${line}/plan`;
}
