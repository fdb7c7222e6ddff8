import { Account as Flow } from '@naungan/storefront/flows/Account';
import type { AccountTab } from '@naungan/ui/account/account-tabs';
import { Site } from './Site.tsx';

export default function AccountPage({ tab }: { tab?: AccountTab }) {
  return (
    <Site>
      <Flow tab={tab} />
    </Site>
  );
}
