import { MemberOnly } from './Frame.tsx';
import { PoliciesPanel } from './panels/PoliciesPanel.tsx';

/** Polis Asuransi. */
export function PoliciesPage() {
  return <MemberOnly>{() => <PoliciesPanel headingLevel={1} />}</MemberOnly>;
}
