import { MemberOnly } from './Frame.tsx';
import { PoliciesPanel } from './panels/PoliciesPanel.tsx';

/** The page 'Polis Asuransi'. */
export function Policies() {
  return <MemberOnly>{() => <PoliciesPanel headingLevel={1} />}</MemberOnly>;
}
