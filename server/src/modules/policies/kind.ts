import type { SoldLine } from '@naungan/domain/lines';
import type { PolicyKind } from '@naungan/domain/policy';
import { serverLine } from '../../lines/catalogue.ts';

/** What a policy covers where each cover of its order has one of its own: 'Gempa Bumi'. */
export function coverLabel({ productType, kind }: { productType: SoldLine; kind: PolicyKind }) {
  const { kinds } = serverLine(productType).certificate;
  return kinds.length > 1 ? kinds.find((one) => one.kind === kind)?.label : undefined;
}
