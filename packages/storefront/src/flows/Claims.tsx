import { AccountPage } from './AccountPage.tsx';
import { ClaimsPanel } from './panels/ClaimsPanel.tsx';

/** The page 'Klaim Asuransi'. */
export function Claims() {
  return (
    <AccountPage section="claim">
      <ClaimsPanel headingLevel={1} />
    </AccountPage>
  );
}
