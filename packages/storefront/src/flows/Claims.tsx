import { MemberOnly } from './Frame.tsx';
import { ClaimsPanel } from './panels/ClaimsPanel.tsx';

/** Klaim Asuransi. */
export function Claims() {
  return <MemberOnly>{() => <ClaimsPanel headingLevel={1} />}</MemberOnly>;
}
