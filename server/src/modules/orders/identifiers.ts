import type { ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { blindIndex } from '../../core/data-keys.ts';
import { identityIndexOf } from '../../core/identity-index.ts';
import { serverLine } from '../../lines/index.ts';

/**
 * Returns the blind indexes by which an order is found: of the insured thing and of the insured person. `details`: the stored
 * details of an order of the line.
 */
export function blindColumns<L extends ProductType>(
  line: L,
  details: unknown,
): { identifiers: string[]; identityIndex: string } {
  const parsedDetails = rulesOf(line).records.details.parse(details);
  return {
    identifiers: serverLine(line).identifiers?.(parsedDetails).map(blindIndex) ?? [],
    identityIndex: identityIndexOf(parsedDetails.insured),
  };
}
