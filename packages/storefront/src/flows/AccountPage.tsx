import { AccountLayout, type AccountSection, AccountSkeleton } from '@naungan/ui/account/account-layout';
import type { ReactNode } from 'react';
import { MemberOnly } from './Frame.tsx';

export type AccountPageProps = {
  section: AccountSection;
  /** The content with the page's heading. */
  children: ReactNode;
};

/** A page of a single section of the account, with the navigation of the account. */
export function AccountPage({ section, children }: AccountPageProps) {
  const layout = { current: section, hasHeading: true };
  return (
    <MemberOnly placeholder={<AccountSkeleton {...layout} />}>
      {() => <AccountLayout {...layout}>{children}</AccountLayout>}
    </MemberOnly>
  );
}
