import {
  AccountLayout,
  type AccountSection,
  AccountSkeleton,
  readAccountSection,
  sectionHref,
} from '@naungan/ui/account/account-layout';
import { lazyFields } from '@naungan/ui/flow/lazy-fields';
import { type ReactNode, useEffect, useState } from 'react';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { MemberOnly } from './Frame.tsx';

/** The class of the placeholder while the code of a panel loads. */
const PLACEHOLDER_CLASS = 'nu:h-96';
const Overview = lazyFields(
  () => import('./panels/OverviewPanel.tsx').then((panel) => panel.OverviewPanel),
  PLACEHOLDER_CLASS,
);
const Orders = lazyFields(
  () => import('./panels/OrdersPanel.tsx').then((panel) => panel.OrdersPanel),
  PLACEHOLDER_CLASS,
);
const Invoices = lazyFields(
  () => import('./panels/InvoicesPanel.tsx').then((panel) => panel.InvoicesPanel),
  PLACEHOLDER_CLASS,
);
const Policies = lazyFields(
  () => import('./panels/PoliciesPanel.tsx').then((panel) => panel.PoliciesPanel),
  PLACEHOLDER_CLASS,
);
const Claims = lazyFields(
  () => import('./panels/ClaimsPanel.tsx').then((panel) => panel.ClaimsPanel),
  PLACEHOLDER_CLASS,
);
const Profile = lazyFields(
  () => import('./panels/ProfilePanel.tsx').then((panel) => panel.ProfilePanel),
  PLACEHOLDER_CLASS,
);

export type AccountProps = {
  /** Initially open section. Default: the section in the URL. */
  section?: AccountSection | undefined;
};

/** The account area; the open section is part of the URL. */
export function Account({ section: initialSection }: AccountProps) {
  const { currentUrl, setUrl, onStep, links } = useStorefront();
  const [section, setSection] = useState(() => initialSection ?? readAccountSection(currentUrl().search));
  useEffect(() => onStep(() => setSection(readAccountSection(currentUrl().search))), [currentUrl, onStep]);

  return (
    <MemberOnly placeholder={<AccountSkeleton current={section} />}>
      {(member) => {
        const contents: Record<AccountSection, ReactNode> = {
          overview: <Overview />,
          purchase: <Orders />,
          invoice: <Invoices />,
          policy: <Policies />,
          claim: <Claims />,
          profile: <Profile member={member} />,
        };
        return (
          <AccountLayout
            current={section}
            onOpen={(openedSection, event) => {
              event.preventDefault();
              setUrl(sectionHref(links, openedSection));
              setSection(openedSection);
            }}
          >
            {contents[section]}
          </AccountLayout>
        );
      }}
    </MemberOnly>
  );
}
