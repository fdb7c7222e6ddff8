import { MemberOnly } from './Frame.tsx';
import { ClaimsPanel } from './panels/ClaimsPanel.tsx';

/** The page 'Klaim Asuransi'. */
export function Claims() {
  return <MemberOnly>{() => <ClaimsPanel headingLevel={1} />}</MemberOnly>;
}
