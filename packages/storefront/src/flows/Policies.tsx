import { MemberOnly } from './Frame.tsx';
import { PoliciesPanel } from './panels/PoliciesPanel.tsx';

/** Polis Asuransi. */
export function Policies() {
  return <MemberOnly>{() => <PoliciesPanel headingLevel={1} />}</MemberOnly>;
}
