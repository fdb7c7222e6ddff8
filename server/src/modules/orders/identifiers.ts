import type { ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { blindIndex } from '../../core/data-keys.ts';
import { serverLine } from '../../lines/index.ts';

/** Returns the blind indexes by which an order is found. `details`: the stored details of an order of the line. */
export function blindIdentifiers<L extends ProductType>(line: L, details: unknown): string[] {
  const { identifiers } = serverLine(line);
  return identifiers?.(rulesOf(line).records.details.parse(details)).map(blindIndex) ?? [];
}
