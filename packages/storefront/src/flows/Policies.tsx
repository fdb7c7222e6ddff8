import { AccountPage } from './AccountPage.tsx';
import { PoliciesPanel } from './panels/PoliciesPanel.tsx';

/** The page 'Polis Asuransi'. */
export function Policies() {
  return (
    <AccountPage section="policy">
      <PoliciesPanel headingLevel={1} />
    </AccountPage>
  );
}
