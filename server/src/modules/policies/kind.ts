import type { ProductType } from '@naungan/domain/lines';
import type { PolicyKind } from '@naungan/domain/policy';
import { serverLine } from '../../lines/index.ts';

/**
 * Returns the name of a policy's cover, such as 'Gempa Bumi'; undefined in a line whose orders have only one policy.
 */
export function coverLabel({ productType, kind }: { productType: ProductType; kind: PolicyKind }) {
  const { kinds } = serverLine(productType).certificate;
  return kinds.length > 1 ? kinds.find((candidate) => candidate.kind === kind)?.label : undefined;
}
